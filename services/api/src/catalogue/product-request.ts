import type { productsQuerySchema } from '@dana/contracts/api/listing';
import { foldText } from '@dana/contracts/text-folding';
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Db } from '../database/schema.ts';
import { type Currency, filsRange } from '../money/currencies.ts';
import { type FacetBucket, readOptions } from './facet-buckets.ts';
import { planSearch, type SearchPlan } from './plan-search.ts';
import { rowId } from './product-rows.ts';

export type ProductFilters = z.output<typeof productsQuerySchema>;

/** What a list is to hold. Null: everything. An empty list of ids: nothing. */
export type ProductRequest = {
  categoryIds: number[] | null;
  brandIds: number[] | null;
  /** One that the shop does not have matches nothing. */
  productType: string | null;
  isOnSale: boolean;
  isInStock: boolean;
  /** Both ends in fils, and both included. */
  priceFils: [from: number, to: number] | null;
  tagIds: number[] | null;
  productIds: number[] | null;
  /** Of each of these attributes one of the options; unknown ones match nothing. */
  options: { attributeId: number; ids: number[] }[];
  /** Stars, at least. */
  ratingFrom: number | null;
  search: SearchPlan | null;
};

const listedMax = 200;

/** Turns the query of a list into what it means. */
export async function readRequest(
  db: Db,
  filters: ProductFilters,
  currency: Currency,
): Promise<ProductRequest> {
  const [foundTags, options] = await Promise.all([
    filters.tag === undefined ? null : findTags(db, filters.tag),
    findOptions(db, idList(filters.options) ?? []),
  ]);
  // Who searches for a tag's own name means the tag, and asks in words for back ends that have none. Words that are no tag are words.
  const isTagAlone = filters.tag !== undefined && foldText(filters.search ?? '') === foldText(filters.tag);
  const tagIds = isTagAlone && foundTags?.length === 0 ? null : foundTags;
  const words = isTagAlone && tagIds !== null ? '' : (filters.search ?? '');
  const search = await planSearch(db, words, { exactly: filters.exact !== undefined });
  return {
    categoryIds: idList(filters.category_id),
    brandIds: idList(filters.brand_id),
    productType: filters.product_type || null,
    isOnSale: filters.sale !== undefined,
    isInStock: filters.stock !== undefined,
    priceFils: priceRange(filters, currency),
    tagIds,
    productIds: idList(filters.ids),
    options,
    ratingFrom: filters.rating_from ?? null,
    search,
  };
}

/** Whether products of a bucket may match, as far as buckets show. `except` leaves one filter out, for its own counts. */
export function admits(
  request: ProductRequest,
  bucket: FacetBucket,
  except?: 'categories' | 'brands' | 'stock' | 'sale',
): boolean {
  const { categoryIds, brandIds, productType } = request;
  return (
    (except === 'categories' || !categoryIds || categoryIds.some((id) => bucket.categoryIds.includes(id))) &&
    (except === 'brands' || !brandIds || (bucket.brandId !== null && brandIds.includes(bucket.brandId))) &&
    (except === 'stock' || !request.isInStock || bucket.isInStock) &&
    (except === 'sale' || !request.isOnSale || bucket.isOnSale) &&
    (!productType || bucket.productType === productType)
  );
}

// An id that no row can have is left out, and a list of nothing else matches nothing.
function idList(text: string | undefined): number[] | null {
  if (text === undefined) return null;
  const ids = text.split(',').slice(0, listedMax);
  return [...new Set(ids.flatMap((id) => rowId(id.trim()) ?? []))];
}

/** A tag is named by its id or by its name in either language. */
async function findTags(db: Db, requested: string): Promise<number[]> {
  const tags = await db.selectFrom('tags').select(['id', 'name']).execute();
  const folded = foldText(requested);
  const isRequested = (name: string | undefined) => name !== undefined && foldText(name) === folded;
  return tags
    .filter(({ id, name }) => id === rowId(requested) || isRequested(name.en) || isRequested(name.ar))
    .map(({ id }) => id);
}

/** The options by their attributes. */
async function findOptions(db: Db, ids: number[]): Promise<ProductRequest['options']> {
  const byAttribute = new Map<number, number[]>();
  const known = await readOptions(db, ids);
  const attributeOf = new Map(known.map(({ id, attribute_id }) => [id, attribute_id]));
  for (const id of ids) {
    const attributeId = attributeOf.get(id) ?? 0;
    byAttribute.set(attributeId, [...(byAttribute.get(attributeId) ?? []), id]);
  }
  return [...byAttribute].map(([attributeId, of]) => ({ attributeId, ids: of }));
}

// Both ends or none (docs/shop-rules.md); reversed ends are put right.
function priceRange({ price_from: from, price_to: to }: ProductFilters, currency: Currency) {
  if (from === undefined || to === undefined) return null;
  return filsRange(Math.min(from, to), Math.max(from, to), currency);
}

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

/** What buckets cover: categories, brands, type, sale and stock. */
export function isInBuckets(request: ProductRequest): RawBuilder<unknown> {
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

/** The same for buckets that are known. */
export function isInBucketsOf(counts: { bucket: { id: number } }[]): RawBuilder<unknown> {
  return sql`cell_id = any(${counts.map(({ bucket }) => bucket.id)}::integer[])`;
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
