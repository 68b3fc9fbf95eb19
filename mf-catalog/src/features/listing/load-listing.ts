import type { PageRequest } from '@dana/runtime';
import { PageNotFound, PageRedirect } from '@dana/runtime';
import { brandsQuery } from '#api/brands.queries.ts';
import { categoriesQuery } from '#api/categories.queries.ts';
import { relatedProductsQuery } from '#api/product-rows.queries.ts';
import { productsQuery, suggestedProductsQuery } from '#api/products.queries.ts';
import { hasRelated } from './has-related.ts';
import type { ListingLayout } from './listing-layout.ts';
import { findBrand, findCategory, type ListingScope, needsFacets, productsQueryOf } from './listing-query.ts';
import {
  correctedSearch,
  hasPrices,
  inCurrency,
  type ListingState,
  readListing,
  writeListing,
} from './listing-state.ts';
import { ratesQuery } from '#api/currencies.queries.ts';

/** Where pages are appended to each other: how many a document begins with; the shopper can load more from there. */
const maximumPages = 12;

/**
 * Fetches a listing page. Categories and brands are asked for at the same time as the products, unless a name in the
 * address must become an id first. Errors: `PageNotFound` for an unknown category or brand in the path,
 * `PageRedirect` for an old spelling and for a page behind the last one; otherwise those of the API.
 */
export async function loadListing(
  request: PageRequest,
  scope: ListingScope,
  { paging }: Pick<ListingLayout, 'paging'> = { paging: 'pages' },
): Promise<void> {
  const { api, queryClient, search, path } = request;
  const state = readListing(search);
  await toShownCurrency(request, state);
  const facets = loadFacets(request);
  const known = needsFacets(state, scope) ? await facets : { categories: [], brands: [] };
  if (scope.kind === 'category' && !findCategory(known.categories, scope.slug)) throw new PageNotFound();
  if (scope.kind === 'brand' && !findBrand(known.brands, scope.slug)) throw new PageNotFound();

  if (paging === 'more' && state.page > maximumPages)
    throw new PageRedirect(`${path}${writeListing({ ...state, page: maximumPages })}`);

  const query = productsQueryOf(state, scope, known);
  const products = queryClient.query(productsQuery(api, query));
  // Without its filters a listing still lists; they are tried again in the browser.
  const [{ meta, products: found }] = await Promise.all([products, facets.catch(() => undefined)]);
  if (meta.total === 0) await queryClient.query(suggestedProductsQuery(api)).catch(() => undefined);
  else if (scope.kind === 'search' && state.page === 1 && found[0] && hasRelated(api, found))
    await queryClient.query(relatedProductsQuery(api, found[0].slug)).catch(() => undefined);
  const corrected = correctedSearch(search, meta.last_page);
  if (corrected !== undefined) throw new PageRedirect(`${path}${corrected}`);
  if (paging === 'more' && query) {
    const before = Array.from({ length: state.page - 1 }, (_, index) => (index > 0 ? index + 1 : undefined));
    await Promise.all(before.map((page) => queryClient.query(productsQuery(api, { ...query, page }))));
  }
}

/**
 * Prices of an address are meant in the currency that it says. Where another one is shown – after a switch, or by a link that
 * somebody sent – the address is rather the one with the same prices in that.
 */
async function toShownCurrency({ api, queryClient, path }: PageRequest, state: ListingState): Promise<void> {
  if (!hasPrices(state)) return;
  const isAsMeant = inCurrency(state, api.currency, {}) === state;
  if (isAsMeant) return;
  const shown = inCurrency(state, api.currency, await queryClient.query(ratesQuery(api)));
  throw new PageRedirect(`${path}${writeListing(shown)}`);
}

async function loadFacets({ api, queryClient }: PageRequest) {
  const [categories, brands] = await Promise.all([
    queryClient.query(categoriesQuery(api)),
    queryClient.query(brandsQuery(api)),
  ]);
  return { categories, brands };
}
