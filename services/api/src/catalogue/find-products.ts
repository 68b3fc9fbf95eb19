import type { Db } from '../database/schema.ts';
import type { Paging } from '../http/read-input.ts';
import type { Currency } from '../money/currencies.ts';
import { listBroadly, readNarrowed } from './list-broadly.ts';
import { listAll } from './list-all.ts';
import { listMatches } from './list-matches.ts';
import type { ListedIds } from './facets.ts';
import { type BucketCount, readCounts } from './facet-buckets.ts';
import type { SearchPlan } from './plan-search.ts';
import { orderOf } from './product-order.ts';
import { loadProducts, type ProductRow } from './product-rows.ts';
import { type ProductFilters, readRequest } from './product-request.ts';

/** What a search looked for instead of what was typed, as `SearchPlan` has it; null where nothing was searched for. */
export type Searched = Pick<SearchPlan, 'corrected' | 'someWords' | 'leftOut' | 'near'> | null;

/** As far as matches are counted. */
export const countedMax = 1_000;

/**
 * One page of the products that the filters match, how many match, how many each other filter would give, and
 * the lowest and highest price among everything but the price filter itself, so that a price slider keeps its ends.
 * Of matches beyond `limit` it is only said that there are more.
 */
export async function findProducts(
  db: Db,
  filters: ProductFilters,
  paging: Paging,
  currency: Currency,
  limit = countedMax,
): Promise<Omit<ListedIds, 'ids'> & { rows: ProductRow[]; search: Searched }> {
  const request = await readRequest(db, filters, currency);
  const { search, tagIds, productIds, options, ratingFrom } = request;
  const isRanked = search !== null || tagIds !== null || productIds !== null;
  const order = orderOf(filters, isRanked);
  const isAll = !isRanked && options.length === 0 && ratingFrom === null;
  const found = isAll
    ? await listAll(db, request, order, paging, limit)
    : await listFound(db, request, order, paging, limit);
  const { ids, ...about } = found;
  return { ...about, rows: await loadProducts(db, ids), search };
}

async function listFound(...[db, request, order, paging, limit]: Parameters<typeof listMatches>) {
  const counts = readCounts(db);
  const narrow = (all: BucketCount[]) => readNarrowed(db, request, order, paging, limit, all);
  const isLarge = (all: BucketCount[]) => all.reduce((sum, { count }) => sum + count, 0) > limit;
  // What a broad list also needs is read beside the matches, where the shop is large enough to have one.
  const [found, ahead] = await Promise.all([
    listMatches(db, request, order, paging, limit),
    counts.then((all) => (isLarge(all) ? narrow(all) : null)),
  ]);
  if ('list' in found) return found.list;
  return listBroadly(db, request, order, limit, ahead ?? (await narrow(await counts)), found.sample);
}
