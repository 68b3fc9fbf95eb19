import type { PageHead, PageRequest } from '@dana/runtime';
import { breadcrumbJsonLd, itemListJsonLd } from './list-json-ld.ts';
import type { ListingScope } from './listing-query.ts';
import { readListing, resetFilters, writeListing } from './listing-state.ts';

/** False in the browser's build, which leaves out what only search engines read. Set by the build. */
declare const __ON_SERVER__: boolean;

type ListingHead = {
  title: string;
  description: string;
  image?: string | undefined;
  crumbs: readonly { text: string; href?: string | undefined }[];
};

/**
 * The head of a listing. Pages after the first are pages of their own; order and view are not; and a combination of
 * filters is left out of search engines, or there would be thousands of nearly equal pages.
 */
export function listingHead(request: PageRequest, scope: ListingScope, words: ListingHead): PageHead {
  const state = readListing(request.search);
  const { t, path } = request;
  const page = state.page > 1 ? `?page=${state.page}` : '';
  const isFiltered = writeListing({ ...state, page: 1 }) !== writeListing(resetFilters(state));
  return {
    title: page ? t('listing.titleOfPage', { title: words.title, page: state.page }) : words.title,
    description: words.description,
    canonicalPath: `${path}${page}`,
    ...(isFiltered && { isPrivate: true }),
    ...(words.image && { image: words.image }),
    ...(__ON_SERVER__ && {
      jsonLd: [breadcrumbJsonLd(request, words.crumbs), ...itemListJsonLd(request, scope)],
    }),
  };
}
