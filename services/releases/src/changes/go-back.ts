import type { Move, Ref, Revision, Slot } from '@dana/contracts/release/revision';
import { ReleaseRefusal } from '../store/store.ts';
import { assertOpen, liveSlot, needed, type Decide, type Slots } from './change.ts';
import { promoted } from './go-forward.ts';

/**
 * Takes one deployable back to an earlier version, for everybody: a canary of it ends too. Without `version` to the newest one with a good
 * record, and with it all that were promoted together with what is live, as long as none of them went on since; one that was new then
 * leaves the shop. Allowed while frozen.
 * Errors: `ReleaseRefusal` 404 nothing is live, 409 no such version to go back to, 412 somebody else was faster.
 */
export const rollback: Decide = (revision, asked, facts) => {
  const { remote, slot, slots } = liveSlot(revision, asked);
  const { version, onlyIf } = asked;
  if (onlyIf && (slot.stable.version !== onlyIf.version || slot.frozen)) return undefined;
  // Two people who type the same command at once mean one step back, not two.
  const seen = facts.first?.slots[remote]?.stable.version ?? slot.stable.version;
  if (seen !== slot.stable.version) {
    const message = `${remote} went from ${seen} to ${slot.stable.version} while this command ran. Look at \`pnpm release status\` before you go on.`;
    throw new ReleaseRefusal(412, 'stale_revision', message);
  }
  const together = version === undefined ? setOf(slots, remote) : [remote];
  const set = [remote, ...together.filter((name) => name !== remote)];
  const notes = set.length > 1 ? [`${set.join(', ')} were promoted together and go back together.`] : [];
  const changed: Changed[] = set.map((name) => {
    const before = slots[name] ?? slot;
    const takenBack = takenBackIn(facts.log, name);
    // A set goes back whole, and what breaks now is worse than what broke once.
    const takesAny = set.length > 1 || onlyIf !== undefined;
    const target = targetOf(before, { version, takenBack, takesAny });
    if (target.passed.length > 0 && target.ref)
      notes.push(
        `${name}: passed over ${target.passed.join(', ')}, taken back before. To go there all the same: --version.`,
      );
    const isNew = set.length > 1 && name !== 'shell' && before.previous.length === 0;
    if (!target.ref && !isNew) throw noTarget(name, before, target, version);
    return { remote: name, before, after: target.ref && rolledBack(before, target.ref) };
  });
  return { ...afterAll(slots, changed), isBack: true, notes };
};

/**
 * Gives everybody the versions of an earlier revision again, of all deployables or some, in one step: no page is ever made with half of
 * it. Canaries of what is restored end, and what was not live then leaves the shop, but for the shell. Allowed while frozen.
 * Errors: `ReleaseRefusal` 404 no such revision, or a deployable that was live neither then nor is now.
 */
export const restore: Decide = (revision, { env, toRevision, remotes, reason }, { earlier, now }) => {
  if (earlier === undefined) {
    const message = `${env} never had a revision ${needed('revision', toRevision)}.`;
    throw new ReleaseRefusal(404, 'no_revision', message);
  }
  const slots = revision?.slots ?? {};
  const names = remotes ?? [...new Set([...Object.keys(earlier.slots), ...Object.keys(slots)])];
  const changed = names.flatMap((remote): Changed[] => {
    const [before, was] = [slots[remote], earlier.slots[remote]];
    if (before === undefined && was === undefined) {
      const message = `${remote} was not live at revision ${toRevision}, nor is it now.`;
      throw new ReleaseRefusal(404, 'not_live', message);
    }
    const isSame = was && before?.stable.version === was.stable.version && before.canary === undefined;
    if (isSame || (was === undefined && remote === 'shell')) return [];
    return [{ remote, before, after: was && restored(before, was, now) }];
  });
  if (changed.length === 0) return undefined;
  const more = { reason: `${reason} (as at revision ${toRevision})` };
  return { ...afterAll(slots, changed), more, isBack: true };
};

/**
 * A remote leaves the shop: its pages, links and slots are gone from the next page on. A promotion, or going back to an earlier revision,
 * brings it again. Errors: `ReleaseRefusal` 404 nothing is live, 409 the shell, without which there is no page, 423 frozen.
 */
export const retire: Decide = (revision, asked, { now }) => {
  const { remote, slot, slots, ...live } = liveSlot(revision, asked);
  if (remote === 'shell')
    throw new ReleaseRefusal(409, 'needs_shell', 'The shell cannot be retired: every page stands in it.');
  assertOpen(remote, slot, live.revision, now);
  const { [remote]: _gone, ...left } = slots;
  const judged = [{ remote, ref: slot.stable, isLeaving: true as const }];
  return { moves: [{ remote, from: slot.stable.version }], slots: left, judged };
};

/** A slot before and after; nothing where it was not, or is no more. */
type Changed = { remote: string; before: Slot | undefined; after: Slot | undefined };

function afterAll(slots: Slots, changed: Changed[]) {
  const live = changed.flatMap(({ remote, after }) => (after ? [[remote, after] as const] : []));
  const next = { ...slots, ...Object.fromEntries(live) };
  for (const { remote, after } of changed) if (!after) delete next[remote];
  const moves = changed.map(
    ({ remote, before, after }): Move => ({
      remote,
      ...(before && { from: before.stable.version }),
      ...(after && { to: after.stable.version }),
    }),
  );
  return { moves, slots: next, judged: live.map(([remote, { stable }]) => ({ remote, ref: stable })) };
}

/** Those that were promoted together with a slot's stable version and show that still, itself among them. */
export function setOf(slots: Slots, remote: string): string[] {
  const { set = [], stableSince } = slots[remote] ?? {};
  const together = set.filter(
    (name) => slots[name]?.set?.includes(remote) && slots[name].stableSince === stableSince,
  );
  return together.length > 1 ? together : [remote];
}

/**
 * The versions of a deployable that have no good record: that somebody, or the shop by itself, took back at any time of this log. One of
 * them may have been promoted by force since.
 */
const takenBackIn = (log: readonly Revision[], remote: string): ReadonlySet<string> =>
  new Set(log.flatMap(({ slots }) => slots[remote]?.blocked ?? []));

type Target = { ref: Ref | undefined; passed: string[]; open: string[] };
type Wanted = { version: string | undefined; takenBack: ReadonlySet<string>; takesAny: boolean };

/** The version that a rollback goes to: the one that is named, else the newest one with a good record; with `takesAny` also without. */
function targetOf({ previous, blocked }: Slot, { version, takenBack, takesAny }: Wanted): Target {
  const open = previous.filter((ref) => !blocked.includes(ref.version));
  const versions = open.map((ref) => ref.version);
  if (version !== undefined) return { ref: open[versions.indexOf(version)], passed: [], open: versions };
  const good = open.find((ref) => !takenBack.has(ref.version));
  const ref = good ?? (takesAny ? open[0] : undefined);
  return { ref, passed: versions.slice(0, ref ? open.indexOf(ref) : open.length), open: versions };
}

/**
 * The slot after going back to `target`. The version that is left is blocked and is no fallback any more, nor is any that
 * was passed over on the way: pages must not fall back to what a person went past. Those can be promoted again. No
 * canary goes on either: everybody gets the target.
 */
export function rolledBack({ canary, stableSince, set, ...slot }: Slot, target: Ref): Slot {
  return {
    ...slot,
    stable: target,
    previous: slot.previous.slice(slot.previous.findIndex(({ version }) => version === target.version) + 1),
    blocked: [...slot.blocked.filter((version) => version !== target.version), slot.stable.version],
  };
}

/** What stands among the versions to go back to is gone back to; anything else is made live, and the way back stays open. */
function restored(slot: Slot | undefined, was: Slot, now: Date): Slot {
  if (slot === undefined) return { stable: was.stable, previous: was.previous, blocked: was.blocked };
  if (slot.stable.version === was.stable.version) {
    const { canary, ...rest } = slot;
    return rest;
  }
  if (slot.previous.some(({ version }) => version === was.stable.version))
    return rolledBack(slot, was.stable);
  const { canary, ...next } = promoted(slot, was.stable);
  return { ...next, stableSince: now.toISOString() };
}

function noTarget(remote: string, slot: Slot, { open, passed }: Target, version?: string): ReleaseRefusal {
  const { stable } = slot;
  const possible = open.join(', ') || 'none';
  return new ReleaseRefusal(
    409,
    'no_rollback_target',
    version !== undefined
      ? `${remote} cannot go back to ${version}. Versions it can go back to: ${possible}.`
      : passed.length > 0
        ? `${remote} has no earlier version that was not taken back before; ${stable.version} stays. To go back to one of them all the same: pnpm release rollback ${remote} --version ${passed[0]} --reason "…"`
        : `${remote} has no earlier version to go back to; ${stable.version} stays. Publish and promote a repaired version.`,
    { possible: open },
  );
}
