import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { type ListingOption, readOptions } from './listing-options.ts';
import type { ProductRequest } from './product-request.ts';

/** How many products come in an option, or have at least so many stars. */
export type OptionFacets = {
  options: (ListingOption & { count: number })[];
  ratings: { stars: number; count: number }[];
  /** The list is longer than what was counted: there may be more of each, and other options. */
  isPartial: boolean;
};

/** Products with the same options and whole stars, and how many they are. */
type Group = [optionIds: number[], stars: number, count: number];

/** Stars that are offered as "and more". */
const offeredStars = [4, 3, 2];

/**
 * How many products each option and each number of stars would give under the other active filters.
 * @param condition – everything but options and stars, on `listings`; at most `limit` of what meets it are counted.
 */
export async function readOptionFacets(
  db: Kysely<Database>,
  condition: RawBuilder<unknown>,
  request: Pick<ProductRequest, 'options' | 'ratingFrom'>,
  limit: number,
): Promise<OptionFacets> {
  const { rows } = await sql<{ groups: Group[] }>`
    select coalesce(json_agg(json_build_array(option_ids, stars, count)), '[]') as groups
    from (select option_ids, floor(rating)::integer as stars, count(*) from
      (select option_ids, rating from listings where ${condition} limit ${limit + 1}) as counted
      group by 1, 2) as grouped`.execute(db);
  const groups = rows[0]?.groups ?? [];
  const known = await readOptions(db, [
    ...new Set([...groups.flatMap(([ids]) => ids), ...request.options.flatMap(({ ids }) => ids)]),
  ]);
  return {
    ...countOptions(groups, known, request),
    isPartial: groups.reduce((sum, [, , count]) => sum + count, 0) > limit,
  };
}

function countOptions(
  groups: Group[],
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
