import type { Revision } from '@dana/contracts/release/revision';
import { bucketLimit } from '../reading/canary-group.ts';
import { shareOf } from '../reading/canary-share.ts';
import type { NotedReason } from '../reading/mark-notes.ts';
import { readRevision } from '../reading/release-log.ts';
import { publishedVersions } from '../reading/releases.ts';
import { readVisit, type VisitMark } from '../reading/visit-mark.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import { sharedSecret } from '../store/shared-secret.ts';
import type { Store } from '../store/store.ts';
import type { WhyAnswer, WhySlot } from './why-forms.ts';
import { whyText } from './why-text.ts';

/**
 * Why the document with this mark was made of the releases that it was, each with the reason. Also for a mark that is over.
 * Errors: refuses (400) what this shop did not sign for this environment, (404) a revision that its log does not have.
 */
export async function whyOf(store: Store, env: string, text: string): Promise<WhyAnswer> {
  const mark = readVisit(markIn(text), env, await sharedSecret(store, 'visits'), 0);
  if (mark === undefined)
    throw new ReleaseRefusal(400, 'bad_mark', `This is no mark of a document of ${env}.`);
  const found = await readRevision(store, env, mark.revision);
  if (found === undefined)
    throw new ReleaseRefusal(404, 'no_revision', `${env} has no revision ${mark.revision}.`);
  const { revision } = found;
  const slots = await Promise.all(
    Object.keys(revision.slots).map(async (name) => [name, await whySlot(store, name, revision, mark)]),
  );
  const sentAt = new Date(mark.sentMs).toISOString();
  return { env, revision: revision.revision, sentAt, slots: Object.fromEntries(slots) };
}

/** A mark alone, or as it stands in a `Server-Timing`. */
const markIn = (text: string): string => /desc="([^"]+)"/.exec(text)?.[1] ?? text.trim();

async function whySlot(
  store: Store,
  name: string,
  { slots }: Revision,
  mark: VisitMark,
): Promise<WhySlot | undefined> {
  const slot = slots[name];
  if (slot === undefined) return undefined;
  const { stable, canary, previous } = slot;
  const note = mark.noteOf(name);
  const known =
    note?.reason === 'preview'
      ? await publishedVersions(store, name)
      : [stable, ...(canary ? [canary.ref] : []), ...previous].map(({ version }) => version);
  const version = mark.shown(known.map((one) => `${name}@${one}`))?.slice(name.length + 1);
  const share = canary && shareOf(canary);
  const reason = note?.reason ?? (canary ? 'unknown' : 'stable');
  return {
    version,
    reason,
    ...(note && isByBucket(note) && { bucket: note.bucket, below: bucketLimit(share?.percent ?? 0) }),
    text: whyText(reason, { share, bucket: note?.bucket ?? 0 }),
  };
}

const isByBucket = ({ reason }: NotedReason): boolean =>
  ['share', 'outside', 'targetShare', 'targetOutside'].includes(reason);
