import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { readStored, storedBytes } from '../../store/stored-json.ts';
import type { Store } from '../../store/store.ts';

type LeaseOptions = {
  store: Store;
  /** How often its holder says that it is alive. Unit: milliseconds. */
  beatMs?: number;
  /** How long it may be silent. Unit: milliseconds. */
  graceMs?: number;
  now?: () => number;
};

/** Who of the processes over one store delivers. */
export type Lease = {
  /** Takes or keeps it where that is possible. To be asked all the time. */
  hold(): Promise<boolean>;
  /** Whether this process has it at this moment. */
  isHeld(): Promise<boolean>;
  /** Lets another process have it at once. */
  release(): Promise<void>;
};

const folder = 'hooks-lease';
const termKey = (term: number): string => `${folder}/${String(term).padStart(8, '0')}.json`;
const aliveKey = 'hooks-alive/now.json';
const aliveSchema = z.object({ term: z.int(), beat: z.string(), isReleased: z.optional(z.boolean()) });

/**
 * A lease made of numbered terms: who creates the next number has it, and only one can. Its holder writes a beat; who sees the same
 * beat for as long as `graceMs` by its own clock takes the next term, so no two clocks are ever compared. A holder that stood still
 * and goes on meanwhile finds the newer term before it sends; what it was sending at that moment may be sent twice.
 */
export function createLease({
  store,
  beatMs = 3_000,
  graceMs = 12_000,
  now = monotonic,
}: LeaseOptions): Lease {
  const me = randomUUID();
  let mine: number | undefined;
  let beatAtMs = Number.NEGATIVE_INFINITY;
  let seen = { mark: '', sinceMs: 0 };

  async function beat(isReleased?: true): Promise<void> {
    const alive = { term: mine, beat: `${me} ${now()}`, ...(isReleased && { isReleased }) };
    await store.putHint(aliveKey, storedBytes(alive));
    beatAtMs = now();
  }

  /** Whether nobody was alive for long enough. */
  async function isFree(newest: number): Promise<boolean> {
    if (newest === 0) return true;
    const alive = await readStored(store, aliveKey, aliveSchema);
    if (alive?.term === newest && alive.isReleased) return true;
    const mark = `${newest} ${alive?.term} ${alive?.beat}`;
    if (mark !== seen.mark) seen = { mark, sinceMs: now() };
    return now() - seen.sinceMs >= graceMs;
  }

  async function take(newest: number): Promise<boolean> {
    const term = newest + 1;
    if ((await store.putIfAbsent(termKey(term), storedBytes({ holder: me }))) === 'exists') return false;
    mine = term;
    await beat().catch(() => undefined);
    // The one before stays: its holder may still have to see that it is over.
    if (term > 2) await store.remove(termKey(term - 2)).catch(() => undefined);
    return true;
  }

  return {
    async hold() {
      const newest = await newestTerm(store);
      if (mine !== newest) {
        mine = undefined;
        return (await isFree(newest)) && take(newest);
      }
      // A full disk takes no beat; it takes no new term either, so the lease stays.
      if (now() - beatAtMs >= beatMs) await beat().catch(() => undefined);
      return true;
    },
    isHeld: async () => mine !== undefined && mine === (await newestTerm(store)),
    async release() {
      if (mine !== undefined) await beat(true).catch(() => undefined);
      mine = undefined;
    },
  };
}

async function newestTerm(store: Store): Promise<number> {
  const keys = await store.list(folder);
  return Math.max(0, ...keys.flatMap((key) => /\/(\d{8})\.json$/.exec(key)?.[1] ?? []).map(Number));
}

const monotonic = (): number => performance.now();
