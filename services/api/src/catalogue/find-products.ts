import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Paging } from '../http/paging.ts';
import type { Currency } from '../money/currencies.ts';
import type { Facets } from './facets.ts';
import { listAll } from './list-all.ts';
import { listMatches } from './list-matches.ts';
import { orderOf } from './product-order.ts';
import { loadProducts, type ProductRow } from './product-rows.ts';
import { type ProductFilters, readRequest } from './product-request.ts';

/** A page of ids with what is said about the whole list. Prices in fils, over everything but the price filter. */
export type ListedIds = {
  ids: number[];
  total: number;
  facets: Facets;
  minPriceFils: number;
  maxPriceFils: number;
};

/**
 * One page of the products that the filters match, how many match, how many each other filter would give, and
 * the lowest and highest price among everything but the price filter itself, so that a price slider keeps its ends.
 */
export async function findProducts(
  db: Kysely<Database>,
  filters: ProductFilters,
  paging: Paging,
  currency: Currency,
): Promise<Omit<ListedIds, 'ids'> & { rows: ProductRow[] }> {
  const request = await readRequest(db, filters, currency);
  const isNarrow = request.search !== null || request.tagIds !== null || request.productIds !== null;
  const order = orderOf(filters, isNarrow);
  const { ids, ...about } = await (isNarrow ? listMatches : listAll)(db, request, order, paging);
  return { ...about, rows: await loadProducts(db, ids) };
}
