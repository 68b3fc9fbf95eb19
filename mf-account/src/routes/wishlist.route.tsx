import { shopOf } from '@dana/contracts/shop/shop-facts';
import type { PageHead, PageRequest } from '@dana/runtime';
import { listedProductQuery } from '#api/product.queries.ts';
import { sentWishlist, sentWishlistQuery } from '#features/wishlist/sent-wishlist.ts';

export { WishlistPage as Component } from '#features/wishlist/wishlist-page.tsx';

// Builds for browsers leave out what the server alone reads.
declare const __ON_SERVER__: boolean;

/** Cards of the first view; the browser asks for those below. */
const firstCards = 6;

/** On the server: the list of the account that the document is for. A guest's is in the browser. */
export async function loader({ api, queryClient, isAnswered }: PageRequest): Promise<void> {
  if (!__ON_SERVER__ || !isAnswered?.('/favorites')) return;
  await queryClient.prefetchQuery(sentWishlistQuery(api));
  const first = sentWishlist(queryClient)?.items.slice(0, firstCards) ?? [];
  await Promise.all(first.map(({ slug }) => queryClient.prefetchQuery(listedProductQuery(api, slug))));
}

/** A list is nobody else's business: search engines leave the page out. */
export function head({ api, t }: PageRequest): PageHead {
  return {
    title: t('wishlist.title'),
    description: t('wishlist.description', { shop: shopOf(api).name }),
    isPrivate: true,
  };
}
