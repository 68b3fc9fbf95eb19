import { warnByGate } from '../gate/gate.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import { readReferenced } from '../reading/releases.ts';
import { assertNotPinned } from './assert-open.ts';
import type { ChangeRequest, ChangeResult } from './change.ts';
import { changeSlot } from './change-slot.ts';
import { rollbackTarget, rolledBack } from './slot-changes.ts';

type RollbackRequest = ChangeRequest & {
  version?: string | undefined;
  /** Do nothing when another version than this is stable by now. */
  onlyFrom?: string;
};

/**
 * Takes one deployable back to an earlier version, for everybody: a canary of it ends too. The others are not
 * touched. Allowed while frozen, not while pinned. Without `version`: to the newest previous one.
 * Errors: `ReleaseRefusal` 404 nothing is live, 409 no such version to go back to, 412 stale, 422 its manifest is damaged,
 * 423 pinned.
 */
export async function rollback(request: RollbackRequest): Promise<ChangeResult> {
  const { store, remote, onlyFrom, automatic } = request;
  let from = '';
  return changeSlot(request, 'rollback', async (slot, slots, standing) => {
    if (onlyFrom !== undefined && (slot.stable.version !== onlyFrom || slot.frozen)) return undefined;
    if (automatic && standing.pins?.[remote]) return undefined;
    assertNotPinned(remote, standing);
    // Two people who type the same command at once mean one step back, not two.
    if (from !== '' && from !== slot.stable.version) throw meanwhile(remote, from, slot.stable.version);
    const target = rollbackTarget(remote, slot, request.version);
    from = slot.stable.version;
    const candidate = await readReferenced(store, target);
    return {
      slot: rolledBack(slot, target),
      from,
      to: target.version,
      gate: await warnByGate({ store, candidate, slots, isStored: true }),
    };
  });
}

function meanwhile(remote: string, from: string, stable: string): ReleaseRefusal {
  return new ReleaseRefusal(
    412,
    'stale_revision',
    `${remote} went from ${from} to ${stable} while this command ran. Look at \`pnpm release status\` before you go on.`,
  );
}
