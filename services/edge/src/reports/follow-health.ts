import { randomBytes } from 'node:crypto';
import { keepHealth } from '@dana/releases/reading/health/keep-health';
import type { KnowsBy } from '@dana/releases/reading/health/health-objects';
import type { Store } from '@dana/releases/store/store';
import { createAllEdges } from './all-edges.ts';
import { createHealthWriter, type WindowSource } from './health-writer.ts';
import { createOtherEdges } from './other-edges.ts';
import { type Counts, type OutcomeCounts, windowsKept } from './outcome-counts.ts';
import { outcomesSource } from './outcomes-source.ts';
import type { WatchSettings } from './watch-settings.ts';

type FollowOptions = {
  store: Store;
  env: string;
  own: OutcomeCounts;
  settings: Pick<WatchSettings, 'windowMs'>;
  knowsBy: () => KnowsBy;
  /** Further kinds of facts that this edge counts by window. */
  sources?: readonly WindowSource[];
  /** Called when it cannot be kept or read, once for each cause. */
  onProblem: (message: string) => void;
  now?: () => number;
};

export type FollowedHealth = {
  /** What all edges counted. */
  counts: Counts;
  /** Writes what this edge counted and reads what others did. Never rejects: counting and serving go on without a store. */
  round: () => Promise<void>;
  /** Writes a last time. */
  stop: () => Promise<void>;
};

/** Between two rounds, and between two times that old windows are put together. Unit: milliseconds. */
const longestRoundMs = 5_000;
const keepEveryMs = 600_000;
const stopMs = 1_000;

/** Keeps what this edge counts in the store for all edges, and knows what they count. */
export function followHealth(options: FollowOptions): FollowedHealth {
  const { store, env, own, settings, knowsBy, sources = [], onProblem, now = Date.now } = options;
  const { windowMs } = settings;
  const edge = randomBytes(6).toString('hex');
  const shared = { store, env, edge, windowMs, now };
  const writer = createHealthWriter({ ...shared, knowsBy, sources: [outcomesSource(own), ...sources] });
  const others = createOtherEdges({ ...shared, reachMs: windowMs * windowsKept });
  // Not all edges at once, and not at the moment when one begins.
  let nextKeepMs = now() + keepEveryMs * (0.1 + Math.random());
  let problem: string | undefined;
  let running: Promise<void> | undefined;

  async function runRound(): Promise<void> {
    const results = await Promise.allSettled([writer.write(), others.read()]);
    if (now() >= nextKeepMs) {
      nextKeepMs = now() + keepEveryMs;
      results.push(...(await Promise.allSettled([keepHealth(store, env, now())])));
    }
    const failed = results.find((result) => result.status === 'rejected');
    const message =
      failed && (failed.reason instanceof Error ? failed.reason.message : String(failed.reason));
    if (message !== undefined && message !== problem) onProblem(message);
    problem = message;
  }

  function round(): Promise<void> {
    running ??= runRound().finally(() => {
      running = undefined;
    });
    return running;
  }

  const roundMs = Math.min(longestRoundMs, Math.max(500, windowMs / 12));
  const timer = setInterval(round, roundMs).unref();
  return {
    counts: createAllEdges({ own, edge, others, windowMs }),
    round,
    stop: async () => {
      clearInterval(timer);
      const late = new Promise<void>((resolve) => setTimeout(resolve, stopMs).unref());
      await Promise.race([round().then(round), late]);
    },
  };
}
