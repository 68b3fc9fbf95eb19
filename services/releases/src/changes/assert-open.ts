import type { Slot } from '@dana/contracts/release/revision';
import type { Standing } from '@dana/contracts/release/standing';
import { instantText } from '../reading/instant-text.ts';
import { freezeNow } from '../reading/standing.ts';
import { ReleaseRefusal } from '../store/refusal.ts';

/** Whether nothing keeps a slot from going forward: no freeze of its own or of everything, no pin. */
export function isOpen(remote: string, slot: Slot | undefined, standing: Standing, now: Date): boolean {
  const isHeld = standing.pins?.[remote] !== undefined || freezeNow(standing, now) !== undefined;
  return !isHeld && slot?.frozen === undefined;
}

/** Errors: refuses (423) to let a slot go forward that is pinned or frozen, with who did it, why, and how long it lasts. */
export function assertOpen(remote: string, slot: Slot | undefined, standing: Standing, now: Date): void {
  assertNotPinned(remote, standing);
  const all = freezeNow(standing, now);
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

/** Errors: refuses (423) any change of what a pinned slot shows. */
export function assertNotPinned(remote: string, { pins }: Standing): void {
  const pin = pins?.[remote];
  if (pin)
    throw new ReleaseRefusal(
      423,
      'pinned',
      `${remote} is pinned at ${pin.version} by ${pin.by}: ${pin.reason}. Nothing changes what it shows before: pnpm release unpin ${remote} --reason "…"`,
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
