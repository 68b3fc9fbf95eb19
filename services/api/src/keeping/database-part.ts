import { BackupRefused } from '@dana/server/keeping/backup-refused';
import type { PartManifest } from '@dana/server/keeping/part-manifest';

/** What this service keeps of the shop: catalogue, orders, accounts, emails, uploaded and catalogue pictures. */
export const part = 'database';

const names: Record<string, string> = { postgres: 'a PostgreSQL server', embedded: 'the embedded database' };

/** Errors: throws `BackupRefused` where the backup is of the other kind of database. */
export function assertKind({ kind }: PartManifest, wanted: 'postgres' | 'embedded'): void {
  if (kind === wanted) return;
  const how = kind === 'postgres' ? 'Set DATABASE_URL' : 'Leave DATABASE_URL out';
  throw new BackupRefused(
    `The backup is of ${names[kind] ?? kind}, and the settings name ${names[wanted]}. ${how}.`,
  );
}
