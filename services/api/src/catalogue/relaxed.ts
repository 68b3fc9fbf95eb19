import { allOf, either, type UnitQuery } from './unit-query.ts';

/** A unit of a query, with what it is: only what says what a thing is can stand alone. */
export type RelaxedUnit = UnitQuery & {
  isThing: boolean;
  isDescribing: boolean;
  /** It is known as something that the shop does not have. */
  isLacking: boolean;
};

type Relaxed = { units: RelaxedUnit[]; matches: string; tiers: string[] };

/** What must be found of these units: things by what products are, all else by what is said of them. */
const strictly = (units: readonly RelaxedUnit[]): string =>
  allOf(units.map(({ isThing, isLacking, grouped, meant }) => (isThing || isLacking ? grouped : meant)));

/**
 * The most words that some product has, where none has all. A word for a thing stays before one that describes it, and may
 * stay alone; other words only if they are half of all, and something is unknown of them alone.
 * @param isFound – whether any product meets a condition.
 * @returns null where no product has so many; `units` are those that were kept.
 */
export async function relaxed(
  all: readonly RelaxedUnit[],
  isFound: (condition: string) => Promise<boolean>,
): Promise<Relaxed | null> {
  const found = await Promise.all(all.map((unit) => isFound(strictly([unit]))));
  const known = all.filter((_, index) => found[index]);
  const hasThing = known.some(({ isThing }) => isThing);
  if (!hasThing && all.some(({ isLacking }) => isLacking)) return null;
  const fewest = hasThing ? 1 : Math.ceil(all.length / 2);
  const isUnknownLeft = known.length < all.length;
  const isAnswer = (units: readonly RelaxedUnit[]) =>
    hasThing
      ? units.some(({ isThing }) => isThing)
      : !(isUnknownLeft && units.every(({ isDescribing }) => isDescribing));
  for (let count = Math.min(known.length, all.length - 1); count >= fewest; count -= 1) {
    const choices = choicesOf(known, count).filter(isAnswer).toSorted(byThings);
    if (choices.length === 0 || !(await isFound(either(choices.map(strictly))))) continue;
    for (const units of choices) {
      const matches = strictly(units);
      if (!(await isFound(matches))) continue;
      const named = allOf([matches, either(units.map(({ named }) => named))]);
      const grouped = allOf([matches, either(units.map(({ grouped }) => grouped))]);
      // What has one of them in its name or its groups leaves those aside that merely mention one.
      const most = (await isFound(grouped)) ? grouped : matches;
      return { units, matches: most, tiers: [named, most] };
    }
  }
  return null;
}

const thingsIn = (units: readonly RelaxedUnit[]) => units.filter(({ isThing }) => isThing).length;
const byThings = (a: readonly RelaxedUnit[], b: readonly RelaxedUnit[]) => thingsIn(b) - thingsIn(a);

/** All ways to choose so many of the items. */
function choicesOf<Item>(items: readonly Item[], count: number): Item[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) =>
    choicesOf(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]),
  );
}
