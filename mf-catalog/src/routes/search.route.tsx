import { paths } from '@dana/contracts/paths';
import type { PageHead, PageRequest } from '@dana/runtime';
import { loadListing } from '#features/listing/load-listing.ts';

export { SearchPage as Component } from '#features/listing/search-page.tsx';

/** What was found, categories and brands. */
export const loader = (request: PageRequest): Promise<void> => loadListing(request, { kind: 'search' });

/** Search engines list what they found themselves, so this page is left out. */
export function head({ t, search }: PageRequest): PageHead {
  const query = search.get('searchText') ?? search.get('tag');
  return {
    title: query ? t('search.title', { query }) : t('search.titleOfAll'),
    canonicalPath: paths.search(),
    isPrivate: true,
  };
}
