import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Paging } from '../http/paging.ts';
import { countFacets } from './facets.ts';
import type { ListedIds } from './find-products.ts';
import { readPriceEnds } from './list-all.ts';
import { readCounts, withCells } from './listing-cells.ts';
import { readOptionFacets } from './option-facets.ts';
import { pageOfMany } from './page-of-many.ts';
import type { ProductOrder } from './product-order.ts';
import { admits, type ProductRequest } from './product-request.ts';
import { allOf, isChosen, isInCellsOf, isInRange, isMatch } from './request-conditions.ts';
import { cellsOf, optionsOf, type SampledGroup, sampleMatches, sizeOf } from './sample-matches.ts';
import { sampleRanked } from './sample-ranked.ts';

/**
 * A page of what finds more than `limit`: matches are counted so far and no further, and what is said about the list
 * comes from those. The page itself is that of the whole list.
 * @param unfiltered – more than `limit` of what the search finds, whatever else is asked for.
 */
export async function listBroadly(
  db: Kysely<Database>,
  request: ProductRequest,
  order: ProductOrder,
  paging: Paging,
  limit: number,
  unfiltered: SampledGroup[],
): Promise<ListedIds> {
  const everything = await readCounts(db);
  const admitted = everything.filter(({ cell }) => admits(request, cell));
  const cells = admitted.length < everything.length ? isInCellsOf(admitted) : null;
  const isNarrowed = request.options.length > 0 || request.ratingFrom !== null;
  const narrowed = isNarrowed ? isChosen(request) : null;
  const range = request.priceFils ? isInRange(request) : null;
  const filters = [range, cells, narrowed].filter((each) => each !== null);
  const { offset, perPage } = paging;
  // Beyond what is counted there is no page.
  const page = { offset, perPage: Math.min(perPage, Math.max(0, limit - offset)) };
  // What differs in nothing is read once.
  const wanted: ReturnType<typeof sampleRanked> =
    filters.length === 0
      ? Promise.resolve({ groups: unfiltered, ids: [] })
      : sampleRanked(db, request, allOf([...filters, isMatch(request)]), order, page, limit);
  const sample = async (...others: (typeof cells)[]) => {
    const conditions = [range, ...others].filter((each) => each !== null);
    if (conditions.length === filters.length) return (await wanted).groups;
    if (conditions.length === 0) return unfiltered;
    return sampleMatches(db, allOf([...conditions, isMatch(request)]), limit + 1);
  };
  const [found, inCells, inOptions, prices] = await Promise.all([
    wanted,
    sample(narrowed),
    sample(cells),
    readPriceEnds(db, everything, admitted),
  ]);
  const total = sizeOf(found.groups);
  const isMore = total > limit;
  const [ids, options, counted] = await Promise.all([
    isMore ? pageOfMany(db, request, filters, order, page) : found.ids,
    readOptionFacets(db, optionsOf(inOptions), request, limit),
    withCells(db, cellsOf(inCells)),
  ]);
  const { facets } = countFacets(counted, request);
  return {
    ids,
    total: Math.min(total, limit),
    isMore,
    facets: { ...facets, ...options, isPartial: true },
    ...prices,
  };
}
