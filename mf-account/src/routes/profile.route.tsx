import { shopOf } from '@dana/contracts/shop/shop-facts';
import type { PageHead, PageRequest } from '@dana/runtime';

export { ProfilePage as Component } from './profile-page.tsx';

export function head({ api, t }: PageRequest): PageHead {
  return {
    title: t('profile.title'),
    description: t('profile.description', { shop: shopOf(api).name }),
    isPrivate: true,
  };
}
