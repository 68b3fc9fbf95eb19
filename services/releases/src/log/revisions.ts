import { setTimeout as sleep } from 'node:timers/promises';
import { instantSchema, versionSchema } from '@dana/contracts/release/names';
import {
  progressiveRolloutSchema,
  revisionSchema,
  type Revision,
  type Slot,
  type Unsettled,
} from '@dana/contracts/release/revision';
import * as z from 'zod/mini';
import { headKey, logKey, revisionKey, sha256Hex } from '../store/key.ts';
import { parsedAs, ReleaseRefusal, readStored, type Store } from '../store/store.ts';
import { instantText } from './instants.ts';

/** The newest revision and the hash of its bytes, which its successor must name. */
export type Head = { revision: Revision; hash: string };

/** parentHash of the first revision: the hash of nothing. */
export const rootHash = sha256Hex('');

const hintSchema = z.object({ revision: z.int().check(z.positive()) });

/**
 * The newest revision, or `undefined` before the first. `head.json` only shortens the search: a hint that is
 * missing, broken or wrong costs one listing.
 */
export async function readHead(store: Store, env: string): Promise<Head | undefined> {
  const start =
    (await readRevision(store, env, (await readStored(store, headKey(env), hintSchema))?.revision ?? 0)) ??
    (await readRevision(store, env, await lastListed(store, env)));
  return start && (await probeForward(store, env, start));
}

/**
 * One revision of the log, `undefined` when it was not written yet.
 * Errors: refuses (422) bytes that are not this very revision, because guessing a release is worse than waiting.
 */
export async function readRevision(store: Store, env: string, number: number): Promise<Head | undefined> {
  if (number < 1) return undefined;
  const bytes = await store.get(revisionKey(env, number));
  if (bytes === undefined) return undefined;
  const revision = parsedAs({ safeParse: (json) => ({ data: parseRevision(json) }) }, bytes);
  if (revision?.revision === number && revision.env === env) return { revision, hash: sha256Hex(bytes) };
  const message = `${revisionKey(env, number)} is damaged, so it is not known what is live. Restore the file from a copy of the store.`;
  throw new ReleaseRefusal(422, 'damaged_revision', message);
}

/**
 * The newest revision that can be reached from `from`, one number after the other.
 * Errors: refuses (422) a revision that does not name the hash of the one before it.
 */
export async function probeForward(store: Store, env: string, from?: Head): Promise<Head | undefined> {
  let head = from;
  for (;;) {
    const next = await readRevision(store, env, (head?.revision.revision ?? 0) + 1);
    if (next === undefined) return head;
    if (next.revision.parentHash !== (head?.hash ?? rootHash)) {
      const message = `${revisionKey(env, next.revision.revision)} does not follow from the revision before it: the log was altered. Restore the store from a copy.`;
      throw new ReleaseRefusal(422, 'broken_chain', message);
    }
    head = next;
  }
}

/** So many revisions are read at a time. */
const batch = 50;

/** Newest first, as far as somebody reads on. Errors: refuses (422) one that is damaged; with `isTolerant` that is left out. */
export async function* readHistory(
  store: Store,
  env: string,
  head: Head,
  isTolerant = false,
): AsyncGenerator<Revision> {
  yield head.revision;
  for (let top = head.revision.revision - 1; top > 0; top -= batch) {
    const numbers = Array.from({ length: Math.min(batch, top) }, (_, index) => top - index);
    for (const read of await Promise.allSettled(numbers.map((number) => readRevision(store, env, number)))) {
      if (read.status === 'fulfilled' && read.value) yield read.value.revision;
      if (read.status === 'rejected' && !isTolerant) throw read.reason;
    }
  }
}

/** Between two looks at a log that somebody watches. Unit: milliseconds. */
const lookMs = 1_000;

/** Each revision after `after` as it comes, in order and without a gap; `undefined` for each look that found none. Ends with the signal. */
export async function* revisionsAfter(
  store: Store,
  env: string,
  { after, signal }: { after: number; signal: AbortSignal },
): AsyncGenerator<Head | undefined> {
  for (let done = after; !signal.aborted; ) {
    // What cannot be read now is looked for again with the next turn.
    const next = await readRevision(store, env, done + 1).catch(() => undefined);
    if (next) done += 1;
    else await sleep(lookMs, undefined, { signal }).catch(() => undefined);
    yield next;
  }
}

async function lastListed(store: Store, env: string): Promise<number> {
  const numbers = (await store.list(logKey(env))).flatMap((key) => /\/(\d{8})\.json$/.exec(key)?.[1] ?? []);
  return Math.max(0, ...numbers.map(Number));
}

/*
 * Earlier releases of the servers knew pins, promotions at an instant, canaries for some visitors and rules of a second person. A
 * revision that has them is read as the next best thing of today, and `unsettled` says so until somebody changes that deployable.
 */

const decided = { by: z.string(), reason: z.string() };

/** What of an earlier revision today's form leaves out. */
const olderSchema = z.object({
  slots: z.record(
    z.string(),
    z.object({
      canary: z.optional(
        z.object({ targeted: z.optional(z.object({ climb: z.optional(progressiveRolloutSchema) })) }),
      ),
    }),
  ),
  standing: z.optional(
    z.object({
      pins: z.optional(z.record(z.string(), z.object({ ...decided, version: versionSchema }))),
      schedules: z.optional(
        z.record(z.string(), z.object({ ...decided, version: versionSchema, due: instantSchema })),
      ),
      secondPerson: z.optional(z.record(z.string(), z.object(decided))),
    }),
  ),
});

type Older = z.infer<typeof olderSchema>;

/** A revision as its bytes say it, in today's form. `undefined`: it is none. */
export function parseRevision(json: unknown): Revision | undefined {
  const parsed = revisionSchema.safeParse(json);
  if (!parsed.success) return undefined;
  const older = olderSchema.safeParse(json);
  return older.success ? inTodaysForm(parsed.data, older.data) : parsed.data;
}

function inTodaysForm(revision: Revision, older: Older): Revision {
  const { pins = {}, schedules = {}, secondPerson = {} } = older.standing ?? {};
  const unsettled: Unsettled[] = [...(revision.unsettled ?? [])];
  const slots = Object.entries(revision.slots).map(([remote, slot]): [string, Slot] => {
    const [pin, planned] = [pins[remote], schedules[remote]];
    if (pin) unsettled.push({ was: 'pin', remote, version: pin.version, by: pin.by });
    if (planned) {
      const { version, by, due } = planned;
      unsettled.push({ was: 'schedule', remote, version, by, due });
    }
    const targeted = older.slots[remote]?.canary?.targeted;
    if (slot.canary && targeted) unsettled.push({ was: 'targets', remote, version: slot.canary.ref.version });
    return [remote, asToday(slot, { pin, targeted })];
  });
  for (const [name, { by }] of Object.entries(secondPerson))
    unsettled.push({ was: 'second-person', by, ...(name !== '*' && { remote: name }) });
  return { ...revision, slots: Object.fromEntries(slots), ...(unsettled.length > 0 && { unsettled }) };
}

type OfSlot = {
  pin: { by: string; reason: string } | undefined;
  targeted: { climb?: z.infer<typeof progressiveRolloutSchema> | undefined } | undefined;
};

/** A pin is a freeze. A canary for some visitors is one of 0 %, which climbs no further by itself. */
function asToday(slot: Slot, { pin, targeted }: OfSlot): Slot {
  const { canary } = slot;
  const paused = { by: 'automatic', reason: 'It was for some visitors only, which is no longer possible.' };
  const climb = targeted?.climb && { ...targeted.climb, paused };
  return {
    ...slot,
    ...(canary && targeted && { canary: { ...canary, percent: 0, ...(climb && { climb }) } }),
    ...(pin && !slot.frozen && { frozen: { by: pin.by, reason: pin.reason } }),
  };
}

/** What is left to settle after a change of these deployables. A rule of a second person is over with any change. */
export const stillUnsettled = (
  unsettled: readonly Unsettled[] = [],
  changed: readonly string[],
): Unsettled[] =>
  unsettled.filter(({ was, remote = '' }) => was !== 'second-person' && !changed.includes(remote));

/** One English sentence: how it is read now, and what to do. */
export function unsettledSentence(unsettled: Unsettled): string {
  const { was, remote = 'every deployable', version, by, due = '' } = unsettled;
  const promote = `pnpm release promote ${remote} --version ${version} --reason "…"`;
  switch (was) {
    case 'pin':
      return `${remote} was pinned at ${version} by ${by}; there are no pins any more, so it is frozen, and can be taken back. Let it go forward: pnpm release unfreeze ${remote} --reason "…"`;
    case 'targets':
      return `The canary ${remote}@${version} was for some visitors only; there are no such canaries any more, so nobody gets it. End it: pnpm release abort ${remote} --reason "…", or give it to a share of all visitors: pnpm release canary ${remote} --version ${version} --percent 5 --reason "…"`;
    case 'schedule':
      return `${remote}@${version} was to be promoted on ${instantText(due)}, as ${by} planned; nothing is promoted by itself any more. When the time has come: ${promote}, or from a pipeline with a schedule`;
    case 'second-person':
      return `Changes of ${remote} needed a second person, by a rule of ${by}; who may release does it alone now, and what waited was not done. Ask for two people in the pipeline that releases (docs/releasing.md). This goes away with the next change`;
  }
}
