import { passGate } from '../gate/gate.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import type { ChangeRequest, ChangeResult } from './change.ts';
import { changeSlot } from './change-slot.ts';
import { demandPublished } from './published-release.ts';
import { assertPromotable } from './slot-changes.ts';

type CanaryRequest = ChangeRequest & {
  version: string;
  /** Share of visitors. Unit: per cent, 0–100. */
  percent: number;
  /** Two remotes with the same salt reach the same visitors. Default: of this remote and version alone. */
  salt?: string | undefined;
  force?: boolean;
};

/**
 * Lets a share of the visitors have a published version beside the stable one, or changes that share.
 * Errors: `ReleaseRefusal` 400 no such share, 404 never published, 409 stable already or taken back, 422 gate, 423 frozen.
 */
export async function openCanary(request: CanaryRequest): Promise<ChangeResult> {
  const { store, remote, percent, force = false, now = () => new Date() } = request;
  const { manifest, ref } = await demandPublished(store, remote, request.version);
  const salt = checkedSalt(request.salt ?? `${remote}@${ref.version}`);
  assertShare(percent);
  return changeSlot(request, 'canary', async (slot, slots) => {
    const { canary } = slot;
    if (slot.stable.version === ref.version) throw alreadyStable(remote, ref.version);
    const isSame = canary?.ref.version === ref.version;
    if (isSame && canary.percent === percent && canary.salt === salt) return undefined;
    assertPromotable(remote, slot, ref.version, force);
    const gate = await passGate({ store, candidate: manifest, slots, force, isStored: true });
    const since = isSame ? canary.since : now().toISOString();
    return {
      slot: { ...slot, canary: { ref, percent, salt, since } },
      from: canary?.ref.version,
      to: ref.version,
      percent,
      gate,
      forced: force,
    };
  });
}

function assertShare(percent: number): void {
  // Buckets are hundredths of a per cent; a finer share would be rounded silently.
  if (percent >= 0 && percent <= 100 && Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6) return;
  throw new ReleaseRefusal(
    400,
    'bad_percent',
    'percent is a share of visitors from 0 to 100, for example 10.',
  );
}

function checkedSalt(salt: string): string {
  if (/^[A-Za-z0-9@._+-]{1,100}$/.test(salt)) return salt;
  throw new ReleaseRefusal(400, 'bad_salt', 'salt takes up to 100 letters, digits and @ . _ + -.');
}

function alreadyStable(remote: string, version: string): ReleaseRefusal {
  return new ReleaseRefusal(
    409,
    'already_stable',
    `${remote}@${version} is what everybody gets already; a canary is for another version.`,
  );
}
