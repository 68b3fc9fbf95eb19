import { areTargets, type Targets } from '@dana/contracts/release/canary-targets';
import type { Climb } from '@dana/contracts/release/revision';
import { passGate } from '../gate/gate.ts';
import { assertNotBlocked, assertOpen, isOpen } from './assert-open.ts';
import { shareOf, withShare } from '../reading/canary-share.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import type { ChangeRequest, ChangeResult } from './change.ts';
import { changeSlot } from './change-slot.ts';
import { checkedTargets } from './checked-targets.ts';
import { checkedClimb, isClimbingAt } from './climb.ts';
import { demandPublished } from './published-release.ts';
import { assertShare } from './share-of-visitors.ts';

type CanaryRequest = ChangeRequest & {
  version: string;
  /** Share of visitors. Unit: per cent, 0–100. */
  percent: number;
  /** Two remotes with the same salt reach the same visitors. Default: of this remote and version alone. */
  salt?: string | undefined;
  force?: boolean;
  /** Shares to reach one after the other by itself, beginning with `percent`; without them the share stays. */
  steps?: readonly number[] | undefined;
  /** How long a step lasts at least. Unit: milliseconds. */
  everyMs?: number | undefined;
  /** Whom it is for. Without them a canary of the same version keeps those that it has; empty ones end them. */
  targets?: Targets | undefined;
  /** A step that is taken by itself: nothing is done unless the canary has this share and climbs. Unit: per cent. */
  onlyAt?: number;
};

/**
 * Lets a share of the visitors, or of those in its targets, have a published version beside the stable one, or changes that.
 * Errors: `ReleaseRefusal` 400 no such share or targets, 404 never published, 409 stable already or taken back, 422 gate, 423 frozen or pinned.
 */
export async function openCanary(request: CanaryRequest): Promise<ChangeResult> {
  const { store, remote, percent, force = false, now = () => new Date() } = request;
  const { manifest, ref } = await demandPublished(store, remote, request.version);
  const salt = checkedSalt(request.salt ?? `${remote}@${ref.version}`);
  assertShare(percent);
  const steps = request.steps && checkedClimb(request.steps, request.everyMs ?? defaultEveryMs);
  if (steps && steps.steps[0] !== percent) throw notFirst(percent);
  const asked = request.targets && checkedTargets(request.targets);
  return changeSlot(request, 'canary', async (slot, slots, standing) => {
    const { canary } = slot;
    if (slot.stable.version === ref.version) throw alreadyStable(remote, ref.version);
    const isSame = canary?.ref.version === ref.version;
    const present = isSame ? shareOf(canary) : undefined;
    const isStep = request.onlyAt !== undefined;
    if (isStep && !isClimbingAt(slot, ref.version, request.onlyAt ?? 0)) return undefined;
    if (isStep && !isOpen(remote, slot, standing, now())) return undefined;
    const climb = climbAfter(isStep ? present?.climb : steps, now());
    const kept = asked ?? present?.targets;
    const targets = areTargets(kept) ? kept : undefined;
    const isAlready = present?.percent === percent && canary?.salt === salt;
    if (isAlready && isSameClimb(present.climb, climb) && isSameTargets(present.targets, targets))
      return undefined;
    assertOpen(remote, slot, standing, now());
    assertNotBlocked(remote, slot, ref.version, force);
    const gate = await passGate({ store, candidate: manifest, slots, force, isStored: true });
    const since = isSame ? canary.since : now().toISOString();
    return {
      slot: { ...slot, canary: withShare({ ref, salt, since }, { percent, climb, targets }) },
      from: canary?.ref.version,
      to: ref.version,
      percent,
      targets,
      gate,
      forced: force,
    };
  });
}

const defaultEveryMs = 600_000;

function climbAfter(climb: Pick<Climb, 'steps' | 'everyMs'> | undefined, now: Date): Climb | undefined {
  return climb && { steps: climb.steps, everyMs: climb.everyMs, stepSince: now.toISOString() };
}

const isSameClimb = (one: Climb | undefined, other: Climb | undefined): boolean =>
  one?.steps.join() === other?.steps.join() && one?.everyMs === other?.everyMs;

const isSameTargets = (one: Targets | undefined, other: Targets | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function checkedSalt(salt: string): string {
  if (/^[A-Za-z0-9@._+-]{1,100}$/.test(salt)) return salt;
  throw new ReleaseRefusal(400, 'bad_salt', 'salt takes up to 100 letters, digits and @ . _ + -.');
}

function notFirst(percent: number): ReleaseRefusal {
  return new ReleaseRefusal(
    400,
    'bad_steps',
    `A canary that begins at ${percent} % needs that as its first step.`,
  );
}

function alreadyStable(remote: string, version: string): ReleaseRefusal {
  return new ReleaseRefusal(
    409,
    'already_stable',
    `${remote}@${version} is what everybody gets already; a canary is for another version.`,
  );
}
