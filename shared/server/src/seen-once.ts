type SeenOptions = {
  /** Unit: milliseconds. */
  lifetimeMs: number;
  now?: (() => number) | undefined;
  keysMax?: number;
};

/**
 * Remembers what was counted already. It forgets what is older than its lifetime, and the oldest early where there is too much.
 * @returns a function that says whether a key is new, and remembers it.
 */
export function createSeenOnce({ lifetimeMs, now = Date.now, keysMax = 100_000 }: SeenOptions) {
  let young = new Set<string>();
  let old = new Set<string>();
  let turnMs = now() + lifetimeMs;

  function turnWhenDue(): void {
    const leftMs = turnMs - now();
    if (leftMs > 0 && leftMs <= lifetimeMs && young.size < keysMax) return;
    old = young;
    young = new Set();
    turnMs = now() + lifetimeMs;
  }
  return (key: string): boolean => {
    turnWhenDue();
    if (young.has(key) || old.has(key)) return false;
    young.add(key);
    return true;
  };
}
