import type { Kysely } from 'kysely';
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
export type OptionGroup = [optionIds: number[], stars: number, count: number];

/** Stars that are offered as "and more". */
const offeredStars = [4, 3, 2];

/**
 * How many products each option and each number of stars would give under the other active filters.
 * @param groups – of the products that meet everything but options and stars; more than `limit` are not all of them.
 */
export async function readOptionFacets(
  db: Kysely<Database>,
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
