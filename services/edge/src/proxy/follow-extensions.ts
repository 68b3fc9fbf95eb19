import { setTimeout as pause } from 'node:timers/promises';
import { extensionNames, extensionsAnswerSchema } from '@dana/contracts/api/extensions';

/** What the back end offers beyond the calls of every shop. Waits for the first answer a little; never rejects. */
export type AskExtensions = () => Promise<readonly string[]>;

type Options = {
  apiBaseUrl: string;
  /** What is offered has changed: pages that were made before say something else. */
  onChange: () => void;
  /** Units: milliseconds. */
  times?: typeof followTimes;
};

const followTimes = {
  /** How long a call may take, and how long a page waits for the first answer. */
  limitMs: 1_000,
  /** After a failure, twice as long after each further one, until `againMs`. */
  retryMs: 500,
  /** A back end that is exchanged for another release is noticed after so long. */
  againMs: 60_000,
};

/**
 * Asks the back end what it offers (`GET /extensions`), and again from time to time. One that does not know the call offers
 * nothing beyond the calls of every shop; while it is away, what it said last goes on. @returns how to ask, and how to stop.
 */
export function followExtensions({ apiBaseUrl, onChange, times = followTimes }: Options): {
  ask: AskExtensions;
  stop: () => void;
} {
  const stopped = new AbortController();
  let known: readonly string[] | undefined;
  /** A page was made before anything was known. */
  let wasGuessed = false;
  const first = Promise.withResolvers<void>();
  void follow();

  async function follow(): Promise<void> {
    let retryMs = times.retryMs;
    while (!stopped.signal.aborted) {
      const offered = await readExtensions(apiBaseUrl, times.limitMs).catch(() => undefined);
      if (offered) {
        const isChanged = known === undefined ? wasGuessed : known.join() !== offered.join();
        known = offered;
        first.resolve();
        if (isChanged) onChange();
        retryMs = times.retryMs;
      }
      await rest(offered ? times.againMs : retryMs);
      if (!offered) retryMs = Math.min(times.againMs, retryMs * 2);
    }
  }

  const rest = (ms: number): Promise<void> =>
    pause(ms, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);

  return {
    async ask() {
      if (known === undefined && !wasGuessed) await Promise.race([first.promise, rest(times.limitMs)]);
      wasGuessed ||= known === undefined;
      // A page that needs what may be there says that it could not be loaded, not that there is nothing.
      return known ?? extensionNames;
    },
    stop: () => stopped.abort(),
  };
}

/** Errors: rejects when the back end is away or says that it failed. */
async function readExtensions(apiBaseUrl: string, limitMs: number): Promise<readonly string[]> {
  const ask = (path: string): Promise<Response> =>
    fetch(`${apiBaseUrl}${path}`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(limitMs),
    });
  const answer = await ask('/extensions');
  if (answer.status >= 500) throw new Error(`GET /extensions answered ${answer.status}.`);
  const parsed = extensionsAnswerSchema.safeParse(await answer.json().catch(() => undefined));
  if (answer.ok && parsed.success) return parsed.data.data.toSorted();
  return (await isOursOfBefore(ask)) ? extensionNames : [];
}

/** Our API had all of them before it named them, and said which version its catalogue has. Goes with release 1.0 of the API. */
async function isOursOfBefore(ask: (path: string) => Promise<Response>): Promise<boolean> {
  const answer = await ask('/changes');
  if (answer.status >= 500) throw new Error(`GET /changes answered ${answer.status}.`);
  const body: unknown = await answer.json().catch(() => undefined);
  return (
    answer.ok && typeof body === 'object' && body !== null && 'catalogue' in body && !('success' in body)
  );
}
