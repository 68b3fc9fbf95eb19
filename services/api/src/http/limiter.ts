import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Context } from 'hono';
import type pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { ApiEnv } from './context.ts';
import { ApiFailure } from './failure.ts';

/** How many accounts' allowance an address has: it may be a house, an office or a whole mobile network. */
export const accountsPerAddress = 4;

/** The two counts of a kind of call: `callsMax` for an account (or what stands for one), four times that for an address. */
export function callLimits(deps: LimitDeps, name: string, callsMax: number, windowSeconds: number) {
  const ofAddress = createLimiter(deps, `${name} address`, callsMax * accountsPerAddress, windowSeconds);
  const ofAccount = createLimiter(deps, `${name} account`, callsMax, windowSeconds);
  return {
    address: (c: Context<ApiEnv>) => ofAddress.allow(c.get('clientAddress')),
    account: (account: string) => ofAccount.allow(account),
    /**
     * Both at once, for what is about something that strangers can name, too – a number, an e-mail: counted for who asks about
     * it, so that nobody uses up what its owner may do.
     */
    countAsker: async (c: Context<ApiEnv>, ...about: string[]) => {
      await ofAddress.allow(c.get('clientAddress'));
      const asker = c.get('user')?.id ?? c.get('clientAddress');
      for (const each of about) await ofAccount.allow(`${asker} about ${each}`);
    },
    /** Both at once, for an account that is the caller's own. */
    count: async (c: Context<ApiEnv>, account: string) => {
      await ofAddress.allow(c.get('clientAddress'));
      await ofAccount.allow(account);
    },
    /** For limits on failures: the call went well, so it does not count. */
    giveBack: async (c: Context<ApiEnv>, account: string) => {
      await ofAddress.giveBack(c.get('clientAddress'));
      await ofAccount.giveBack(account);
    },
  };
}

/** As `callLimits`, for attempts that count when they fail, and only then. */
export function failureLimits(deps: LimitDeps, name: string, failuresMax: number, windowSeconds: number) {
  const limitOf = (kind: string, max: number) => createAttempts(deps, `${name} ${kind}`, max, windowSeconds);
  const ofAddress = limitOf('address', failuresMax * accountsPerAddress);
  const ofAccount = limitOf('account', failuresMax);
  return {
    /** Does the work for an account from the caller's address; throws 429 when either has failed too often. */
    attempt: <Result>(
      c: Context<ApiEnv>,
      account: string,
      work: () => Promise<Result>,
      isFailure: (error: unknown) => boolean,
    ): Promise<Result> =>
      ofAddress(c.get('clientAddress'), () => ofAccount(account, work, isFailure), isFailure),
    /** For an account alone, wherever the caller is. */
    attemptOf: ofAccount,
  };
}

/** Where limits are counted: a PostgreSQL server that all instances share, or null for this process alone. */
type LimitDeps = { limitPool: pg.Pool | null };

const rememberedMax = 10_000;
const rememberedMs = 1_000;

/**
 * Counts calls per key in fixed windows, `callsMax` in each. A refused call is not counted, so what is given back
 * leaves no refusal behind.
 */
export function createLimiter(deps: LimitDeps, name: string, callsMax: number, windowSeconds: number) {
  const count = openCount(deps, { name, max: callsMax, windowSeconds });
  // What was refused is refused from here for a second, so that a flood costs the database little.
  const refusedUntilMs = new Map<string, { endsMs: number; lookAgainMs: number }>();

  return {
    /** Counts one call; throws 429 with Retry-After beyond the limit. */
    async allow(plainKey: string): Promise<void> {
      const key = hashedKey(plainKey);
      const nowMs = performance.now();
      const known = refusedUntilMs.get(key);
      if (known && known.lookAgainMs > nowMs) throw refusal(known.endsMs - nowMs);
      try {
        await count.consume(key);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        await uncount(count, key);
        if (refusedUntilMs.size >= rememberedMax) refusedUntilMs.clear();
        const leftMs = refused.msBeforeNext;
        refusedUntilMs.set(key, {
          endsMs: nowMs + leftMs,
          lookAgainMs: nowMs + Math.min(rememberedMs, leftMs),
        });
        throw refusal(leftMs);
      }
    },
    /** Takes one call back, for limits that count failures only. */
    async giveBack(plainKey: string): Promise<void> {
      const key = hashedKey(plainKey);
      refusedUntilMs.delete(key);
      await uncount(count, key);
    },
  };
}

/** 429 for a caller who may come back after so many milliseconds. */
export function refusal(leftMs: number): ApiFailure {
  return new ApiFailure(429, 'too_many_requests', {
    retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)),
  });
}

/** Keys are e-mails, addresses, numbers of orders: none of them is written down. */
export function hashedKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** Takes one back. A count of a window that is over does not make the new one larger. */
async function uncount(count: RateLimiterAbstract, key: string): Promise<void> {
  const { consumedPoints } = await count.reward(key);
  if (consumedPoints < 0) await count.delete(key);
}

/** A count on the server that all instances share; while it is away, or without one, this process counts for itself. */
function openCount(
  { limitPool }: LimitDeps,
  { name, max, windowSeconds }: { name: string; max: number; windowSeconds: number },
): RateLimiterAbstract {
  const limit = { keyPrefix: name, points: max, duration: windowSeconds };
  const inMemory = new RateLimiterMemory(limit);
  if (!limitPool) return inMemory;
  return new RateLimiterPostgres({
    ...limit,
    storeClient: limitPool,
    storeType: 'pool',
    tableName: 'rate_limits',
    // Migrations make the table, the clean-up drops what is over.
    tableCreated: true,
    clearExpiredByTimeout: false,
    insuranceLimiter: inMemory,
  });
}

type Line = { runningCount: number; waiting: (() => void)[] };

const waitingMax = 500;
const lookAgainMs = 40;
const waitLimitMs = 10_000;
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
