import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { createAttempts } from './attempts.ts';
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
export type LimitDeps = { limitPool: pg.Pool | null };

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
export async function uncount(count: RateLimiterAbstract, key: string): Promise<void> {
  const { consumedPoints } = await count.reward(key);
  if (consumedPoints < 0) await count.delete(key);
}

/** A count on the server that all instances share; while it is away, or without one, this process counts for itself. */
export function openCount(
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
    // Migrations make the table, housekeeping drops what is over.
    tableCreated: true,
    clearExpiredByTimeout: false,
    insuranceLimiter: inMemory,
  });
}
