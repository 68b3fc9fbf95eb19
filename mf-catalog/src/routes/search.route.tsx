import { paths } from '@dana/contracts/paths';
import { firstCharacters } from '@dana/contracts/read-characters';
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

/** What a tab and a list of results show of it. Unit: characters as they are read. */
const titleQueryMax = 80;

/** Search engines list what they found themselves, so this page is left out. */
export function head({ t, search }: PageRequest): PageHead {
  const { searchText, tag } = readListing(search);
  const query = searchText ?? tag;
  return {
    title: query
      ? t('search.title', { query: firstCharacters(query, titleQueryMax) })
      : t('search.titleOfAll'),
    canonicalPath: paths.search(),
    isPrivate: true,
  };
}
