export type LoadQueue = {
  /** Runs a load once a place is free. One whose key was added before is not run again. `isUrgent`: before those that wait. */
  add: (key: string, load: () => Promise<unknown>, options?: { isUrgent?: boolean }) => void;
};

/** How many pages are fetched ahead at once. Source: docs/shop-rules.md. */
const concurrentLoads = 4;

/** Loads of which at most four run at once. Failures are silent: the page itself will say so when it is asked for. */
export function createLoadQueue(limit = concurrentLoads): LoadQueue {
  const known = new Set<string>();
  const waiting: (() => Promise<unknown>)[] = [];
  let runningCount = 0;

  async function run(load: () => Promise<unknown>): Promise<void> {
    runningCount += 1;
    try {
      await load();
    } catch {
      // Nobody asked for it yet.
    } finally {
      runningCount -= 1;
      fill();
    }
  }
  function fill(): void {
    while (runningCount < limit) {
      const load = waiting.shift();
      if (!load) return;
      void run(load);
    }
  }

  return {
    add(key, load, { isUrgent = false } = {}) {
      if (known.has(key)) return;
      known.add(key);
      if (isUrgent) waiting.unshift(load);
      else waiting.push(load);
      fill();
    },
  };
}
