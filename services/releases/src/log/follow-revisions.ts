import type { Revision, Slot } from '@dana/contracts/release/revision';
import type { Store } from '../store/store.ts';
import { readRevision, type Head } from './revisions.ts';

type FollowOptions = {
  store: Store;
  env: string;
  now: () => number;
  /** Called with each revision, in order, once the one before is done. Never rejects. */
  onRevision: (head: Head) => Promise<void>;
  /** Called where it changes what visitors get. @returns the instant from which on it counts. */
  onLive: () => number;
};

/** Since when a slot is as it is. Unit: milliseconds since 1970. */
type Since = { stable: number; canary: number; step: number };

const toldAgainMs = 15 * 60_000;
const toldAgainMost = 50;
const keptMs = 3_600_000;
const keptMost = 100;

/**
 * Follows what is live by the clock of this process: the clocks of those who make changes may be an hour off. Only what was there at
 * the start is as old as it says.
 */
export function followRevisions({ store, env, now, onRevision, onLive }: FollowOptions) {
  let head: Revision | undefined;
  let changes: LiveChange[] = [];
  let since = new Map<string, Since>();

  function takeSlots(slots: Revision['slots'], atMs: number): void {
    const before = head?.slots;
    const entries = Object.entries(slots).map(([remote, slot]): [string, Since] => [
      remote,
      sinceOf(slot, atMs, before && { slot: before[remote], since: since.get(remote) }),
    ]);
    since = new Map(entries);
  }

  async function take({ revision, hash }: Head): Promise<void> {
    const differences = head ? compareRevisions(head, revision) : [];
    const atMs = differences.length > 0 ? onLive() : now();
    if (differences.length > 0)
      changes = [...changes, { revision: revision.revision, atMs, change: revision.change, differences }]
        .filter((change) => change.atMs > atMs - keptMs)
        .slice(-keptMost);
    takeSlots(revision.slots, atMs);
    head = revision;
    await onRevision({ revision, hash });
  }

  /** Those that may not have been told before this process began, oldest first. */
  async function lately({ revision, slots }: Revision): Promise<void> {
    const told: Head[] = [];
    for (let number = revision; number > Math.max(0, revision - toldAgainMost); number -= 1) {
      const found = await readRevision(store, env, number);
      if (!found || Date.parse(found.revision.change.at) < now() - toldAgainMs) break;
      told.unshift(found);
    }
    for (const each of told) await onRevision(each);
    takeSlots(slots, now());
  }

  return {
    /** Takes every revision up to this one. Errors: as the store and the log. */
    async to(newest: Revision): Promise<void> {
      if (head === undefined) {
        await lately(newest);
        head = newest;
      }
      for (let number = head.revision + 1; number <= newest.revision; number += 1) {
        const next = await readRevision(store, env, number);
        if (next === undefined) return;
        await take(next);
      }
    },
    changes: (): readonly LiveChange[] => changes,
    since: (remote: string): Since => since.get(remote) ?? { stable: 0, canary: 0, step: 0 },
  };
}

function sinceOf(
  slot: Slot,
  nowMs: number,
  before?: { slot: Slot | undefined; since: Since | undefined },
): Since {
  const [own, other] = [instantsOf(slot), before?.slot && instantsOf(before.slot)];
  const of = (name: keyof Since): number => {
    // Of a version that was gone back to nothing says since when: it is nobody's fresh promotion.
    if (own[name] === undefined) return 0;
    if (!before) return Math.min(nowMs, Date.parse(own[name]));
    return own[name] === other?.[name] ? (before.since?.[name] ?? nowMs) : nowMs;
  };
  return { stable: of('stable'), canary: of('canary'), step: of('step') };
}

function instantsOf({ stableSince, canary }: Slot): Record<keyof Since, string | undefined> {
  return { stable: stableSince, canary: canary?.since, step: canary?.climb?.stepSince };
}

/** What everybody, and the visitors of a canary, got of one deployable. */
export type LiveVersions = { stable: string; canary?: { version: string; percent: number } };

/** One deployable that is not the same in two revisions; a side is missing where it was not live. */
export type SlotDifference = { remote: string; before?: LiveVersions; after?: LiveVersions };

/** A revision that gave visitors other versions than the one before it. */
export type LiveChange = {
  revision: number;
  /** When this process saw it: the clock of whoever made it may be wrong. Unit: milliseconds since 1970. */
  atMs: number;
  change: Revision['change'];
  differences: SlotDifference[];
};

/** What differs between two states of an environment, by name. Pure. */
export function compareRevisions(before: Revision, after: Revision): SlotDifference[] {
  const names = new Set([...Object.keys(before.slots), ...Object.keys(after.slots)]);
  return [...names].toSorted().flatMap((remote) => {
    const [one, other] = [versionsOf(before.slots[remote]), versionsOf(after.slots[remote])];
    if (JSON.stringify(one) === JSON.stringify(other)) return [];
    return [{ remote, ...(one && { before: one }), ...(other && { after: other }) }];
  });
}

function versionsOf(slot: Slot | undefined): LiveVersions | undefined {
  if (slot === undefined) return undefined;
  const { stable, canary } = slot;
  return {
    stable: stable.version,
    ...(canary && { canary: { version: canary.ref.version, percent: canary.percent } }),
  };
}
