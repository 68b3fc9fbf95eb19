import { join } from 'node:path';
import { openCluster, openReplica } from '../postgres/postgres-cluster.ts';
import type { Service } from '../supervise/supervisor.ts';
import type { TopologyPorts, TopologySize } from './topology-plan.ts';
import { debianProgram } from '../debian-packages/debian-program.ts';
import { type FoundPostgres, findPostgres } from '../postgres/find-postgres.ts';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

type Grounds = { programs: NeededPrograms; ports: TopologyPorts; dataDir: string; password: string };

/** What the server keeps of its log for a replica that was away. Unit: as PostgreSQL writes it. */
const keptForReplica = ['-c', 'wal_keep_size=256MB'];

/** PostgreSQL with its data in a folder, made with the first start. */
export function databaseService({ programs, ports, dataDir, password }: Grounds): Service {
  const folder = join(dataDir, 'database');
  const { command, words, identity } = openCluster({ found: programs.postgres, folder, password });
  const own = { command, identity, words: [...words(ports.database), ...keptForReplica] };
  return { name: 'database', ...own, ...asPostgres(folder) };
}

/** A copy of it that follows it. The server must be running when it is made. */
export function replicaService({ programs, ports, dataDir, password }: Grounds): Service {
  const folder = join(dataDir, 'replica');
  const source = { found: programs.postgres, primaryPort: ports.database, password };
  const { command, words, identity } = openReplica({ ...source, folder });
  return { name: 'replica', command, identity, words: words(ports.replica), ...asPostgres(folder) };
}

const asPostgres = (folder: string) => ({
  env: { LC_ALL: 'C', TZ: 'UTC' },
  cwd: folder,
  // It ends what is connected, instead of waiting until nobody is.
  stopSignal: 'SIGINT' as const,
  isGround: true,
  isApart: true,
});

/** The programs of others that a topology runs. */
export type NeededPrograms = { postgres: FoundPostgres; nats: string; caddy: string };

/**
 * Finds them, and installs those that are missing where this process is root and the machine is Debian.
 * Errors: throws with a sentence for each that cannot be had, and the command that installs it.
 */
export async function neededPrograms({ hasReplica }: TopologySize): Promise<NeededPrograms> {
  const nats = process.env.NATS_SERVER || (await had(debianProgram('nats-server')));
  const caddy = await had(debianProgram('caddy'));
  const postgres =
    findPostgres(hasReplica ? 'pg_basebackup' : 'initdb') ??
    new Error(
      'PostgreSQL 15 or newer is not on this machine. Install it: sudo apt-get install --no-install-recommends postgresql',
    );
  const missing = [nats, caddy, postgres].filter((one) => one instanceof Error);
  if (nats instanceof Error || caddy instanceof Error || postgres instanceof Error)
    throw new Error(missing.map(({ message }) => message).join('\n'));
  return { nats, caddy, postgres };
}

const had = (program: Promise<string>): Promise<string | Error> =>
  program.catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));

/** How a program is started. */
export type Started = { command: string; words: readonly string[]; cwd: string; env: Record<string, string> };

/**
 * Brings the database to the newest form, once, before any API is started, as the job of the compose file does.
 * @param program – of the API.
 * Errors: throws with what it said.
 */
export async function migrateDatabase({ command, words, cwd, env }: Started): Promise<void> {
  await promisify(execFile)(command, words, { cwd, env: { ...process.env, ...env } }).catch(
    (error: Error & { stdout?: string }) => {
      const said = error.stdout || error.message;
      throw new Error(`The database could not be brought to the newest form.\n${said}`);
    },
  );
}

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
