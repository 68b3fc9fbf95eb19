import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { sql } from 'kysely';
import type { ApiDeps } from '../deps.ts';
import type { ApiEnv } from './context.ts';
import { ApiFailure } from './failure.ts';

type Clock = Pick<ApiDeps, 'db' | 'now'>;

// An address may be a house, an office or a whole mobile network; an account is one person.
const accountsPerAddress = 4;
const rememberedMax = 10_000;

/** Counts calls per key in fixed windows, in the database: all instances of the API share one count. */
export function createLimiter({ db, now }: Clock, name: string, callsMax: number, windowSeconds: number) {
  // What is over its limit is refused from here, so that a flood costs the database nothing.
  const refusedUntilMs = new Map<string, number>();
  const rowKey = (key: string) => createHash('sha256').update(`${name} ${key}`).digest('base64url');

  return {
    /** Counts one call; throws 429 with Retry-After beyond the limit. */
    async allow(key: string): Promise<void> {
      const nowMs = now().getTime();
      const known = refusedUntilMs.get(key) ?? 0;
      if (known > nowMs) throw refusal(known, nowMs);
      const at = new Date(nowMs);
      const ends = new Date(nowMs + windowSeconds * 1000);
      const { calls, ends_at } = await db
        .insertInto('call_limits')
        .values({ key: rowKey(key), calls: 1, ends_at: ends })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            calls: sql<number>`case when call_limits.ends_at <= ${at} then 1 else call_limits.calls + 1 end`,
            ends_at: sql<Date>`case when call_limits.ends_at <= ${at} then ${ends} else call_limits.ends_at end`,
          }),
        )
        .returning(['calls', 'ends_at'])
        .executeTakeFirstOrThrow();
      if (calls <= callsMax) return;
      if (refusedUntilMs.size >= rememberedMax) refusedUntilMs.clear();
      refusedUntilMs.set(key, ends_at.getTime());
      throw refusal(ends_at.getTime(), nowMs);
    },
    /** Takes one call back, for limits that count failures only. */
    async giveBack(key: string): Promise<void> {
      await db
        .updateTable('call_limits')
        .set((eb) => ({ calls: eb('calls', '-', 1) }))
        .where('key', '=', rowKey(key))
        .where('calls', '>', 0)
        .execute();
    },
  };
}

/** The two counts of a kind of call: `callsMax` for an account (or whatever stands for one), four times that for an address. */
export function callLimits(deps: Clock, name: string, callsMax: number, windowSeconds: number) {
  const ofAddress = createLimiter(deps, `${name} address`, callsMax * accountsPerAddress, windowSeconds);
  const ofAccount = createLimiter(deps, `${name} account`, callsMax, windowSeconds);
  return {
    address: (c: Context<ApiEnv>) => ofAddress.allow(c.get('clientAddress')),
    account: (account: string) => ofAccount.allow(account),
    /** Both at once. */
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

function refusal(endsMs: number, nowMs: number): ApiFailure {
  const retryAfterSeconds = Math.max(1, Math.ceil((endsMs - nowMs) / 1000));
  return new ApiFailure(429, 'too_many_requests', { retryAfterSeconds });
}
