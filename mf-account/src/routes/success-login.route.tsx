import type { PageHead, PageRequest } from '@dana/runtime';

export { SuccessLoginPage as Component } from '#features/arrival/success-login-page.tsx';

export function head({ t }: PageRequest): PageHead {
  return { title: t('arrival.headTitle'), isPrivate: true };
}
