import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FoundPostgres } from './find-postgres.ts';
import { postgresPrograms } from './postgres-programs.ts';

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
