import type { Revision, Slot } from '@dana/contracts/release/revision';
import { instantText } from '../reading/instant-text.ts';
import { freezeNow } from '../reading/standing.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import { type Asked, checkedInstant, type Decide, liveSlot, withSlot } from './change.ts';

/** A year: what is meant to last longer is no freeze. Unit: days. */
const mostDays = 366;

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
  const until =
    asked.until === undefined ? {} : { until: checkedInstant('until', asked.until, { now, mostDays }) };
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
    throw new ReleaseRefusal(
      423,
      'frozen',
      `Everything is frozen by ${all.by}${until}: ${all.reason}. Going back stays possible. To end it: pnpm release unfreeze --all --reason "…"`,
      { ...(all.until !== undefined && { until: all.until }) },
    );
  }
  if (slot?.frozen)
    throw new ReleaseRefusal(
      423,
      'frozen',
      `${remote} is frozen by ${slot.frozen.by}: ${slot.frozen.reason}. Unfreeze it first.`,
    );
}

/** Errors: refuses (409) a version that was taken back, unless it is forced. */
export function assertNotBlocked(
  remote: string,
  slot: Slot | undefined,
  version: string,
  force: boolean,
): void {
  if (slot?.blocked.includes(version) && !force)
    throw new ReleaseRefusal(
      409,
      'blocked',
      `${remote}@${version} was taken back before. Publish a repaired version, or repeat with --force if it was taken back by mistake.`,
    );
}
