import { setTimeout as pause } from 'node:timers/promises';

type Options = {
  apiBaseUrl: string;
  /** What pages show may have changed. */
  onChange: () => void;
  /** Whether a change would be known here soon, whenever that becomes different. */
  onFollowed: (isFollowed: boolean) => void;
  /** Units: milliseconds, but for `waitSeconds`. */
  times?: typeof followTimes;
};

const followTimes = {
  /** The API answers after so long, changed or not. */
  waitSeconds: 3,
  /** An API that holds still is given up. */
  limitMs: 6_000,
  /**
   * After a change, until the next is looked for: where orders change the stock all the time, pages are made again so
   * often at most. Also between answers of an API that does not wait.
   */
  settleMs: 2_000,
  /** After a failure, twice as long after each further one. */
  leastRetryMs: 500,
  mostRetryMs: 10_000,
};

/**
 * Follows what the API says of changes in its catalogue (`GET /changes`), as long as it says anything. An API that is
 * away, or that is older than that call, costs only freshness: documents expire by their age. One that comes back may
 * be another release, which says the same of its catalogue in other words: what is followed again counts as changed.
 * @returns how to stop.
 */
export function followChanges({
  apiBaseUrl,
  onChange,
  onFollowed,
  times = followTimes,
}: Options): () => void {
  const stopped = new AbortController();
  void follow();

  async function follow(): Promise<void> {
    let known: string | undefined;
    let wasLost = false;
    let retryMs = times.leastRetryMs;
    while (!stopped.signal.aborted) {
      try {
        const present = await ask(known);
        retryMs = times.leastRetryMs;
        const isFirst = known === undefined;
        const isNew = !isFirst && present.version !== known;
        known = present.version;
        if (isNew) onChange();
        if (isFirst || wasLost) onFollowed(true);
        wasLost = false;
        if (isNew || (!isFirst && present.afterMs < times.settleMs)) await rest(times.settleMs);
      } catch {
        if (!wasLost) onFollowed(false);
        wasLost = true;
        await rest(retryMs);
        retryMs = Math.min(times.mostRetryMs, retryMs * 2);
      }
    }
  }

  async function ask(known: string | undefined): Promise<{ version: string; afterMs: number }> {
    const query = known === undefined ? '' : `?after=${encodeURIComponent(known)}&wait=${times.waitSeconds}`;
    const beganMs = performance.now();
    const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(times.limitMs)]);
    const answer = await fetch(`${apiBaseUrl}/changes${query}`, { signal });
    const body: unknown = answer.ok ? await answer.json() : undefined;
    if (!isVersion(body)) throw new Error('The API does not say which version its catalogue has.');
    return { version: body.catalogue, afterMs: performance.now() - beganMs };
  }

  const rest = (ms: number): Promise<void> =>
    pause(ms, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);

  return () => stopped.abort();
}

const isVersion = (body: unknown): body is { catalogue: string } =>
  typeof body === 'object' && body !== null && 'catalogue' in body && typeof body.catalogue === 'string';
