import { shopOf } from '@dana/contracts/shop/shop-facts';
import type { PageHead, PageRequest } from '@dana/runtime';

export { WishlistPage as Component } from '#features/wishlist/wishlist-page.tsx';

/** A list is nobody else's business: search engines leave the page out. */
export function head({ api, t }: PageRequest): PageHead {
  return {
    title: t('wishlist.title'),
    description: t('wishlist.description', { shop: shopOf(api).name }),
    isPrivate: true,
  };
}
