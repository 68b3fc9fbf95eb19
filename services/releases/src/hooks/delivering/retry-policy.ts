/** How long a listener that fails is tried. Unit: milliseconds. */
export type RetryPolicy = {
  firstMs: number;
  longestMs: number;
  /** After this a subscription is suspended. */
  giveUpMs: number;
};

export const usualRetries: RetryPolicy = { firstMs: 5_000, longestMs: 3_600_000, giveUpMs: 86_400_000 };

const growth = 3;
/** A fifth more or less, so that listeners that failed together do not come back together. */
const jitter = 0.2;

/** The wait after so many failures in a row, 1 or more. Unit: milliseconds. */
export function retryWaitMs(
  failures: number,
  { firstMs, longestMs }: RetryPolicy,
  random: () => number = Math.random,
): number {
  const waitMs = Math.min(longestMs, firstMs * growth ** (failures - 1));
  return Math.round(waitMs * (1 + jitter * (2 * random() - 1)));
}

/** Whether it is time. What lies further ahead than any wait was written by a wrong clock. */
export function isDue(nextAt: string, { longestMs }: RetryPolicy, now = Date.now()): boolean {
  const leftMs = Date.parse(nextAt) - now;
  return leftMs <= 0 || leftMs > longestMs * (1 + jitter);
}
