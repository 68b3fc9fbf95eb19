import { paths } from '@dana/contracts/paths';
import { shopOf } from '@dana/contracts/shop/shop-facts';
import type { PageHead, PageRequest } from '@dana/runtime';
import { listingHead } from '#features/listing/listing-head.ts';
import { shopLayoutOf } from '#features/listing/listing-layout.ts';
import { readListing } from '#features/listing/listing-state.ts';
import { loadListing } from '#features/listing/load-listing.ts';
import { shopWords } from '#features/listing/shop-words.ts';

export { ShopPage as Component } from '#features/listing/shop-page.tsx';

const scope = { kind: 'shop' } as const;

/** Products, categories and brands. */
export const loader = (request: PageRequest): Promise<void> =>
  loadListing(request, scope, shopLayoutOf(request.path));

/** Title and description of the shop. Search engines are given one layout only: the others list the same. */
export function head(request: PageRequest): PageHead {
  const { t } = request;
  const title = t(shopWords(readListing(request.search)).title);
  const crumbs = [{ text: t('breadcrumbs.home'), href: paths.home() }, { text: title }];
  return listingHead({ ...request, path: paths.shop() }, scope, {
    title,
    description: shopOf(request.api).lists?.all ?? '',
    crumbs,
  });
}
