import type { PageHead, PageRequest } from '@dana/runtime';

export { ForgotPage as Component } from '#features/password-reset/forgot-page.tsx';

export function head({ t }: PageRequest): PageHead {
  return { title: t('forgot.title'), description: t('forgot.description'), isPrivate: true };
}
