import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Paging } from '../http/read-input.ts';
import { countFacets } from './facets.ts';
import type { ListedIds } from './listed-ids.ts';
import { readPriceEnds } from './list-all.ts';
import { type CellCount, withCells } from './listing-cells.ts';
import { readOptionFacets } from './option-facets.ts';
import { type Page, pageOfMany } from './page-of-many.ts';
import type { ProductOrder } from './product-order.ts';
import { admits, type ProductRequest } from './product-request.ts';
import { allOf, isChosen, isInCellsOf, isInRange, isMatch } from './request-conditions.ts';
import { cellsOf, optionsOf, type SampledGroup, sampleMatches, sizeOf } from './sample-matches.ts';
import { sampleRanked } from './sample-ranked.ts';

/** What a broad list needs beside its search: its filters, and what they leave of it. */
type Narrowed = {
  everything: CellCount[];
  admitted: CellCount[];
  range: Condition | null;
  cells: Condition | null;
  chosen: Condition | null;
  filters: Condition[];
  page: Page;
  /** At most `limit` + 1 of what the filters leave, and their page; null where nothing is filtered. */
  found: Awaited<ReturnType<typeof sampleRanked>> | null;
};
type Condition = RawBuilder<unknown>;

/**
 * Reads what the filters leave of a search. It takes as long as reading what the search finds without them, so that the
 * two are read beside each other.
 */
export async function readNarrowed(
  db: Kysely<Database>,
  request: ProductRequest,
  order: ProductOrder,
  { offset, perPage }: Paging,
  limit: number,
  everything: CellCount[],
): Promise<Narrowed> {
  const admitted = everything.filter(({ cell }) => admits(request, cell));
  const cells = admitted.length < everything.length ? isInCellsOf(admitted) : null;
  const isNarrowed = request.options.length > 0 || request.ratingFrom !== null;
  const chosen = isNarrowed ? isChosen(request) : null;
  const range = request.priceFils ? isInRange(request) : null;
  const filters = [range, cells, chosen].filter((each) => each !== null);
  // Beyond what is counted there is no page.
  const page = { offset, perPage: Math.min(perPage, Math.max(0, limit - offset)) };
  const condition = allOf([...filters, isMatch(request)]);
  const found = filters.length === 0 ? null : await sampleRanked(db, request, condition, order, page, limit);
  return { everything, admitted, range, cells, chosen, filters, page, found };
}

/**
 * A page of what finds more than `limit`: matches are counted so far and no further, and what is said about the list
 * comes from those. The page itself is that of the whole list.
 * @param unfiltered – more than `limit` of what the search finds, whatever else is asked for.
 */
export async function listBroadly(
  db: Kysely<Database>,
  request: ProductRequest,
  order: ProductOrder,
  limit: number,
  narrowed: Narrowed,
  unfiltered: SampledGroup[],
): Promise<ListedIds> {
  const { everything, admitted, range, cells, chosen, filters, page } = narrowed;
  // What differs in nothing is read once.
  const found = narrowed.found ?? { groups: unfiltered, ids: [] };
  const sample = async (other: Condition | null) => {
    const conditions = [range, other].filter((each) => each !== null);
    if (conditions.length === filters.length) return found.groups;
    if (conditions.length === 0) return unfiltered;
    return sampleMatches(db, allOf([...conditions, isMatch(request)]), limit + 1);
  };
  const total = sizeOf(found.groups);
  const isMore = total > limit;
  const [ids, options, counted, prices] = await Promise.all([
    isMore ? pageOfMany(db, request, filters, order, page) : found.ids,
    sample(cells).then((groups) => readOptionFacets(db, optionsOf(groups), request, limit)),
    sample(chosen).then((groups) => withCells(db, cellsOf(groups))),
    readPriceEnds(db, everything, admitted),
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
