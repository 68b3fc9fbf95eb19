import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from '../store/store.ts';
import { type Head, readHead, readRevision } from './release-log.ts';

type FeedOptions = {
  store: Store;
  /** Between two looks at a log that somebody follows. Unit: milliseconds. */
  pollMs?: number;
};

type FollowOptions = {
  /** The revision after which to begin. */
  after: number;
  /** How long nothing may come before that is said. Unit: milliseconds. */
  quietMs: number;
  signal: AbortSignal;
};

/** The logs of a store as streams. However many follow one log, it is looked at once. */
export type RevisionFeed = {
  /** The number of the newest revision, 0 before the first. Errors: as the store. */
  newest(env: string): Promise<number>;
  /** Each revision after `after`, in order and without a gap; `undefined` each time that it was quiet. Ends with the signal. */
  follow(env: string, options: FollowOptions): AsyncGenerator<Head | undefined>;
};

type Follower = { newest: number; wake: Set<() => void>; timer: NodeJS.Timeout };

export function createRevisionFeed({ store, pollMs = store.watchEveryMs ?? 300 }: FeedOptions): RevisionFeed {
  const followers = new Map<string, Follower>();

  function followed(env: string): Follower {
    const known = followers.get(env);
    if (known) return known;
    let isLooking = false;
    const look = async (): Promise<void> => {
      if (isLooking) return;
      isLooking = true;
      // What cannot be read now is looked for again with the next turn.
      const found = await newestAfter(store, env, follower.newest).catch(() => follower.newest);
      isLooking = false;
      if (found === follower.newest) return;
      follower.newest = found;
      for (const wake of follower.wake) wake();
    };
    const timer = setInterval(look, pollMs).unref();
    const follower: Follower = { newest: 0, wake: new Set(), timer };
    followers.set(env, follower);
    void look();
    return follower;
  }

  return {
    newest: (env) => newestAfter(store, env, 0),
    async *follow(env, { after, quietMs, signal }) {
      const follower = followed(env);
      const waking = new EventTarget();
      const wake = (): unknown => waking.dispatchEvent(new Event('wake'));
      follower.wake.add(wake);
      try {
        for (let done = after; !signal.aborted; ) {
          const isNewer = follower.newest > done;
          const next = isNewer ? await readRevision(store, env, done + 1).catch(() => undefined) : undefined;
          if (next) done++;
          else await quiet(waking, isNewer ? pollMs : quietMs, signal);
          if (next || follower.newest <= done) yield next;
        }
      } finally {
        follower.wake.delete(wake);
        if (follower.wake.size === 0) {
          clearInterval(follower.timer);
          followers.delete(env);
        }
      }
    },
  };
}

async function newestAfter(store: Store, env: string, known: number): Promise<number> {
  if (known === 0) return (await readHead(store, env))?.revision.revision ?? 0;
  let newest = known;
  while (await readRevision(store, env, newest + 1)) newest++;
  return newest;
}

async function quiet(waking: EventTarget, ms: number, signal: AbortSignal): Promise<void> {
  const woken = new AbortController();
  const wake = (): void => woken.abort();
  waking.addEventListener('wake', wake, { once: true });
  await sleep(ms, undefined, { signal: AbortSignal.any([woken.signal, signal]) }).catch(() => undefined);
  waking.removeEventListener('wake', wake);
}
