import type { Figures, Move, Ref, Revision, Slot, Verb } from '@dana/contracts/release/revision';
import type { PublishedRelease } from '../reading/releases.ts';
import { instantOf } from '../reading/instant-of.ts';
import { ReleaseRefusal } from '../store/refusal.ts';

/*
 * Each change is a pure function of the newest revision, what is asked for and facts that were read beside it. `make-change.ts` alone
 * reads and writes.
 */

/** The name in the log of what nobody did by hand. No token has it. */
export const automaticActor = 'automatic';

/** What a change can be asked for with; which of it a verb takes, its function says. */
export type ChangeOptions = {
  /** The deployable. A freeze without one is of everything. */
  remote?: string | undefined;
  version?: string | undefined;
  /** To promote several at once: version by deployable. */
  releases?: Readonly<Record<string, string>> | undefined;
  /** Share of visitors. Unit: per cent, 0–100. */
  percent?: number | undefined;
  /** Two canaries with the same salt reach the same visitors. Default: of this deployable and version alone. */
  salt?: string | undefined;
  /** Shares that a canary reaches one after the other by itself, beginning with `percent`. */
  steps?: readonly number[] | undefined;
  /** How long a step lasts at least. Unit: milliseconds. */
  everyMs?: number | undefined;
  /** When a freeze of everything ends, with its zone. */
  until?: string | undefined;
  /** The revision whose versions everybody is to get again, and of which deployables; without them of all. */
  toRevision?: number | undefined;
  remotes?: readonly string[] | undefined;
  /** In spite of the gate, or of an earlier rollback. */
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
  /** What decided it. */
  figures?: Figures | undefined;
  /** What the shop itself has judged: nothing is done when this is not what visitors get by now. Unit: per cent. */
  onlyIf?: { version: string; percent?: number } | undefined;
};

/** What was read beside the newest revision. */
export type Facts = {
  now: Date;
  /** What `version` or `releases` name, signed and as it was published. */
  releases: readonly PublishedRelease[];
  /** The revision that `toRevision` names. */
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
  /** What else the log says of it. */
  more?: Partial<Pick<Revision['change'], 'percent' | 'until' | 'reason'>>;
  slots: Slots;
  /** Without it, what stood before stands on. */
  standing?: Revision['standing'];
  /** Releases that visitors get by it, or that leave the shop. */
  judged?: { remote: string; ref: Ref; isLeaving?: true }[];
  /** A way back: the gate warns and never refuses. */
  isBack?: true;
  /** What who asked has to know, in English. */
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

/** The reason without surrounding space. Errors: refuses (400) one that says nothing. */
export function checkedReason(reason: string): string {
  const text = reason.trim();
  if (text.length >= 3 && text.length <= 500) return text;
  throw new ReleaseRefusal(
    400,
    'reason_missing',
    'A reason is needed, 3 to 500 characters: the next person on duty reads it. Add --reason "…".',
  );
}

/**
 * An instant that is to come, as the log writes it. Its zone must be said: a time without one would be another on each machine.
 * Unit of `mostDays`: days from now. Errors: refuses (400) what has no zone, is over, or further away.
 */
export function checkedInstant(
  name: string,
  text: string,
  { now, mostDays }: { now: Date; mostDays: number },
): string {
  const at = instantOf(text);
  const refused = (why: string) => new ReleaseRefusal(400, 'bad_instant', `${name} ${why}`);
  if (at === undefined)
    throw refused('is an instant with its zone, for example 2026-12-01T08:00+03:00 or 2026-12-01T05:00Z.');
  const awayMs = at.getTime() - now.getTime();
  if (awayMs <= 0)
    throw refused(`is over already: it is ${now.toISOString()}, and ${at.toISOString()} was meant.`);
  if (awayMs > mostDays * 86_400_000)
    throw refused(`is at most ${mostDays} days away, and ${at.toISOString()} is further.`);
  return at.toISOString();
}
