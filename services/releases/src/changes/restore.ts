import type { GateResult, Ref, Revision, Slot } from '@dana/contracts/release/revision';
import { warnByGate } from '../gate/gate.ts';
import { readRevision } from '../reading/release-log.ts';
import { readReferenced } from '../reading/releases.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import type { Store } from '../store/store.ts';
import { appendRevision } from './append-revision.ts';
import { assertNotPinned } from './assert-open.ts';
import { checkedReason } from './change.ts';
import { type Approval, afterApproval } from './second-person.ts';
import { promoted, rolledBack } from './slot-changes.ts';

type RestoreRequest = {
  store: Store;
  env: string;
  actor: string;
  reason: string;
  /** The revision whose versions everybody gets again. */
  toRevision: number;
  /** Only these deployables; without them all that were live then. */
  remotes?: readonly string[] | undefined;
  ifMatch?: number | undefined;
  /** Only says what would change. */
  isDryRun?: boolean | undefined;
  now?: (() => Date) | undefined;
  /** Who else allowed it. */
  approval?: Approval | undefined;
};

export type RestoreResult = {
  isNew: boolean;
  revision: Revision;
  /** What changed its version, or lost its canary. `canary`: the version of the one that ended. */
  changed: { remote: string; from: string; to: string; canary?: string }[];
  gate: GateResult;
  /** What would have changed, and is pinned. */
  kept: string[];
};

/**
 * Gives everybody the versions of an earlier revision again, of all deployables or some, in one step: no page is ever made with half
 * of it. Canaries of what is restored end. What was not live then stays as it is. Allowed while frozen, as a rollback is, and
 * never blocked by the gate, whose findings are warnings. What is pinned stays as it is.
 * Errors: `ReleaseRefusal` 404 no such revision or deployable in it, 412 stale, 422 a release of it is not in the store any more,
 * 423 one that is named is pinned.
 */
export async function restoreRevision(request: RestoreRequest): Promise<RestoreResult> {
  const { store, env, actor, ifMatch, isDryRun = false, approval, now = () => new Date() } = request;
  const reason = isDryRun ? '' : checkedReason(request.reason);
  const wanted = await wantedSlots(request);
  let changed: RestoreResult['changed'] = [];
  let kept: string[] = [];
  let gate: GateResult = { verdict: 'passed', findings: [] };
  const { head, isNew } = await appendRevision({
    store,
    env,
    ifMatch,
    now,
    propose: async (current, standing) => {
      for (const remote of request.remotes ?? []) assertNotPinned(remote, standing);
      const slots = current?.revision.slots ?? {};
      const differing = Object.entries(wanted).flatMap(([remote, then]) => {
        const slot = slots[remote];
        const isSame = slot?.stable.version === then.stable.version && slot.canary === undefined;
        return isSame ? [] : [{ remote, slot, ref: then.stable }];
      });
      const isPinned = ({ remote }: { remote: string }) => standing.pins?.[remote] !== undefined;
      kept = differing.filter(isPinned).map(({ remote }) => remote);
      const restored = differing.filter((one) => !isPinned(one));
      changed = restored.map(({ remote, slot, ref }) => ({
        remote,
        from: slot?.stable.version ?? '',
        to: ref.version,
        ...(slot?.canary && { canary: slot.canary.ref.version }),
      }));
      if (restored.length === 0) return undefined;
      const next = { ...slots };
      for (const { remote, slot, ref } of restored) next[remote] = restoredSlot(slot, ref, now());
      gate = await gateOf(
        store,
        restored.map(({ ref }) => ref),
        next,
      );
      if (isDryRun) return undefined;
      const to = `as at revision ${request.toRevision}`;
      const remotes = restored.map(({ remote }) => remote);
      return {
        change: {
          ...{ actor, verb: 'restore', remotes, reason: `${reason} (${to})`, gate },
          ...(approval && { approvedBy: approval.by }),
        },
        slots: next,
        standing: afterApproval(standing, remotes, { approval, now: now() }),
      };
    },
  });
  return { isNew, revision: head.revision, changed, kept, gate };
}

async function wantedSlots({
  store,
  env,
  toRevision,
  remotes,
}: RestoreRequest): Promise<Record<string, Slot>> {
  const then = await readRevision(store, env, toRevision);
  if (then === undefined)
    throw new ReleaseRefusal(404, 'no_revision', `${env} never had a revision ${toRevision}.`);
  const { slots } = then.revision;
  if (remotes === undefined) return slots;
  const missing = remotes.find((remote) => slots[remote] === undefined);
  if (missing !== undefined)
    throw new ReleaseRefusal(404, 'not_live', `${missing} was not live at revision ${toRevision}.`);
  return Object.fromEntries(Object.entries(slots).filter(([remote]) => remotes.includes(remote)));
}

/** What stands among the versions to go back to is gone back to; anything else is made live, and the way back stays open. */
function restoredSlot(slot: Slot | undefined, ref: Ref, now: Date): Slot {
  if (slot?.stable.version === ref.version) {
    const { canary: _canary, ...rest } = slot;
    return rest;
  }
  const isBehind = slot?.previous.some(({ version }) => version === ref.version);
  if (slot && isBehind) return rolledBack(slot, ref);
  const { canary: _canary, ...next } = promoted(slot, ref);
  return { ...next, stableSince: now.toISOString() };
}

async function gateOf(store: Store, refs: readonly Ref[], slots: Record<string, Slot>): Promise<GateResult> {
  const candidates = await Promise.all(refs.map((ref) => readReferenced(store, ref)));
  const results = await Promise.all(
    candidates.map((candidate) => warnByGate({ store, candidate, slots, isStored: true })),
  );
  const findings = results.flatMap((result) => result.findings);
  return { verdict: findings.length === 0 ? 'passed' : 'warned', findings };
}
