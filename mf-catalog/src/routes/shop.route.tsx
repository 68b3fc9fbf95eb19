import { paths } from '@dana/contracts/paths';
import type { PageHead, PageRequest } from '@dana/runtime';
import { listingHead } from '#features/listing/listing-head.ts';
import { loadListing } from '#features/listing/load-listing.ts';

export { ShopPage as Component } from '#features/listing/shop-page.tsx';

const scope = { kind: 'shop' } as const;

/** Products, categories and brands. */
export const loader = (request: PageRequest): Promise<void> => loadListing(request, scope);

/** Title and description of the shop. */
export function head(request: PageRequest): PageHead {
  const { t } = request;
  const crumbs = [{ text: t('breadcrumbs.home'), href: paths.home() }, { text: t('shop.title') }];
  return listingHead(request, scope, { title: t('shop.title'), description: t('shop.description'), crumbs });
}
