import type { CellCount } from './listing-cells.ts';
import { admits, type ProductRequest } from './product-request.ts';

type ValueCount = { id: number; count: number };
export type Facets = { categories: ValueCount[]; brands: ValueCount[]; in_stock: number; on_sale: number };

/**
 * How many products match, and how many each value of a filter would give under the other active filters.
 * `counts` must already follow everything that cells do not cover (price, search, tag).
 */
export function countFacets(counts: CellCount[], request: ProductRequest): { total: number; facets: Facets } {
  const categories = new Map<number, number>();
  const brands = new Map<number, number>();
  let total = 0;
  let inStock = 0;
  let onSale = 0;
  for (const { cell, count } of counts) {
    if (count === 0) continue;
    if (admits(request, cell)) total += count;
    if (admits(request, cell, 'categories')) for (const id of cell.categoryIds) add(categories, id, count);
    if (cell.brandId !== null && admits(request, cell, 'brands')) add(brands, cell.brandId, count);
    if (cell.isInStock && admits(request, cell, 'stock')) inStock += count;
    if (cell.isOnSale && admits(request, cell, 'sale')) onSale += count;
  }
  return {
    total,
    facets: { categories: listed(categories), brands: listed(brands), in_stock: inStock, on_sale: onSale },
  };
}

function add(sums: Map<number, number>, id: number, count: number): void {
  sums.set(id, (sums.get(id) ?? 0) + count);
}

function listed(sums: Map<number, number>): ValueCount[] {
  return [...sums].sort(([a], [b]) => a - b).map(([id, count]) => ({ id, count }));
}
