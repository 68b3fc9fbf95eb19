/** What was counted already. It forgets what is older than a mark can be, and takes nothing more when it is full. */
export type SeenMarks = {
  has: (key: string) => boolean;
  /** False when there is no room: then the key must not count. */
  add: (key: string) => boolean;
};

type SeenOptions = {
  /** Unit: milliseconds. */
  lifetimeMs: number;
  now: () => number;
  keysMax?: number;
};

export function createSeenMarks({ lifetimeMs, now, keysMax = 100_000 }: SeenOptions): SeenMarks {
  let young = new Set<string>();
  let old = new Set<string>();
  let turnMs = now() + lifetimeMs;

  function turnWhenDue(): void {
    if (now() < turnMs) return;
    old = young;
    young = new Set();
    turnMs = now() + lifetimeMs;
  }
  return {
    has(key) {
      turnWhenDue();
      return young.has(key) || old.has(key);
    },
    add(key) {
      turnWhenDue();
      if (young.size >= keysMax) return false;
      young.add(key);
      return true;
    },
  };
}
