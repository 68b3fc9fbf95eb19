import { pagingQuerySchema } from '@dana/contracts/api/paging';
import type { Context } from 'hono';
import { readQuery } from './read-input.ts';

export type Paging = { page: number; perPage: number; offset: number };

/** Reads page and per_page; a page size beyond `max` is cut to it. */
export function readPaging(c: Context, sizes: { standard: number; max: number }): Paging {
  const { page = 1, per_page = sizes.standard } = readQuery(c, pagingQuerySchema);
  const perPage = Math.min(per_page, sizes.max);
  return { page, perPage, offset: (page - 1) * perPage };
}

/** The meta of a page; prices are 0 for lists without prices. */
export function pageMeta(paging: Paging, total: number, prices = { min: 0, max: 0 }) {
  return {
    total,
    current_page: paging.page,
    per_page: paging.perPage,
    last_page: Math.max(1, Math.ceil(total / paging.perPage)),
    max_price: prices.max,
    min_price: prices.min,
  };
}

/** Cuts one page out of a list that is small enough to be read whole. */
export function pageOf<Item>(items: Item[], paging: Paging): Item[] {
  return items.slice(paging.offset, paging.offset + paging.perPage);
}
