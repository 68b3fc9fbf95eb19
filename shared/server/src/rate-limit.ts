/** Takes one of what a key may do in the current window; false when nothing is left. */
export type RateLimit = { take: (key: string) => boolean };

type RateLimitOptions = {
  limit: number;
  /** Unit: milliseconds. */
  windowMs: number;
  now?: () => number;
};

/** More keys than this in one window are counted together: a flood from many addresses must not fill the memory. */
const maxKeys = 10_000;

/** Counts per key in fixed windows. */
export function createRateLimit({ limit, windowMs, now = Date.now }: RateLimitOptions): RateLimit {
  let counts = new Map<string, number>();
  let windowEndMs = 0;
  return {
    take(key) {
      if (now() >= windowEndMs) {
        counts = new Map();
        windowEndMs = now() + windowMs;
      }
      const counted = counts.has(key) || counts.size < maxKeys ? key : 'all others';
      const count = (counts.get(counted) ?? 0) + 1;
      counts.set(counted, count);
      return count <= limit;
    },
  };
}
