import type { Notice } from '@dana/contracts/release/notice';
import { incidentAfter } from '../../audit/incidents.ts';
import { readRevision } from '../../reading/release-log.ts';
import { ReleaseRefusal } from '../../store/refusal.ts';
import type { Store } from '../../store/store.ts';
import type { Cursor, HookRecord } from '../records/hook-record.ts';
import { noticeOfIncident, noticeOfRevision } from './notices-of.ts';

/** What comes next for a subscription, and where it stands once that is delivered. */
export type Next = { notice: Notice; done: Cursor };

/** More than this is not skipped in one go: another subscription has its turn. */
const mostSkipped = 200;

/**
 * The first notice after `done` that the subscription asked for. Without one, how far it was looked: what was passed over need
 * not be read again. Revisions come in their order, incidents in theirs, and of the two the older one.
 */
export async function nextNotice(
  store: Store,
  { env, events }: Pick<HookRecord, 'env' | 'events'>,
  done: Cursor,
): Promise<Next | { notice: undefined; done: Cursor }> {
  let reached = done;
  for (let skipped = 0; skipped < mostSkipped; skipped++) {
    const next = await following(store, env, reached);
    if (next === undefined) break;
    if (events.some((event) => event === next.notice.event)) return next;
    reached = next.done;
  }
  return { notice: undefined, done: reached };
}

async function following(store: Store, env: string, done: Cursor): Promise<Next | undefined> {
  const [revision, incident] = await Promise.all([
    readRevision(store, env, done.revision + 1).catch(nothingWhenDamaged),
    incidentAfter(store, env, done.incident),
  ]);
  const isRevisionFirst = !incident || (revision && revision.revision.change.at <= incident.at);
  if (revision && isRevisionFirst)
    return { notice: noticeOfRevision(revision), done: { ...done, revision: revision.revision.revision } };
  if (incident) return { notice: noticeOfIncident(incident), done: { ...done, incident: incident.number } };
  return undefined;
}

/** A damaged revision holds up what follows it, and no incident: the one that says that it is damaged is among those. */
function nothingWhenDamaged(error: unknown): undefined {
  if (!(error instanceof ReleaseRefusal && error.code === 'damaged_revision')) throw error;
}
