import type { Ref, ReleaseManifest, Revision } from '@dana/contracts/release';
import { logKey } from './key.ts';
import { type Head, probeForward, readHead } from './release-log.ts';
import { readReferenced, undefinedWhenDamaged } from './releases.ts';
import type { Snapshot } from './resolve-composition.ts';
import type { LastGood } from '../lastgood/last-good.ts';
import type { Store } from './store.ts';

type WatchOptions = {
  store: Store;
  env: string;
  /** Unit: milliseconds, default 200. Must stay far below the second in which a rollback has to be seen. */
  pollMs?: number;
  /** Makes ready what a revision's pages are made from, before the first page is. */
  prepare?: ((revision: Revision) => Promise<void>) | undefined;
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
  close(): void;
};

/**
 * Starts to follow the log and returns once it was read for the first time, successfully or not.
 * A revision is passed on only when it, its place in the chain and all its manifests are sound; otherwise the
 * last good one stays and the next poll tries again.
 */
export async function watchHead(options: WatchOptions): Promise<HeadWatch> {
  const { store, env, pollMs = 200, prepare, lastGood, onProblem } = options;
  const listeners = new Set<(snapshot: Snapshot) => void>();
  let head: Head | undefined;
  let snapshot: Snapshot | undefined;
  let problem: Error | undefined;
  let reading: Promise<void> | undefined;
  let isAskedAgain = false;
  let isRemembered = false;

  async function readOnce(): Promise<void> {
    try {
      // Of a head that was only remembered nobody knows whether it still is part of the log.
      const isKnown = head !== undefined && !isRemembered;
      const next = isKnown ? await probeForward(store, env, head) : await readHead(store, env);
      if (next === undefined && isRemembered)
        throw new Error(`The release log of ${env} is empty, though a revision of it was served before.`);
      isRemembered = false;
      if (next && next.hash !== head?.hash) {
        const loaded = await loadSnapshot(store, next.revision, snapshot);
        await prepare?.(next.revision);
        snapshot = loaded;
        head = next;
        for (const listener of listeners) listener(snapshot);
        // The shop is open already; that it could not be remembered is no reason to close it.
        await lastGood?.save(next).catch((error: unknown) => onProblem?.(asError(error)));
      }
      problem = undefined;
    } catch (cause) {
      const found = asError(cause);
      if (found.message !== problem?.message) onProblem?.(found);
      problem = found;
    }
  }

  /** One reader at a time; whoever asks meanwhile is owed a read that starts after they asked. */
  function refresh(): Promise<void> {
    if (reading) {
      isAskedAgain = true;
      return reading;
    }
    reading = (async () => {
      do {
        isAskedAgain = false;
        await readOnce();
      } while (isAskedAgain);
      reading = undefined;
    })();
    return reading;
  }

  async function startFromLastGood(): Promise<void> {
    const last = await lastGood?.load();
    if (last === undefined) return;
    try {
      snapshot = await loadSnapshot(store, last.revision, undefined);
      head = last;
      isRemembered = true;
      await refresh();
    } catch (error) {
      onProblem?.(asError(error));
    }
  }

  const timer = setInterval(refresh, pollMs).unref();
  const stopWaking = wakeBy(store, env, refresh);
  await refresh();
  if (snapshot === undefined) await startFromLastGood();
  return {
    current: () => snapshot,
    problem: () => problem,
    refresh,
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

/** Manifests never change, so those of the snapshot before are taken over. */
async function loadSnapshot(
  store: Store,
  revision: Revision,
  before: Snapshot | undefined,
): Promise<Snapshot> {
  const manifests = new Map<string, ReleaseManifest>();
  const load = async (ref: Ref) => {
    manifests.set(ref.manifest, before?.manifests.get(ref.manifest) ?? (await readReferenced(store, ref)));
  };
  const slots = Object.values(revision.slots);
  await Promise.all(slots.map(({ stable }) => load(stable)));
  const others = slots.flatMap(({ canary, previous }) => (canary ? [canary.ref, ...previous] : previous));
  // A damaged canary or fallback is not offered; that is no reason to hold back a rollback of something else.
  await Promise.all(others.map((ref) => load(ref).catch(undefinedWhenDamaged)));
  return { revision, manifests };
}

/** Being told is faster than polling, but no condition: where it cannot be had, polling alone serves. */
function wakeBy(store: Store, env: string, wake: () => void): () => void {
  try {
    return store.watch(logKey(env), wake);
  } catch {
    return () => undefined;
  }
}

const asError = (cause: unknown): Error => (cause instanceof Error ? cause : new Error(String(cause)));
