import { paths } from '@dana/contracts/paths';
import type { PageHead, PageRequest } from '@dana/runtime';
import { brandsQuery } from '#api/brands.queries.ts';
import { listWords } from '#features/listing/list-words.ts';
import { listingHead } from '#features/listing/listing-head.ts';
import { findBrand } from '#features/listing/listing-query.ts';
import { loadListing } from '#features/listing/load-listing.ts';

export { BrandPage as Component } from '#features/listing/brand-page.tsx';

const scopeOf = ({ params }: PageRequest) => ({ kind: 'brand', slug: params.slug ?? '' }) as const;

/** Products of the brand, categories and brands. Errors: `PageNotFound` for an unknown brand. */
export const loader = (request: PageRequest): Promise<void> => loadListing(request, scopeOf(request));

/** Title and description of the brand. */
export function head(request: PageRequest): PageHead {
  const { api, queryClient, t } = request;
  const scope = scopeOf(request);
  const brand = findBrand(queryClient.getQueryData(brandsQuery(api).queryKey) ?? [], scope.slug);
  const name = brand?.name ?? t('shop.title');
  return listingHead(request, scope, {
    title: name,
    description: brand?.description || listWords(api, 'brand', name),
    crumbs: [
      { text: t('breadcrumbs.home'), href: paths.home() },
      { text: t('shop.title'), href: paths.shop() },
      { text: name },
    ],
  });
}
