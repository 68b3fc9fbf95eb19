import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { type BucketCount, type ListingOption, readOptions, type SentCount } from './facet-buckets.ts';
import { admits, type ProductRequest } from './product-request.ts';

type ValueCount = { id: number; count: number };
type Facets = { categories: ValueCount[]; brands: ValueCount[]; in_stock: number; on_sale: number };

/**
 * How many products match, and how many each value of a filter would give under the other active filters.
 * `counts` must already follow everything that buckets do not cover (price, search, tag).
 */
export function countFacets(
  counts: BucketCount[],
  request: ProductRequest,
): { total: number; facets: Facets } {
  const categories = new Map<number, number>();
  const brands = new Map<number, number>();
  let total = 0;
  let inStock = 0;
  let onSale = 0;
  for (const { bucket, count } of counts) {
    if (count === 0) continue;
    if (admits(request, bucket)) total += count;
    if (admits(request, bucket, 'categories'))
      for (const id of bucket.categoryIds) add(categories, id, count);
    if (bucket.brandId !== null && admits(request, bucket, 'brands')) add(brands, bucket.brandId, count);
    if (bucket.isInStock && admits(request, bucket, 'stock')) inStock += count;
    if (bucket.isOnSale && admits(request, bucket, 'sale')) onSale += count;
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

/** How many products come in an option, or have at least so many stars. */
type OptionFacets = {
  options: (ListingOption & { count: number })[];
  ratings: { stars: number; count: number }[];
  /** The list is longer than what was counted: there may be more of each, and other options. */
  isPartial: boolean;
};

/** Products with the same options and whole stars, and how many they are. */
type OptionGroup = [optionIds: number[], stars: number, count: number];

/** Stars that are offered as "and more". */
const offeredStars = [4, 3, 2];

/**
 * How many products each option and each number of stars would give under the other active filters.
 * @param groups – of the products that meet everything but options and stars; more than `limit` are not all of them.
 */
export async function readOptionFacets(
  db: Db,
  groups: OptionGroup[],
  request: Pick<ProductRequest, 'options' | 'ratingFrom'>,
  limit: number,
): Promise<OptionFacets> {
  const known = await readOptions(db, [
    ...new Set([...groups.flatMap(([ids]) => ids), ...request.options.flatMap(({ ids }) => ids)]),
  ]);
  return {
    ...countOptions(groups, known, request),
    isPartial: groups.reduce((sum, [, , count]) => sum + count, 0) > limit,
  };
}

function countOptions(
  groups: OptionGroup[],
  known: ListingOption[],
  { options: wanted, ratingFrom }: Pick<ProductRequest, 'options' | 'ratingFrom'>,
): Omit<OptionFacets, 'isPartial'> {
  const hasOptions = (ids: number[], except?: number) =>
    wanted.every((each) => each.attributeId === except || each.ids.some((id) => ids.includes(id)));
  const countOf = (isCounted: (ids: number[], stars: number) => boolean) =>
    groups.reduce((sum, [ids, stars, count]) => sum + (isCounted(ids, stars) ? count : 0), 0);
  const chosen = wanted.flatMap(({ ids }) => ids);
  const hasStars = (stars: number) => ratingFrom === null || stars >= ratingFrom;
  const options = known.map((option) => ({
    ...option,
    count: countOf(
      (ids, stars) => ids.includes(option.id) && hasStars(stars) && hasOptions(ids, option.attribute_id),
    ),
  }));
  const ratings = offeredStars.map((least) => ({
    stars: least,
    count: countOf((ids, stars) => stars >= least && hasOptions(ids)),
  }));
  return {
    // One that is set is shown whatever it leaves, or it could not be taken away.
    options: options.filter(({ id, count }) => count > 0 || chosen.includes(id)),
    // Fewer stars that let nothing more in are no other choice.
    ratings: ratings.filter(
      ({ stars, count }, index) => count > (ratings[index - 1]?.count ?? 0) || stars === ratingFrom,
    ),
  };
}

/** Products that are alike in all that is counted, and how many they are. */
export type SampledGroup = [bucketId: number, optionIds: number[], stars: number, count: number];

/** The columns of `listings` that make a group, and how many it has. */
export const groupColumns = sql`cell_id, option_ids, floor(rating)::integer as stars, count(*)`;

/** At most `limit` of the listings that meet a condition, in groups. */
export async function sampleMatches(
  db: Db,
  condition: RawBuilder<unknown>,
  limit: number,
): Promise<SampledGroup[]> {
  const { rows } = await sql<{ groups: SampledGroup[] }>`
    select coalesce(json_agg(json_build_array(cell_id, option_ids, stars, count)), '[]') as groups
    from (select ${groupColumns} from
      (select cell_id, option_ids, rating from listings where ${condition} limit ${limit}) as found
      group by 1, 2, 3) as grouped`.execute(db);
  return rows[0]?.groups ?? [];
}

export const sizeOf = (groups: SampledGroup[]): number =>
  groups.reduce((sum, [, , , count]) => sum + count, 0);

/** A sample by its buckets. */
export function bucketsOf(groups: SampledGroup[]): SentCount[] {
  const counts = new Map<number, number>();
  for (const [bucketId, , , count] of groups) counts.set(bucketId, (counts.get(bucketId) ?? 0) + count);
  return [...counts].map(([bucketId, count]) => [bucketId, count, null, null]);
}

/** A sample by its options and stars. */
export const optionsOf = (groups: SampledGroup[]): OptionGroup[] =>
  groups.map(([, optionIds, stars, count]) => [optionIds, stars, count]);

/** A page of ids with what is said about the whole list. Prices in fils, over everything but the price filter. */
export type ListedIds = {
  ids: number[];
  total: number;
  /** There are more than `total`, which is as far as was counted. */
  isMore: boolean;
  facets: Facets & OptionFacets;
  minPriceFils: number;
  maxPriceFils: number;
};
