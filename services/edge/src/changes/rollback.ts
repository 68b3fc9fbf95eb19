import { checkedDeployable } from '../store/key.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import { appendRevision } from '../store/release-log.ts';
import { readReferenced } from '../store/releases.ts';
import { type ChangeRequest, type ChangeResult, checkedReason } from './change.ts';
import { warnByGate } from './gate.ts';
import { rollbackTarget, rolledBack } from './slot-changes.ts';

/**
 * Takes one deployable back to an earlier version; the others are not touched. Allowed while frozen.
 * Without `version`: to the newest previous one.
 * Errors: `ReleaseRefusal` 404 nothing is live, 409 no such version to go back to, 412 stale, 422 its manifest is damaged.
 */
export async function rollback(
  request: ChangeRequest & { version?: string | undefined },
): Promise<ChangeResult> {
  const { store, env, actor, ifMatch, now } = request;
  const remote = checkedDeployable(request.remote);
  const reason = checkedReason(request.reason);
  let from = '';
  let to = '';

  const { head, isNew } = await appendRevision({
    store,
    env,
    ifMatch,
    ...(now && { now }),
    propose: async (current) => {
      const slot = current?.revision.slots[remote];
      if (current === undefined || slot === undefined)
        throw new ReleaseRefusal(
          404,
          'not_live',
          `${remote} has no release in ${env}, so there is nothing to take back.`,
        );
      // Two people who type the same command at once mean one step back, not two.
      if (from !== '' && from !== slot.stable.version) throw meanwhile(remote, from, slot.stable.version);
      const target = rollbackTarget(remote, slot, request.version);
      const { slots } = current.revision;
      [from, to] = [slot.stable.version, target.version];
      return {
        change: {
          actor,
          verb: 'rollback',
          remote,
          from,
          to,
          reason,
          gate: warnByGate(await readReferenced(store, target), slots),
        },
        slots: { ...slots, [remote]: rolledBack(slot, target) },
      };
    },
  });
  return { remote, from, to, isNew, revision: head.revision };
}

function meanwhile(remote: string, from: string, stable: string): ReleaseRefusal {
  return new ReleaseRefusal(
    412,
    'stale_revision',
    `${remote} went from ${from} to ${stable} while this command ran. Look at \`pnpm release status\` before you go on.`,
  );
}
