import { type AuditEntry, auditEntries } from '../audit/audit-log.ts';
import type { Store } from '../store/store.ts';

/** The newest entries of the audit, newest first. */
export async function newestEntries(store: Store, limit: number): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = [];
  for await (const { entry } of auditEntries(store)) if (entry && entries.push(entry) >= limit) break;
  return entries;
}
