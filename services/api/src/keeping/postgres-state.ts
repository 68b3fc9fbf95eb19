import { BackupRefused } from '@dana/server/keeping/backup-refused';
import pg from 'pg';

/** Runs `work` with one connection to the database. Errors: throws `BackupRefused` where it cannot be reached. */
export async function withConnection<Result>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  // A connection that is lost fails the statement that runs on it.
  client.on('error', () => undefined);
  await client.connect().catch((error: Error) => {
    throw new BackupRefused(`The database of DATABASE_URL cannot be reached: ${error.message}`);
  });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** What stands in the way of a restore. `version` is the server's major version. */
export async function postgresState(client: pg.Client) {
  const { rows } = await client.query<{ tables: number; others: number; version: number }>(
    `select (select count(*)::int from pg_tables where schemaname = 'public') as tables,
      (select count(*)::int from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend') as others,
      current_setting('server_version_num')::int / 10000 as version`,
  );
  return rows[0] ?? { tables: 0, others: 0, version: 0 };
}
