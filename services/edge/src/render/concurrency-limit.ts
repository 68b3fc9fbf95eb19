export type ConcurrencyLimit = {
  /** Pages that may be under way at once now. */
  count: () => number;
  /** A page ended, or was given up. Unit: milliseconds. */
  took: (ms: number) => void;
};

/** Half of what a page has for its code and data. Unit: milliseconds. */
const slowMs = 2_000;
/** Two of one remote, so that a single page that never comes does not block all others, and one for those of other remotes. */
const least = 3;

/**
 * How many pages share a thread and the API behind it: half as many after a slow one, one more after a quick one. On a
 * machine that has too much to do six pages at once would all be late; two or three are not.
 */
export function createConcurrencyLimit(most: number): ConcurrencyLimit {
  let limit = most;
  return {
    count: () => limit,
    took(ms) {
      limit =
        ms > slowMs ? Math.max(Math.min(least, most), Math.floor(limit / 2)) : Math.min(most, limit + 1);
    },
  };
}
