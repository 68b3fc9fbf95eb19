import type { PageHead, PageRequest } from '@dana/runtime';

export { SignInPage as Component } from '#features/sign-in/sign-in-page.tsx';

export function head({ t }: PageRequest): PageHead {
  return { title: t('signIn.title'), description: t('signIn.description'), isPrivate: true };
}
