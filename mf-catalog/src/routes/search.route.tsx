import { paths } from '@dana/contracts/paths';
import type { PageHead, PageRequest } from '@dana/runtime';
import { categoriesQuery } from '#api/categories.queries.ts';
import { isSearching } from '#features/listing/listing-query.ts';
import { readListing } from '#features/listing/listing-state.ts';
import { loadListing } from '#features/listing/load-listing.ts';

export { SearchPage as Component } from '#features/listing/search-page.tsx';

/** What was found, categories and brands; the departments alone where nothing is searched for. */
export async function loader(request: PageRequest): Promise<void> {
  if (isSearching(readListing(request.search))) return loadListing(request, { kind: 'search' });
  await request.queryClient.query(categoriesQuery(request.api)).catch(() => undefined);
}

/** Search engines list what they found themselves, so this page is left out. */
export function head({ t, search }: PageRequest): PageHead {
  const query = search.get('searchText') ?? search.get('tag');
  return {
    title: query ? t('search.title', { query }) : t('search.titleOfAll'),
    canonicalPath: paths.search(),
    isPrivate: true,
  };
}
