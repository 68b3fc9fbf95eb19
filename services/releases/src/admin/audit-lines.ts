import { readAuditEntries } from '../audit/audit-log.ts';
import { listPublishRecords } from '../publish/publish-records.ts';
import { readHead, readHistory } from '../reading/release-log.ts';
import type { Store } from '../store/store.ts';
import type { AuditLine } from './release-admin.ts';

type AuditQuery = { store: Store; env: string; remote?: string | undefined; limit: number };

/**
 * What happened, newest first: changes of what is live, publishes, and everything else that is kept. Changes stay in
 * the order of their revisions, whatever the clocks said; the others are put between them by time.
 */
export async function readAuditLines({ store, env, remote, limit }: AuditQuery): Promise<AuditLine[]> {
  const [changes, publishes, entries] = await Promise.all([
    changeLines(store, env, remote, limit),
    listPublishRecords(store),
    readAuditEntries(store, limit, { env, remote }),
  ]);
  const others: AuditLine[] = [
    ...publishes
      .filter((record) => remote === undefined || record.remote === remote)
      .map((record) => ({ kind: 'publish' as const, ...record })),
    ...entries,
  ].toSorted((a, b) => (a.at < b.at ? 1 : -1));
  const lines: AuditLine[] = [];
  while (lines.length < limit && (changes.length > 0 || others.length > 0)) {
    const isOtherNewer = (others[0]?.at ?? '') > (changes[0]?.at ?? '');
    const next = isOtherNewer ? others.shift() : changes.shift();
    if (next) lines.push(next);
  }
  return lines;
}

async function changeLines(
  store: Store,
  env: string,
  remote: string | undefined,
  limit: number,
): Promise<AuditLine[]> {
  const head = await readHead(store, env);
  const lines: AuditLine[] = [];
  if (head === undefined) return lines;
  for await (const { revision, change } of readHistory(store, env, head)) {
    if (remote !== undefined && !(change.remotes ?? [change.remote]).includes(remote)) continue;
    lines.push({ kind: 'change', revision, ...change });
    if (lines.length >= limit) break;
  }
  return lines;
}
