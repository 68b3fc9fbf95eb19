import { randomBytes } from 'node:crypto';
import type { CountedVisit, Counts, Outcome } from '@dana/contracts/release/visit-counts';
import { signText } from '@dana/releases/log/signed-text';
import { sharedSecret, type Store } from '@dana/releases/store/store';
import { createSeenOnce } from '@dana/server/seen-once';
import { tokenLifetimeMs, type VisitTokens } from './visit-tokens.ts';

type CountsOptions = {
  env: string;
  hash: VisitTokens['hash'];
  knowsBy: () => Counts['knowsBy'];
  /** Takes counts to the one that judges. Errors: rejects where that cannot be reached. */
  deliver: (counts: Counts) => Promise<void> | void;
  /** Called once for each reason why counts are not taken. */
  onProblem: (message: string) => void;
  now?: () => number;
};

/** A visit as it is known here: by what makes it one, and where it came from. */
export type VisitFrom = { visit: string; address: string };

const sendEveryMs = 2_000;
/** Visits that wait for one that judges and is away: beyond it the oldest are left out, and what is older than a minute. */
const waitingMax = 5_000;
const waitMs = 60_000;

type Waiting = CountedVisit & { sinceMs: number };

/** Counts visits and sends what it counted every few seconds. Nothing here waits for that, and nothing is kept beyond a minute. */
export function createVisitCounts({ env, hash, knowsBy, deliver, onProblem, now = Date.now }: CountsOptions) {
  const edge = randomBytes(6).toString('hex');
  const isNew = createSeenOnce({ lifetimeMs: tokenLifetimeMs, now });
  let waiting = new Map<string, Waiting>();
  let problem: string | undefined;
  let sending: Promise<void> | undefined;

  async function sendOnce(): Promise<void> {
    const sent = [...waiting.values()].filter(({ sinceMs }) => now() - sinceMs < waitMs).slice(-waitingMax);
    waiting = new Map();
    const visits = sent.map(({ sinceMs, ...visit }) => visit);
    try {
      await deliver({ env, edge, knowsBy: knowsBy(), visits });
      problem = undefined;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (message !== problem) onProblem(message);
      problem = message;
      // What came meanwhile is newer.
      waiting = new Map([...sent.map((visit) => [keyOf(visit), visit] as const), ...waiting]);
    }
  }

  function send(): Promise<void> {
    sending ??= sendOnce().finally(() => {
      sending = undefined;
    });
    return sending;
  }

  const timer = setInterval(send, sendEveryMs).unref();
  return {
    /** @returns whether it is new: each outcome of a visit counts once; that a page cannot be made, as often as it is asked for. */
    add({ visit, address }: VisitFrom, release: string, outcome: Outcome): boolean {
      const said = `${visit} ${address} ${release} ${outcome === 'loaded'}`;
      if (outcome !== 'unrendered' && !isNew(said)) return false;
      const counted = {
        visit: hash('visit', `${visit} ${address}`).toString('base64url'),
        address: hash('address', address).readUIntBE(0, 6),
      };
      const known = waiting.get(keyOf(counted)) ?? { ...counted, outcomes: {}, sinceMs: now() };
      if (outcome !== 'loaded' || known.outcomes[release] === undefined) known.outcomes[release] = outcome;
      waiting.set(keyOf(counted), known);
      return true;
    },
    /** Sends now. Never rejects. */
    send,
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await send();
    },
  };
}
export type VisitCounts = ReturnType<typeof createVisitCounts>;

const keyOf = ({ visit, address }: Pick<CountedVisit, 'visit' | 'address'>): string => `${visit} ${address}`;

const limitMs = 5_000;

/**
 * Takes counts to the release server, signed with a key that both have in the store.
 * @param url – of the release server, with a slash at its end.
 */
export const countsTo =
  (url: string, store: Pick<Store, 'get' | 'putIfAbsent'>): CountsOptions['deliver'] =>
  async (counts) => {
    const body = signText(counts, await sharedSecret(store, 'counts'));
    const answer = await fetch(new URL('v1/counts', url), {
      ...{ method: 'POST', body, signal: AbortSignal.timeout(limitMs) },
      headers: { 'Content-Type': 'text/plain' },
    }).catch((error: unknown) => {
      throw new Error(
        `${url} cannot be reached (${error instanceof Error ? error.message : String(error)}).`,
      );
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`${url} answered ${answer.status} to the counts.`);
  };
