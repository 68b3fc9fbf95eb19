import type { PageHead, PageRequest } from '@dana/runtime';
import { categoriesQuery } from '#api/categories.queries.ts';
import { categoryCrumbs } from '#features/listing/category-page.tsx';
import { listWords } from '#features/listing/list-words.ts';
import { listingHead } from '#features/listing/listing-head.ts';
import { findCategory } from '#features/listing/listing-query.ts';
import { loadListing } from '#features/listing/load-listing.ts';

export { CategoryPage as Component } from '#features/listing/category-page.tsx';

const scopeOf = ({ params }: PageRequest) => ({ kind: 'category', slug: params.slug ?? '' }) as const;

/** Products of the category, categories and brands. Errors: `PageNotFound` for an unknown category. */
export const loader = (request: PageRequest): Promise<void> => loadListing(request, scopeOf(request));

/** Title, description and picture of the category. */
export function head(request: PageRequest): PageHead {
  const { api, queryClient, t } = request;
  const scope = scopeOf(request);
  const categories = queryClient.getQueryData(categoriesQuery(api).queryKey) ?? [];
  const found = findCategory(categories, scope.slug);
  const name = found?.category.name ?? t('shop.title');
  return listingHead(request, scope, {
    title: name,
    description: found?.category.description || listWords(api, 'category', name),
    image: found?.category.image?.full_url,
    crumbs: categoryCrumbs(found, t('breadcrumbs.home')),
  });
}
