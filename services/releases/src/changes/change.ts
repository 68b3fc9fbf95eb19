import type { Figures, Move, Ref, Revision, Slot, Verb } from '@dana/contracts/release/revision';
import { proseText } from '@dana/contracts/typed-text';
import { freezeNow, instantOf, instantText } from '../log/instants.ts';
import type { PublishedRelease } from '../log/releases.ts';
import { ReleaseRefusal } from '../store/store.ts';

/*
 * Each change is a pure function of the newest revision, what is asked for and facts that were read beside it. `make-change.ts` alone
 * reads and writes.
 */

/** The name in the log of what nobody did by hand. No token has it. */
export const automaticActor = 'automatic';

/** What a change can be asked for with; which of it a verb takes, its function says. */
export type ChangeOptions = {
  remote?: string | undefined;
  version?: string | undefined;
  releases?: Readonly<Record<string, string>> | undefined;
  /** Share of visitors. Unit: per cent, 0–100. */
  percent?: number | undefined;
  /** Two canaries with the same salt reach the same visitors. Default: of this deployable and version alone. */
  salt?: string | undefined;
  /** Shares that a canary reaches one after the other by itself, beginning with `percent`. */
  steps?: readonly number[] | undefined;
  /** How long a step lasts at least. Unit: milliseconds. */
  everyMs?: number | undefined;
  until?: string | undefined;
  /** The revision whose versions everybody is to get again, and of which deployables; without them of all. */
  toRevision?: number | undefined;
  remotes?: readonly string[] | undefined;
  force?: boolean | undefined;
  /** Nothing is done where the deployable has a stable version, whichever it is. */
  onlyFirst?: boolean | undefined;
};

export type Asked = ChangeOptions & {
  env: string;
  verb: Verb;
  actor: string;
  /** Why; always kept beside the change. 3–500 characters. */
  reason: string;
  /** The shop does it by itself. A slot in which it takes something back is frozen with it, so that it is done once. */
  automatic?: true | undefined;
  figures?: Figures | undefined;
  /** What the shop itself has judged: nothing is done when this is not what visitors get by now. Unit: per cent. */
  onlyIf?: { version: string; percent?: number } | undefined;
};

/** What was read beside the newest revision. */
export type Facts = {
  now: Date;
  /** What `version` or `releases` name, signed and as it was published. */
  releases: readonly PublishedRelease[];
  earlier: Revision | undefined;
  /** The newest revision when the change was first tried: another writer may have been faster since. */
  first: Revision | undefined;
  /** Of a rollback without a version: the log, as far back as it says something of those to go back to. */
  log: readonly Revision[];
};

export type Slots = Revision['slots'];

/** The next revision, but for its place in the log, and what has to be judged before it is written. */
export type Decision = {
  /** The deployables that it changes, and of those that visitors get otherwise from what to what; none of a freeze of everything. */
  moves: Move[];
  more?: Partial<Pick<Revision['change'], 'percent' | 'until' | 'reason'>>;
  slots: Slots;
  /** Without it, what stood before stands on. */
  standing?: Revision['standing'];
  /** Releases that visitors get by it, or that leave the shop. */
  judged?: { remote: string; ref: Ref; isLeaving?: true }[];
  /** A way back: the gate warns and never refuses. */
  isBack?: true;
  notes?: string[];
};

/** `undefined`: it already is as asked for. Errors: `ReleaseRefusal`. */
export type Decide = (revision: Revision | undefined, asked: Asked, facts: Facts) => Decision | undefined;

/** An option that a verb cannot do without. Errors: refuses (400) where it is missing. */
export function needed<Value>(name: string, value: Value | undefined): Value {
  if (value !== undefined) return value;
  throw new ReleaseRefusal(400, `${name}_missing`, `A ${name} is needed for this.`);
}

/** The slot of the deployable that is asked for. Errors: refuses (404) where nothing of it is live. */
export function liveSlot(revision: Revision | undefined, { env, remote, verb }: Asked) {
  const name = needed('remote', remote);
  const slot = revision?.slots[name];
  if (revision && slot) return { remote: name, slot, slots: revision.slots, revision };
  throw new ReleaseRefusal(
    404,
    'not_live',
    verb === 'rollback' || verb === 'retire'
      ? `${name} has no release in ${env}, so there is nothing to take back.`
      : `${name} has no release in ${env} yet. Publish it and promote a first version.`,
  );
}

/** One slot is another; all others stay. */
export const withSlot = (slots: Slots, remote: string, slot: Slot): Slots => ({ ...slots, [remote]: slot });

/** The reason as it is read in the log. Errors: refuses (400) one that says nothing. */
export function checkedReason(reason: string): string {
  const text = proseText(reason);
  if (text.length >= 3 && text.length <= 500) return text;
  const message =
    'A reason is needed, 3 to 500 characters: the next person on duty reads it. Add --reason "…".';
  throw new ReleaseRefusal(400, 'reason_missing', message);
}

/** A year: what is meant to last longer is no freeze. Unit: days. */
const mostDays = 366;

/** When a freeze ends, as the log writes it. Errors: refuses (400) an instant without a zone, that is over, or further than a year away. */
export function checkedUntil(text: string, now: Date): string {
  const at = instantOf(text);
  const refused = (why: string) => new ReleaseRefusal(400, 'bad_instant', `until ${why}`);
  if (at === undefined)
    throw refused('is an instant with its zone, for example 2026-12-01T08:00+03:00 or 2026-12-01T05:00Z.');
  const awayMs = at.getTime() - now.getTime();
  if (awayMs <= 0 || awayMs > mostDays * 86_400_000)
    throw refused(
      `is at most ${mostDays} days ahead: it is ${now.toISOString()}, and ${at.toISOString()} was meant.`,
    );
  return at.toISOString();
}

/**
 * Stops promotions and canaries of a slot until it is unfrozen, or without `remote` of everything, first releases too, until an instant
 * where one is given. Going back stays possible, and of everything also what the shop takes back by itself. A further freeze of everything
 * changes the end. Errors: `ReleaseRefusal` 400 no such instant, 404 nothing is live.
 */
export const freeze: Decide = (revision, asked, { now }) => {
  const { actor: by, reason } = asked;
  if (asked.remote !== undefined) {
    const { remote, slot, slots } = liveSlot(revision, asked);
    if (slot.frozen) return undefined;
    return { moves: [{ remote }], slots: withSlot(slots, remote, { ...slot, frozen: { by, reason } }) };
  }
  const until = asked.until === undefined ? {} : { until: checkedUntil(asked.until, now) };
  const { slots, standing } = demandAny(revision, asked);
  const current = freezeNow({ standing }, now);
  if (current && current.until === until.until) return undefined;
  return {
    moves: [],
    more: until,
    slots,
    standing: { frozen: { by, at: now.toISOString(), reason, ...until } },
  };
};

/** Allows promotions and canaries again: of a slot, or of everything but slots that are frozen alone. */
export const unfreeze: Decide = (revision, asked, { now }) => {
  if (asked.remote === undefined) {
    const { slots, standing } = demandAny(revision, asked);
    return freezeNow({ standing }, now) && { moves: [], slots, standing: {} };
  }
  const { remote, slot, slots } = liveSlot(revision, asked);
  const { frozen, ...rest } = slot;
  return frozen && { moves: [{ remote }], slots: withSlot(slots, remote, rest) };
};

function demandAny(revision: Revision | undefined, { env }: Asked): Revision {
  if (revision) return revision;
  throw new ReleaseRefusal(404, 'not_live', `Nothing is released in ${env} yet.`);
}

type Standing = Pick<Revision, 'standing'>;

/** Whether nothing keeps a slot from going forward: no freeze of its own or of everything. */
export const isOpen = (slot: Slot | undefined, revision: Standing, now: Date): boolean =>
  slot?.frozen === undefined && freezeNow(revision, now) === undefined;

/** Errors: refuses (423) to let a slot go forward that is frozen, with who did it, why, and how long it lasts. */
export function assertOpen(remote: string, slot: Slot | undefined, revision: Standing, now: Date): void {
  const all = freezeNow(revision, now);
  if (all) {
    const until = all.until === undefined ? '' : ` until ${instantText(all.until)}`;
    const message = `Everything is frozen by ${all.by}${until}: ${all.reason}. Going back stays possible. To end it: pnpm release unfreeze --all --reason "…"`;
    throw new ReleaseRefusal(423, 'frozen', message, {
      ...(all.until !== undefined && { until: all.until }),
    });
  }
  if (slot?.frozen) {
    const message = `${remote} is frozen by ${slot.frozen.by}: ${slot.frozen.reason.replace(/\.$/, '')}. Unfreeze it first.`;
    throw new ReleaseRefusal(423, 'frozen', message);
  }
}

/** Errors: refuses (409) a version that was taken back, unless it is forced. */
export function assertNotBlocked(
  remote: string,
  slot: Slot | undefined,
  version: string,
  force: boolean,
): void {
  if (slot?.blocked.includes(version) && !force) {
    const message = `${remote}@${version} was taken back before. Publish a repaired version, or repeat with --force if it was taken back by mistake.`;
    throw new ReleaseRefusal(409, 'blocked', message);
  }
}
