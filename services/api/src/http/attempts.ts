import { setTimeout } from 'node:timers/promises';
import { hashedKey, type LimitDeps, openCount, refusal, uncount } from './limiter.ts';
import { ApiFailure } from './failure.ts';

type Line = { runningCount: number; waiting: (() => void)[] };

const waitingMax = 500;
const lookAgainMs = 40;
const waitLimitMs = 10_000;
const rememberedMax = 10_000;
// What a process that was killed leaves counted is forgotten after this.
const runningSeconds = 120;

/**
 * A limit on failures, `failuresMax` in a window. Attempts that run count as failures until they went well, so that
 * many at once cannot pass the limit; one that finds it taken by those that run waits for them. Only failures refuse.
 */
export function createAttempts(deps: LimitDeps, name: string, failuresMax: number, windowSeconds: number) {
  const failures = openCount(deps, { name, max: failuresMax, windowSeconds });
  const running = openCount(deps, {
    name: `${name} running`,
    max: failuresMax,
    windowSeconds: runningSeconds,
  });
  const lines = new Map<string, Line>();
  // Failures only grow within a window: what was refused stays so to its end, and costs the database nothing more.
  const refusedUntilMs = new Map<string, number>();
  // Half of the places, so that another instance finds some free.
  const runningHereMax = Math.max(1, Math.floor(failuresMax / 2));

  /** Throws 429 when failures have taken all places; answers whether there is one beside those that run. */
  async function takePlace(key: string): Promise<boolean> {
    const leftMs = (refusedUntilMs.get(key) ?? 0) - performance.now();
    if (leftMs > 0) throw refusal(leftMs);
    // In this order: one that fails meanwhile is counted twice rather than not at all.
    const { consumedPoints: runningCount } = await running.penalty(key);
    const failed = await failures.get(key);
    const failedCount = failed?.consumedPoints ?? 0;
    if (failedCount + runningCount <= failuresMax && failedCount < failuresMax) return true;
    await uncount(running, key);
    if (!failed || failedCount < failuresMax) return false;
    if (refusedUntilMs.size >= rememberedMax) refusedUntilMs.clear();
    refusedUntilMs.set(key, performance.now() + failed.msBeforeNext);
    throw refusal(failed.msBeforeNext);
  }

  async function enter(key: string, line: Line): Promise<void> {
    while (line.runningCount >= runningHereMax) await turn(line);
    line.runningCount += 1;
    const lateMs = performance.now() + waitLimitMs;
    try {
      while (!(await takePlace(key))) {
        if (performance.now() > lateMs) throw busy();
        await setTimeout(lookAgainMs);
      }
    } catch (error) {
      leave(key, line);
      throw error;
    }
  }

  function turn(line: Line): Promise<void> {
    if (line.waiting.length >= waitingMax) throw busy();
    return new Promise((resolve) => line.waiting.push(resolve));
  }

  function leave(key: string, line: Line): void {
    line.runningCount -= 1;
    const next = line.waiting.shift();
    if (next) next();
    else if (line.runningCount === 0) lines.delete(key);
  }

  /** Does the work if the key may try; what it throws counts when `isFailure` says so. */
  return async function attempt<Result>(
    plainKey: string,
    work: () => Promise<Result>,
    isFailure: (error: unknown) => boolean,
  ): Promise<Result> {
    const key = hashedKey(plainKey);
    const line = lines.get(key) ?? { runningCount: 0, waiting: [] };
    lines.set(key, line);
    await enter(key, line);
    try {
      return await work();
    } catch (error) {
      // Before its place is free.
      if (isFailure(error)) await failures.penalty(key);
      throw error;
    } finally {
      // A place that cannot be given back is forgotten in time; the answer stands.
      await uncount(running, key).catch(() => undefined);
      leave(key, line);
    }
  };
}

const busy = () => new ApiFailure(503, 'unavailable', { retryAfterSeconds: 2 });
