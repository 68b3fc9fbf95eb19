import { checkedVersion } from '../store/key.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import { appendRevision } from '../store/release-log.ts';
import { publishedVersions, readRelease } from '../store/releases.ts';
import { type ChangeRequest, type ChangeResult, checkedReason } from './change.ts';
import { passGate } from './gate.ts';
import { assertPromotable, promoted } from './slot-changes.ts';

type PromoteRequest = ChangeRequest & {
  version: string;
  force?: boolean;
  /** Do nothing when the slot already has a stable version, whichever it is. */
  onlyFirst?: boolean;
};

/**
 * Makes a published version the one that everybody gets from the next page on.
 * Errors: `ReleaseRefusal` 404 never published, 409 taken back before, 412 stale, 422 gate, 423 frozen.
 */
export async function promote(request: PromoteRequest): Promise<ChangeResult> {
  const { store, env, remote, actor, ifMatch, now, force = false } = request;
  const reason = checkedReason(request.reason);
  const release = await readRelease(store, remote, checkedVersion(request.version));
  if (release === undefined) throw await neverPublished(request);
  const { manifest, ref } = release;
  let from: string | undefined;

  const { head, isNew } = await appendRevision({
    store,
    env,
    ifMatch,
    ...(now && { now }),
    propose: (current) => {
      const slots = current?.revision.slots ?? {};
      const slot = slots[remote];
      from = slot?.stable.version;
      if (slot && (request.onlyFirst || slot.stable.version === ref.version)) return undefined;
      if (slot) assertPromotable(remote, slot, ref.version, force);
      const gate = passGate(manifest, slots, force);
      return {
        change: {
          actor,
          verb: 'promote',
          remote,
          ...(from && { from }),
          to: ref.version,
          reason,
          gate,
          ...(force && { forced: true as const }),
        },
        slots: { ...slots, [remote]: promoted(slot, ref) },
      };
    },
  });
  return {
    remote,
    from,
    to: head.revision.slots[remote]?.stable.version ?? ref.version,
    isNew,
    revision: head.revision,
  };
}

async function neverPublished({ store, remote, version }: PromoteRequest): Promise<ReleaseRefusal> {
  const versions = await publishedVersions(store, remote);
  return new ReleaseRefusal(
    404,
    'not_published',
    `${remote}@${version} was never published. Published: ${versions.join(', ') || 'nothing yet'}.`,
    { published: versions },
  );
}
