import type { Combination } from './combinations.ts';

/**
 * Whether a shopper who changes one value at a time, and only to combinations in stock, gets everywhere.
 * Black/S and White/L alone, for example, are two islands: neither colour nor size can be changed by itself.
 */
export function isOneIsland(sellable: readonly Combination[]): boolean {
  const [first] = sellable;
  if (!first) return true;
  const neighbours = neighbourhoods(sellable);
  const visited = new Set<Combination>([first]);
  for (const place of visited) {
    for (const key of keysOf(place)) {
      for (const neighbour of neighbours.get(key) ?? []) visited.add(neighbour);
      // Each neighbourhood is walked once: a product may have 1296 combinations.
      neighbours.delete(key);
    }
  }
  return visited.size === sellable.length;
}

/** Combinations that differ in one attribute only, by what they have in common. */
function neighbourhoods(sellable: readonly Combination[]): Map<string, Combination[]> {
  const places = new Map<string, Combination[]>();
  for (const combination of sellable) {
    for (const key of keysOf(combination)) places.set(key, [...(places.get(key) ?? []), combination]);
  }
  return places;
}

function keysOf({ valueIds }: Combination): string[] {
  return valueIds.map((_, group) => JSON.stringify(valueIds.with(group, '')));
}
