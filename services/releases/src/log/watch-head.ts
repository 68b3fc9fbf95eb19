import type { Ref } from '@dana/contracts/release/revision';
import { logKey } from '../store/key.ts';
import type { Store } from '../store/store.ts';
import type { Snapshot } from './composition.ts';
import { isSameSnapshot, isWhole, type Loading, loadSnapshot } from './load-snapshot.ts';
import { readReferenced } from './releases.ts';
import { probeForward, readHead, type Head } from './revisions.ts';

/** Remembers on this machine which revision was served last. */
export type LastGood = { load: () => Promise<Head | undefined>; save: (head: Head) => Promise<void> };

type WatchOptions = Pick<Loading, 'verify' | 'prepare' | 'onLooked'> & {
  store: Store;
  env: string;
  /** Unit: milliseconds, default 200 or the store's own. Must stay below the second in which a rollback has to be seen. */
  pollMs?: number;
  readManifest?: Loading['readManifest'] | undefined;
  /** Whether something was not as it should be, so that releases are to be looked at again and again. */
  isDoubtful?: (() => boolean) | undefined;
  /** Between two looks at what is not as it should be. Unit: milliseconds, default 3000. */
  recheckMs?: number;
  /** What was served last, for a start while the store is away. */
  lastGood?: LastGood | undefined;
  /** Called when the log cannot be followed, once per different problem. The last good snapshot stays. */
  onProblem?: (problem: Error) => void;
};

/** Follows one environment's log. */
export type HeadWatch = {
  /** What to answer requests with; `undefined` before the first revision. Kept when the store goes away. */
  current(): Snapshot | undefined;
  /** Why `current` may be older than the log, or `undefined` when it is fresh. */
  problem(): Error | undefined;
  /** Calls back with every new snapshot until the returned function is called. */
  subscribe(listener: (snapshot: Snapshot) => void): () => void;
  /** Reads now; resolves when the newest revision was looked for. */
  refresh(): Promise<void>;
  /** Looks at the releases of the newest revision again, because one of them was found damaged or was repaired. */
  recheck(): Promise<void>;
  close(): void;
};

/**
 * Starts to follow the log and returns once it was read for the first time, successfully or not.
 * A revision is passed on only when it and its place in the chain are valid; otherwise the last good one stays and the
 * next poll tries again. A release of it that is damaged is left out, and taken in again once it was repaired.
 */
export async function watchHead(options: WatchOptions): Promise<HeadWatch> {
  const { store, env, recheckMs = 3_000, verify, prepare, lastGood, onProblem } = options;
  const { pollMs = store.watchEveryMs ?? 200 } = options;
  const { readManifest = (ref: Ref) => readReferenced(store, ref), onLooked, isDoubtful } = options;
  const listeners = new Set<(snapshot: Snapshot) => void>();
  let head: Head | undefined;
  let snapshot: Snapshot | undefined;
  let problem: Error | undefined;
  let reading: Promise<void> | undefined;
  let following: Promise<void> | undefined;
  let isRemembered = false;
  let isRecheckAsked = false;
  let lookedAtMs = 0;
  let savedHash: string | undefined;

  const load = (revision: Snapshot['revision'], how: Pick<Loading, 'isTolerant' | 'isRecheck'>) => {
    isRecheckAsked = false;
    lookedAtMs = Date.now();
    const known = snapshot?.manifests;
    return loadSnapshot(revision, { readManifest, verify, prepare, onLooked, known, ...how });
  };
  const isRecheckDue = (): boolean =>
    isRecheckAsked || (isDoubtful?.() === true && Date.now() - lookedAtMs >= recheckMs);

  function show(next: Snapshot): void {
    if (isSameSnapshot(snapshot, next)) return;
    snapshot = next;
    for (const listener of listeners) listener(next);
  }

  /** Whole ones only: after a restart what was served last must be worth serving. */
  async function remember(): Promise<void> {
    if (!head || !snapshot || head.hash === savedHash || !isWhole(snapshot)) return;
    savedHash = head.hash;
    // The shop is open already; that it could not be remembered is no reason to close it.
    await lastGood?.save(head).catch((error: unknown) => onProblem?.(asError(error)));
  }

  async function readOnce(): Promise<void> {
    try {
      // What is known already is looked at also while the store is away: its copy may be what is damaged.
      if (snapshot && isRecheckDue())
        show(await load(snapshot.revision, { isTolerant: true, isRecheck: true }));
      // Of a head that was only remembered nobody knows whether it still is part of the log.
      const isKnown = head !== undefined && !isRemembered;
      const next = isKnown ? await probeForward(store, env, head) : await readHead(store, env);
      if (next === undefined && isRemembered)
        throw new Error(`The release log of ${env} is empty, though a revision of it was served before.`);
      isRemembered = false;
      if (next && next.hash !== head?.hash) {
        const loaded = await load(next.revision, { isTolerant: !snapshot });
        head = next;
        show(loaded);
      }
      await remember();
      problem = undefined;
    } catch (cause) {
      const found = asError(cause);
      if (found.message !== problem?.message) onProblem?.(found);
      problem = found;
    }
  }

  /** One reader at a time; a caller that asks meanwhile is owed a read that starts after they asked, and no more than that one. */
  function refresh(): Promise<void> {
    if (reading) {
      following ??= reading.then(() => {
        following = undefined;
        return refresh();
      });
      return following;
    }
    reading = readOnce().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  async function startFromLastGood(): Promise<void> {
    const last = await lastGood?.load();
    if (last === undefined) return;
    try {
      show(await load(last.revision, { isTolerant: true }));
      head = last;
      isRemembered = true;
      await refresh();
    } catch (error) {
      onProblem?.(asError(error));
    }
  }

  // A read that takes longer than the time between two, as of a store that is away, is not followed by another at once.
  const timer = setInterval(() => void (reading ?? refresh()), pollMs).unref();
  const stopWaking = wakeBy(store, env, refresh);
  await refresh();
  if (!hasShell(snapshot)) await startFromLastGood();
  return {
    current: () => snapshot,
    problem: () => problem,
    refresh,
    recheck: () => {
      isRecheckAsked = true;
      return refresh();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      clearInterval(timer);
      stopWaking();
      listeners.clear();
    },
  };
}

/** Without a shell there is no page: what was served last is better, should it have one. */
function hasShell(snapshot: Snapshot | undefined): boolean {
  const { shell } = snapshot?.revision.slots ?? {};
  const refs = shell ? [shell.stable, ...shell.previous] : [];
  return refs.some(({ manifest }) => snapshot?.manifests.has(manifest));
}

/** Being woken is faster than polling, but no condition: where it cannot be had, polling alone serves. */
function wakeBy(store: Store, env: string, wake: () => void): () => void {
  // One that only calls back now and then adds nothing to that.
  if (store.watchEveryMs !== undefined) return () => undefined;
  try {
    return store.watch(logKey(env), wake);
  } catch {
    return () => undefined;
  }
}

const asError = (cause: unknown): Error => (cause instanceof Error ? cause : new Error(String(cause)));
