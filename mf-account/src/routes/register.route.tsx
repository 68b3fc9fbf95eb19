import type { PageHead, PageRequest } from '@dana/runtime';

export { RegistrationPage as Component } from '#features/registration/registration-page.tsx';

export function head({ t }: PageRequest): PageHead {
  return { title: t('register.title'), description: t('register.description'), isPrivate: true };
}
