import { chownSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FoundPostgres, type Identity, postgresPrograms } from './find-postgres.ts';

type ClusterOptions = {
  found: FoundPostgres;
  /** The data are in it, as `data`; made when it is not there. */
  folder: string;
  /** Of the user `dana`. Without it everybody on this machine is let in, and the data need not outlive it. */
  password?: string;
};

/**
 * The data of a PostgreSQL server in a folder, made when they are not there, with the databases `postgres` and `dana`.
 * @returns what starts the server.
 * Errors: throws with what PostgreSQL says.
 */
export function openCluster({ found, folder, password }: ClusterOptions) {
  const { identity, env, run, command, wordsFor } = postgresPrograms(found, folder);
  const data = join(folder, 'data');
  if (!existsSync(data)) {
    const making = join(folder, 'making');
    rmSync(making, { recursive: true, force: true });
    const passwordFile = join(folder, 'password');
    if (password !== undefined) writeForIt(passwordFile, `${password}\n`, identity);
    const access =
      password === undefined
        ? ['--auth=trust', '--no-sync']
        : ['--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    run('initdb', ['--pgdata', making, '--username=dana', '--encoding=UTF8', ...access]);
    rmSync(passwordFile, { force: true });
    run('postgres', ['--single', '-D', making, 'postgres'], { input: 'create database dana\n' });
    // All or nothing: what was interrupted is made from the beginning.
    renameSync(making, data);
  }
  return { identity, env, command, words: wordsFor(data) };
}

function writeForIt(file: string, text: string, { uid, gid }: Identity): void {
  rmSync(file, { force: true });
  writeFileSync(file, text, { mode: 0o600 });
  if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid);
}

type ReplicaOptions = {
  found: FoundPostgres;
  /** The data are in it, as `data`; copied from the server when it is not there. */
  folder: string;
  /** Where the server listens that it follows, on this machine; it must be running when there are no data yet. */
  primaryPort: number;
  /** Of the user `dana` of that server. */
  password?: string;
};

/**
 * The data of a replica: a copy of a running server, which follows it from then on and takes reads alone.
 * @returns what starts the replica.
 * Errors: throws with what PostgreSQL says.
 */
export function openReplica({ found, folder, primaryPort, password }: ReplicaOptions) {
  const { identity, env, run, command, wordsFor } = postgresPrograms(found, folder);
  const data = join(folder, 'data');
  if (!existsSync(data)) {
    const making = join(folder, 'making');
    rmSync(making, { recursive: true, force: true });
    const source = ['--host=127.0.0.1', `--port=${primaryPort}`, '--username=dana', '--no-password'];
    // It writes down how to follow the server, with the password, in a file that its own user alone may read.
    run('pg_basebackup', [...source, `--pgdata=${making}`, '--write-recovery-conf', '--checkpoint=fast'], {
      env: password === undefined ? {} : { PGPASSWORD: password },
    });
    renameSync(making, data);
  }
  return { identity, env, command, words: wordsFor(data) };
}
