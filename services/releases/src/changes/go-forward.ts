import type { Canary, ProgressiveRollout, Ref, Slot } from '@dana/contracts/release/revision';
import { ReleaseRefusal } from '../store/store.ts';
import {
  assertNotBlocked,
  assertOpen,
  isOpen,
  liveSlot,
  needed,
  type Asked,
  type Decide,
  withSlot,
} from './change.ts';

const maxPrevious = 5;

/**
 * Makes published versions those that everybody gets from the next page on: of one deployable, or of several in one step, which are judged
 * together and go back together.
 * Errors: `ReleaseRefusal` 409 taken back before, 423 frozen.
 */
export const promote: Decide = (revision, asked, { releases, now }) => {
  const { force = false, onlyFirst, onlyIf } = asked;
  const { slots = {}, standing } = revision ?? {};
  const moved = releases
    .map(({ manifest, ref }) => ({ remote: manifest.remote, ref, slot: slots[manifest.remote] }))
    .filter(({ ref, slot }) => !slot || (!onlyFirst && slot.stable.version !== ref.version))
    // The last step of a canary: nothing is done unless it climbs still.
    .filter(({ slot }) => !onlyIf || (isRollingOutAt(slot, onlyIf) && isOpen(slot, { standing }, now)));
  if (moved.length === 0) return undefined;
  for (const { remote, slot, ref } of moved) {
    assertOpen(remote, slot, { standing }, now);
    assertNotBlocked(remote, slot, ref.version, force);
  }
  const set = moved.map(({ remote }) => remote);
  const more = { stableSince: now.toISOString(), ...(set.length > 1 && { set }) };
  return {
    moves: moved.map(({ remote, slot, ref }) => ({
      remote,
      ...(slot && { from: slot.stable.version }),
      to: ref.version,
    })),
    slots: {
      ...slots,
      ...Object.fromEntries(
        moved.map(({ remote, slot, ref }) => [remote, { ...promoted(slot, ref), ...more }]),
      ),
    },
    judged: moved,
  };
};

/** The slot after `ref` became stable. What was stable becomes the newest version to go back to. */
export function promoted(slot: Slot | undefined, ref: Ref): Slot {
  if (slot === undefined) return { stable: ref, previous: [], blocked: [] };
  const { canary, set, ...rest } = slot;
  const others = [slot.stable, ...slot.previous].filter(({ version }) => version !== ref.version);
  return {
    ...rest,
    // A canary of another version goes on; one of this version has reached everybody.
    ...(canary && canary.ref.version !== ref.version ? { canary } : {}),
    stable: ref,
    previous: others.slice(0, maxPrevious),
    blocked: slot.blocked.filter((version) => version !== ref.version),
  };
}

const [leastEveryMs, mostEveryMs, usualEveryMs] = [10_000, 7 * 24 * 3_600_000, 600_000];

/**
 * Lets a share of the visitors have a published version beside the stable one, or changes that share. A share that is set by hand ends
 * the steps. Errors: `ReleaseRefusal` 400 no such share, salt or steps, 404 nothing is live, 409 stable already or taken back, 423 frozen.
 */
export const canary: Decide = (revision, asked, { releases, now }) => {
  const { steps, force = false, onlyIf } = asked;
  const ref = needed('version', releases[0]).ref;
  const percent = checkedShare(needed('percent', asked.percent ?? steps?.[0]));
  const salt = checkedSalt(asked.salt ?? `${asked.remote}@${ref.version}`);
  const { remote, slot, slots, ...live } = liveSlot(revision, asked);
  if (onlyIf && !(isRollingOutAt(slot, onlyIf) && isOpen(slot, live.revision, now))) return undefined;
  if (slot.stable.version === ref.version)
    throw refused(
      'already_stable',
      `${remote}@${ref.version} is what everybody gets already; a canary is for another version.`,
    );
  const present = slot.canary?.ref.version === ref.version ? slot.canary : undefined;
  const stepSince = now.toISOString();
  const wanted = onlyIf ? present?.climb : steps && checkedRollout(steps, percent, asked.everyMs);
  const climb = wanted && { steps: wanted.steps, everyMs: wanted.everyMs, stepSince };
  if (present?.percent === percent && present.salt === salt && isSameRollout(present.climb, climb))
    return undefined;
  assertOpen(remote, slot, live.revision, now);
  assertNotBlocked(remote, slot, ref.version, force);
  const next = { ref, salt, since: present?.since ?? stepSince, percent, ...(climb && { climb }) };
  const from = slot.canary && { from: slot.canary.ref.version };
  return {
    moves: [{ remote, ...from, to: ref.version }],
    more: { percent },
    slots: withSlot(slots, remote, { ...slot, canary: next }),
    judged: [{ remote, ref }],
  };
};

/** Keeps a climbing canary at its share until it is resumed. Errors: `ReleaseRefusal` 409 where none climbs. */
export const pause: Decide = (revision, asked) =>
  rollOutFurther(liveSlot(revision, asked), (climb) =>
    climb.paused ? undefined : { ...climb, paused: { by: asked.actor, reason: asked.reason } },
  );

/** Lets a paused canary climb on: the step under way begins once more. Errors: `ReleaseRefusal` 409 where none climbs. */
export const resume: Decide = (revision, asked, { now }) =>
  rollOutFurther(liveSlot(revision, asked), ({ steps, everyMs, paused }) =>
    paused ? { steps, everyMs, stepSince: now.toISOString() } : undefined,
  );

/**
 * Ends a canary: everybody gets the stable version. Allowed while frozen. The version is blocked when the shop ends it by itself; a
 * person may have ended it for reasons that have nothing to do with it. Errors: `ReleaseRefusal` 404 nothing is live, 409 no canary is open.
 */
export const abort: Decide = (revision, asked) => {
  const { remote, slot, slots } = liveSlot(revision, asked);
  const { canary: open, ...rest } = slot;
  const { automatic, onlyIf } = asked;
  if ((onlyIf && open?.ref.version !== onlyIf.version) || (automatic && slot.frozen)) return undefined;
  if (open === undefined)
    throw refused(
      'no_canary',
      `${remote} has no canary; everybody gets ${slot.stable.version}. To leave that one: pnpm release rollback ${remote} --reason "…"`,
    );
  const { version } = open.ref;
  const blocked = [...slot.blocked.filter((other) => other !== version), version];
  return {
    moves: [{ remote, from: version, to: slot.stable.version }],
    slots: withSlot(slots, remote, automatic ? { ...rest, blocked } : rest),
    isBack: true,
  };
};

/** Whether the slot's canary is this version at this share, and would go on by itself. */
function isRollingOutAt(slot: Slot | undefined, { version, percent }: NonNullable<Asked['onlyIf']>): boolean {
  const open = slot?.canary;
  if (slot?.frozen || open?.climb === undefined || open.climb.paused) return false;
  return open.ref.version === version && open.percent === percent;
}

function rollOutFurther(
  { remote, slot, slots }: ReturnType<typeof liveSlot>,
  change: (climb: ProgressiveRollout) => ProgressiveRollout | undefined,
): ReturnType<Decide> {
  const open: Canary | undefined = slot.canary;
  if (open?.climb === undefined)
    throw refused(
      'no_climb',
      open
        ? `The canary of ${remote} stays at ${open.percent} % anyway: it has no steps.`
        : `${remote} has no canary.`,
    );
  const climb = change(open.climb);
  if (climb === undefined) return undefined;
  return {
    moves: [{ remote, to: open.ref.version }],
    slots: withSlot(slots, remote, { ...slot, canary: { ...open, climb } }),
  };
}

function checkedRollout(
  steps: readonly number[],
  first: number,
  everyMs: number = usualEveryMs,
): Pick<ProgressiveRollout, 'steps' | 'everyMs'> {
  if (steps[0] !== first)
    throw bad('steps', `A canary that begins at ${first} % needs that as its first step.`);
  const rises = steps.every((percent, index) => index === 0 || percent > (steps[index - 1] ?? 0));
  steps.forEach(checkedShare);
  if (steps.length < 2 || steps.length > 20 || !rises)
    throw bad('steps', 'steps are 2 to 20 rising shares, for example 1,5,25,100.');
  if (!(Number.isInteger(everyMs) && everyMs >= leastEveryMs && everyMs <= mostEveryMs))
    throw bad('every', 'every is the time of one step, from 10 seconds to 7 days.');
  return { steps: [...steps], everyMs };
}

const isSameRollout = (one: ProgressiveRollout | undefined, other: ProgressiveRollout | undefined): boolean =>
  one?.steps.join() === other?.steps.join() && one?.everyMs === other?.everyMs;

/** Buckets are hundredths of a per cent; a finer share would be rounded silently. */
function checkedShare(percent: number): number {
  if (percent >= 0 && percent <= 100 && Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6)
    return percent;
  throw bad('percent', 'percent is a share of visitors from 0 to 100, for example 10.');
}

function checkedSalt(salt: string): string {
  if (/^[A-Za-z0-9@._+-]{1,100}$/.test(salt)) return salt;
  throw bad('salt', 'salt takes up to 100 letters, digits and @ . _ + -.');
}

const bad = (what: string, message: string) => new ReleaseRefusal(400, `bad_${what}`, message);
const refused = (code: string, message: string) => new ReleaseRefusal(409, code, message);
