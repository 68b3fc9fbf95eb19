import type { Canary, Climb, Slot } from '@dana/contracts/release/revision';
import { shareOf, withShare } from '../reading/canary-share.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import type { ChangeRequest, ChangeResult } from './change.ts';
import { changeSlot } from './change-slot.ts';
import { assertShare } from './share-of-visitors.ts';

const leastEveryMs = 10_000;
const mostEveryMs = 7 * 24 * 3_600_000;

/** The steps that a canary is to climb. Errors: refuses (400) steps that do not rise, and times no canary can have. */
export function checkedClimb(steps: readonly number[], everyMs: number): Pick<Climb, 'steps' | 'everyMs'> {
  const rises = steps.every((percent, index) => index === 0 || percent > (steps[index - 1] ?? 0));
  for (const percent of steps) assertShare(percent);
  if (steps.length < 2 || steps.length > 20 || !rises)
    throw new ReleaseRefusal(400, 'bad_steps', 'steps are 2 to 20 rising shares, for example 1,5,25,100.');
  if (Number.isInteger(everyMs) && everyMs >= leastEveryMs && everyMs <= mostEveryMs)
    return { steps: [...steps], everyMs };
  throw new ReleaseRefusal(400, 'bad_every', 'every is the time of one step, from 10 seconds to 7 days.');
}

/** Whether the slot's canary is this version at this share, and would go on by itself. */
export function isClimbingAt(slot: Slot | undefined, version: string, percent: number): boolean {
  const canary = slot?.canary;
  const share = canary && shareOf(canary);
  if (slot?.frozen || share?.climb === undefined || share.climb.paused) return false;
  return canary?.ref.version === version && share.percent === percent;
}

/** Keeps a climbing canary at its share until it is resumed. Errors: `ReleaseRefusal` 409 where none climbs. */
export async function pauseClimb(request: ChangeRequest): Promise<ChangeResult> {
  return changeSlot(request, 'pause', (slot) => {
    const { canary, climb } = climbingCanary(request.remote, slot);
    if (climb.paused) return undefined;
    const paused = { by: request.actor, reason: request.reason.trim() };
    const { version } = canary.ref;
    return { slot: { ...slot, canary: withClimb(canary, { ...climb, paused }) }, to: version };
  });
}

/** Lets a paused canary climb on: the step under way begins once more. Errors: `ReleaseRefusal` 409 where none climbs. */
export async function resumeClimb(request: ChangeRequest): Promise<ChangeResult> {
  const { now = () => new Date() } = request;
  return changeSlot(request, 'resume', (slot) => {
    const { canary, climb } = climbingCanary(request.remote, slot);
    if (!climb.paused) return undefined;
    const { steps, everyMs } = climb;
    const resumed = { steps, everyMs, stepSince: now().toISOString() };
    return { slot: { ...slot, canary: withClimb(canary, resumed) }, to: canary.ref.version };
  });
}

const withClimb = (canary: Canary, climb: Climb): Canary => withShare(canary, { ...shareOf(canary), climb });

function climbingCanary(remote: string, { canary }: Slot): { canary: Canary; climb: Climb } {
  const share = canary && shareOf(canary);
  if (canary && share?.climb) return { canary, climb: share.climb };
  throw new ReleaseRefusal(
    409,
    'no_climb',
    canary
      ? `The canary of ${remote} stays at ${share?.percent} % anyway: it has no steps.`
      : `${remote} has no canary.`,
  );
}
