import type { PageHead, PageRequest } from '@dana/runtime';

export { WishlistPage as Component } from '#features/wishlist/wishlist-page.tsx';

/** A list is nobody else's business: search engines leave the page out. */
export function head({ t }: PageRequest): PageHead {
  return { title: t('wishlist.title'), description: t('wishlist.description'), isPrivate: true };
}
