import { chownSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FoundPostgres } from './find-postgres.ts';
import { type Identity, postgresPrograms } from './postgres-programs.ts';

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
