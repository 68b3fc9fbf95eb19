/** The most frequent ones, those first, and the rest. */
export function mostFrequent<Item>(
  items: readonly Item[],
  countOf: (item: Item) => number,
  most: number,
): [kept: Item[], left: Item[]] {
  const sorted = items.toSorted((a, b) => countOf(b) - countOf(a));
  return [sorted.slice(0, most), sorted.slice(most)];
}

/** The most frequent names, and no others. */
export const topCounts = (counts: Record<string, number>, most: number): Record<string, number> =>
  Object.fromEntries(mostFrequent(Object.entries(counts), ([, count]) => count, most)[0]);
