import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TopologyPorts } from './topology-ports.ts';

/** Secrets as files, as containers get them: the database's password and the addresses with it, made with the first start. */
export function ownSecrets(dataDir: string, ports: Pick<TopologyPorts, 'database' | 'replica'>) {
  const folder = join(dataDir, 'secrets');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const passwordFile = join(folder, 'database_password');
  const password = readOrMake(passwordFile, () => randomBytes(24).toString('base64url'));
  const addressFile = (name: string, port: number): string => {
    const file = join(folder, name);
    // The port may be another one this time.
    writeFileSync(file, `postgres://dana:${password}@127.0.0.1:${port}/dana\n`, { mode: 0o600 });
    return file;
  };
  return {
    password,
    databaseUrlFile: addressFile('database_url', ports.database),
    replicaUrlFile: addressFile('replica_url', ports.replica),
  };
}

function readOrMake(file: string, make: () => string): string {
  try {
    writeFileSync(file, make(), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
