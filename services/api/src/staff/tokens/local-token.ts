import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { StaffScope } from '@dana/contracts/api/staff-order';
import { allows, findStaff, makeStaffToken } from './staff-tokens.ts';

const days = 90;
const scopes: readonly StaffScope[] = ['orders:write', 'catalogue:write'];

/**
 * For a shop on this machine: a token for /_orders and `pnpm catalogue` in a file of DATA_DIR that only its owner can read. Made again when
 * the one there is no longer good. @returns the file, or null when nothing was written.
 */
export async function ensureLocalToken(
  db: Kysely<Database>,
  dataDir: string,
  now: Date,
): Promise<string | null> {
  const file = join(dataDir, 'staff-token');
  const known = existsSync(file) ? await findStaff(db, readFileSync(file, 'utf8').trim(), now) : null;
  if (known && scopes.every((scope) => allows(known, scope))) return null;
  const token = await makeStaffToken(db, {
    name: 'staff of this machine',
    scopes,
    days,
    now,
  });
  // Beside it and renamed, so that a full disk leaves no half of one.
  const partial = `${file}.partial`;
  writeFileSync(partial, `${token.text}\n`, { mode: 0o600 });
  chmodSync(partial, 0o600);
  renameSync(partial, file);
  return file;
}
