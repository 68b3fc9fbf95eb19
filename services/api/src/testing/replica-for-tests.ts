import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '@dana/config/postgres/find-postgres';
import { openReplica } from '@dana/config/postgres/postgres-cluster';
import { freePort } from '@dana/config/testing/free-port';
import pg from 'pg';
import { endPostgres, launchPostgres } from './launch-postgres.ts';

/** `url` leads to the copy of the database that was named. */
export type RunningReplica = {
  url: string;
  /** Lets it fall behind meanwhile: what the server writes does not come into it. */
  holdStill: (meanwhile: () => Promise<void>) => Promise<void>;
  /** Ends it as a crash would. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * A real replica of a test's server, on a free port, with its data in a temporary folder.
 * Errors: throws where no server with the programs for it can be had.
 */
export async function startReplica(databaseUrl: string): Promise<RunningReplica> {
  const found = findPostgres('pg_basebackup');
  if (!found) throw new Error('There is no PostgreSQL with pg_basebackup, and none could be installed.');
  const folder = mkdtempSync(join(tmpdir(), 'dana-replica-'));
  const primary = new URL(databaseUrl);
  const port = await freePort();
  const data = openReplica({ found, folder, primaryPort: Number(primary.port) });
  const server = await launchPostgres(data, port, []);
  const url = `postgres://dana@127.0.0.1:${port}${primary.pathname}`;

  async function tell(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(statement);
    await client.end();
  }
  return {
    url,
    holdStill: async (meanwhile) => {
      await tell('select pg_wal_replay_pause()');
      try {
        await meanwhile();
      } finally {
        await tell('select pg_wal_replay_resume()');
      }
    },
    kill: () => endPostgres(server, 'SIGQUIT'),
    stop: async () => {
      await endPostgres(server, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
