import { allOf, either, type UnitQuery } from './unit-query.ts';

/**
 * What matches most of the words where nothing matches all, at least half of them. What has one of them in its name or
 * its groups leaves those aside that merely mention one.
 * @param isFound – whether any product meets a condition.
 * @returns null where no product has so many.
 */
export async function relaxed(
  units: UnitQuery[],
  isFound: (condition: string) => Promise<boolean>,
): Promise<{ matches: string; tiers: string[] } | null> {
  const fewest = Math.max(1, Math.ceil(units.length / 2));
  for (let count = units.length - 1; count >= fewest; count -= 1) {
    const most = either(choicesOf(units, count).map((choice) => allOf(choice.map(({ meant }) => meant))));
    if (!(await isFound(most))) continue;
    const named = allOf([most, either(units.map(({ named }) => named))]);
    const grouped = allOf([most, either(units.map(({ grouped }) => grouped))]);
    const matches = (await isFound(grouped)) ? grouped : most;
    return { matches, tiers: [named, matches] };
  }
  return null;
}

/** All ways to choose so many of the items. */
function choicesOf<Item>(items: Item[], count: number): Item[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) =>
    choicesOf(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]),
  );
}
