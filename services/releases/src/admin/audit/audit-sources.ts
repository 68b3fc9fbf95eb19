import { auditEntries, firstKeyOf, isRefusalKey, isStrangerKey } from '../../audit/audit-log.ts';
import { listPublishRecords } from '../../publish/publish-records.ts';
import { type Head, readRevision } from '../../reading/release-log.ts';
import type { Store } from '../../store/store.ts';
import type { AuditLine } from '../release-admin.ts';
import type { AuditPosition } from './audit-cursor.ts';
import type { AuditFilters } from './audit-forms.ts';

/** One thing that was read: where the reader stands after it, and the line that it is; without one nothing is there to be shown. */
export type Found = { position: Partial<AuditPosition>; line?: AuditLine | undefined };

/** So many revisions are read at a time. */
const batch = 25;

type Changes = {
  head: Head;
  before: number;
  /** An instant: nothing before the first change that is older. */
  oldest?: string | undefined;
};

/** Changes of what is live in the order of their revisions, the newest first, whatever the clocks said. */
export async function* foundChanges(
  store: Store,
  env: string,
  { head, before, oldest = '' }: Changes,
): AsyncGenerator<Found> {
  const newest = head.revision.revision;
  for (let top = Math.min(before - 1, newest); top > 0; top -= batch) {
    const numbers = Array.from({ length: Math.min(batch, top) }, (_, index) => top - index);
    const read = await Promise.all(
      numbers.map((number) => (number === newest ? head : readRevision(store, env, number))),
    );
    for (const [index, entry] of read.entries()) {
      const change = entry?.revision.change;
      const revision = numbers[index] ?? 0;
      if (change && change.at < oldest) return;
      yield { position: { revision }, line: change && { kind: 'change', revision, ...change } };
    }
  }
}

/** Publishes, the newest first. */
export async function* foundPublishes(
  store: Store,
  before: string,
  { remote, from = '' }: AuditFilters,
): AsyncGenerator<Found> {
  const records = (await listPublishRecords(store, remote)).map((record) => ({
    record,
    place: `${record.at} ${record.remote}@${record.version}`,
  }));
  const asked = records.filter(({ place }) => place < before && place >= from);
  for (const { record, place } of asked.toSorted((a, b) => (a.place < b.place ? 1 : -1)))
    yield { position: { publish: place }, line: { kind: 'publish', ...record } };
}

/** Everything else that is kept, the newest first. */
export async function* foundEntries(
  store: Store,
  before: string,
  { kind, verb, remote, from }: AuditFilters,
): AsyncGenerator<Found> {
  const isForRefused = kind === 'refused' || verb !== undefined;
  const oldest = from === undefined ? '' : firstKeyOf(from);
  const skips = (key: string): boolean => {
    if (isForRefused && !isRefusalKey(key)) return true;
    if (kind !== undefined && kind !== 'refused' && isRefusalKey(key)) return true;
    // A stranger's attempt names no deployable: a flood of them costs nothing here.
    return remote !== undefined && isStrangerKey(key);
  };
  for await (const { key, entry } of auditEntries(store, { before, skips })) {
    if (key < oldest) return;
    yield { position: { entry: key }, line: entry };
  }
}
