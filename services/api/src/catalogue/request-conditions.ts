import { type RawBuilder, sql } from 'kysely';
import type { ProductRequest } from './product-request.ts';

/* A request as conditions on the columns of `listings`. */

/** What a search, a tag or a list of ids finds; everything where there is none of them. */
export function isMatch({ search, tagIds, productIds }: ProductRequest): RawBuilder<unknown> {
  return allOf([
    ...(search ? [search.matches === null ? sql`false` : sql`document @@ ${search.matches}::tsquery`] : []),
    ...(tagIds ? [sql`tag_ids && ${tagIds}::integer[]`] : []),
    ...(productIds ? [sql`product_id = any(${productIds}::integer[])`] : []),
  ]);
}

export function isInRange({ priceFils }: ProductRequest): RawBuilder<unknown> {
  return priceFils ? sql`price_minor between ${priceFils[0]} and ${priceFils[1]}` : sql`true`;
}

/** What cells cover: categories, brands, type, sale and stock. */
export function isInCells(request: ProductRequest): RawBuilder<unknown> {
  const conditions = [
    ...(request.categoryIds ? [sql`category_ids && ${request.categoryIds}::integer[]`] : []),
    ...(request.brandIds ? [sql`brand_id = any(${request.brandIds}::integer[])`] : []),
    ...(request.productType ? [sql`product_type = ${request.productType}`] : []),
    ...(request.isOnSale ? [sql`on_sale`] : []),
    ...(request.isInStock ? [sql`in_stock`] : []),
  ];
  if (conditions.length === 0) return sql`true`;
  return sql`cell_id in (select id from listing_cells where ${allOf(conditions)})`;
}

/** The same for cells that are known. */
export function isInCellsOf(counts: { cell: { id: number } }[]): RawBuilder<unknown> {
  return sql`cell_id = any(${counts.map(({ cell }) => cell.id)}::integer[])`;
}

/** Options and stars. */
export function isChosen({ options, ratingFrom }: ProductRequest): RawBuilder<unknown> {
  return allOf([
    ...options.map(({ ids }) => sql`option_ids && ${ids}::integer[]`),
    ...(ratingFrom === null ? [] : [sql`rating >= ${ratingFrom}`]),
  ]);
}

export function allOf(conditions: RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}
