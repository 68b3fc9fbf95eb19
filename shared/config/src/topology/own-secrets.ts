import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Secrets as files, as containers get them: the database's password and its address, made with the first start. */
export function ownSecrets(dataDir: string, databasePort: number) {
  const folder = join(dataDir, 'secrets');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const passwordFile = join(folder, 'database_password');
  const password = readOrMake(passwordFile, () => randomBytes(24).toString('base64url'));
  const databaseUrlFile = join(folder, 'database_url');
  // The port may be another one this time.
  writeFileSync(databaseUrlFile, `postgres://dana:${password}@127.0.0.1:${databasePort}/dana\n`, {
    mode: 0o600,
  });
  return { password, databaseUrlFile };
}

function readOrMake(file: string, make: () => string): string {
  try {
    writeFileSync(file, make(), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
