import type { PageHead, PageRequest } from '@dana/runtime';

export { ConfirmEmailPage as Component } from '#features/confirm-email/confirm-email-page.tsx';

export function head({ t }: PageRequest): PageHead {
  return { title: t('confirmEmail.title'), isPrivate: true };
}
