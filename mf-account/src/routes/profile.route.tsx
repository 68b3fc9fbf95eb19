import type { PageHead, PageRequest } from '@dana/runtime';

export { ProfilePage as Component } from './profile-page.tsx';

export function head({ t }: PageRequest): PageHead {
  return { title: t('profile.title'), description: t('profile.description'), isPrivate: true };
}
