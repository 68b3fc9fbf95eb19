/** As many hashes there are. Of 24 bits: 256 addresses of IPv4 share each, so no hash says which one it was. */
export const hashSpace = 2 ** 24;

/** More hashes than this are not stored. */
const hashesKept = 128;

/**
 * Different things that were seen, as hashes under one key: two that are put together count what is in both once. Of many only the
 * smallest hashes are kept, all `below` a border; it is `hashSpace` where none was left out.
 */
export type Distinct = { hashes: ReadonlySet<number>; below: number };

export const noneSeen: Distinct = { hashes: new Set(), below: hashSpace };

/** @param hashes integers from 0 to `hashSpace`, which is not one of them. */
export const distinctOf = (hashes: Iterable<number>): Distinct => ({
  hashes: new Set(hashes),
  below: hashSpace,
});

/**
 * How many different things: exact up to 128; of more, those below the border over the part of all hashes that the border leaves
 * (Bar-Yossef et al. 2002; its standard error is 9 %).
 */
export const countOf = ({ hashes, below }: Distinct): number =>
  below === hashSpace ? hashes.size : Math.round((hashes.size / below) * hashSpace);

/** What is in any of these. */
export function unionOf(all: readonly Distinct[]): Distinct {
  const below = all.reduce((least, distinct) => Math.min(least, distinct.below), hashSpace);
  const hashes = new Set<number>();
  for (const distinct of all) for (const hash of distinct.hashes) if (hash < below) hashes.add(hash);
  return { hashes, below };
}

/** The part of it that is stored. */
export function storedPart(distinct: Distinct): Distinct {
  if (distinct.hashes.size <= hashesKept) return distinct;
  const sorted = [...distinct.hashes].toSorted((one, other) => one - other);
  return { hashes: new Set(sorted.slice(0, hashesKept)), below: sorted[hashesKept] ?? hashSpace };
}
