import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, type KyselyConfig, PGliteDialect, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { createPool } from './create-pool.ts';
import { openEmbedded } from './open-embedded.ts';
import { lockDirectory } from '@dana/server/lock-directory';
import type { PoolState } from '../operation/metrics.ts';
import type { EndedStatement } from '../operation/trace-statements.ts';
import { poolWithReplica } from './replica-reads.ts';
import type { Database, Db } from './schema.ts';

export type OpenDatabase = {
  db: Db;
  /** The same database for work at start, which may take longer than any request. */
  startDb: Db;
  /** A copy of it on another server, which may be behind; null where there is none. */
  replica: Db | null;
  kind: 'pglite' | 'postgres';
  /** Null for the embedded database, which has one connection. */
  pool: () => PoolState | null;
  /** The connections themselves, for libraries that write their own statements; null for the embedded database. */
  server: pg.Pool | null;
  close: () => Promise<void>;
};

type OpenOptions = {
  /** Called for each statement of a request; nothing is measured without it. */
  onStatement?: ((statement: EndedStatement) => void) | undefined;
  databaseUrl?: string | undefined;
  /** A replica of that server, for what may be read there (`readFromReplica`). */
  replicaUrl?: string | undefined;
  dataDir: string;
  /** Where empty embedded databases are kept, from which new ones are made quickly. */
  emptyDatabaseDir?: string | undefined;
  /** How long a request waits for a free connection before it is answered that the shop is busy; default 2 s. */
  connectionWaitMs?: number;
  /** The most connections that this process opens, 1–100; default 10. */
  poolSizeMax?: number;
};

const whenTaken =
  'Stop that process, set DATA_DIR to another folder, or set DATABASE_URL to a PostgreSQL server that several processes can share.';
const poolSizeDefault = 10;
const connectionWaitDefaultMs = 2_000;

/**
 * Opens the shop's database: the PostgreSQL server of `databaseUrl`, or an embedded one in `dataDir`/db.
 * The embedded one is open in one process at a time; it survives a killed process but, as it never calls
 * fsync, not a power loss.
 */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  if (options.databaseUrl) return openPostgres({ ...options, databaseUrl: options.databaseUrl });
  const directory = join(options.dataDir, 'db');
  // PGlite takes no lock of its own, and two processes on one folder lose data silently.
  const unlock = lockDirectory(directory, whenTaken);
  try {
    const pglite = await openEmbedded(join(directory, 'data'), options.emptyDatabaseDir);
    const opened = openPglite(pglite, options.onStatement);
    return {
      ...opened,
      close: async () => {
        await opened.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Wraps a PGlite instance, which closes with the returned `close`. */
export function openPglite(pglite: PGlite, onStatement?: OpenOptions['onStatement']): OpenDatabase {
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }), ...reporting(onStatement) });
  const close = async () => {
    await db.destroy();
    if (!pglite.closed) await pglite.close();
  };
  return { db, startDb: db, replica: null, kind: 'pglite', pool: () => null, server: null, close };
}

function openPostgres(options: OpenOptions & { databaseUrl: string }): OpenDatabase {
  const { databaseUrl, connectionWaitMs = connectionWaitDefaultMs } = options;
  const poolSizeMax = options.poolSizeMax ?? poolSizeDefault;
  const poolOf = (url: string) => createPool({ databaseUrl: url, connectionWaitMs, poolSizeMax });
  const pool = poolOf(databaseUrl);
  const replicaPool = options.replicaUrl === undefined ? null : poolOf(options.replicaUrl);
  const dialect = new PostgresDialect({ pool: replicaPool ? poolWithReplica(pool, replicaPool) : pool });
  const db = new Kysely<Database>({ dialect, ...reporting(options.onStatement) });
  const replica =
    replicaPool && new Kysely<Database>({ dialect: new PostgresDialect({ pool: replicaPool }) });
  // Opens its connection when it is first used, and closes it when it is at rest.
  const startPool = createPool({ databaseUrl, connectionWaitMs, poolSizeMax: 1, isUnlimited: true });
  const startDb = new Kysely<Database>({ dialect: new PostgresDialect({ pool: startPool }) });
  return {
    db,
    startDb,
    replica,
    kind: 'postgres',
    server: pool,
    pool: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      max: pool.options.max,
    }),
    close: async () => {
      await Promise.all([db.destroy(), startDb.destroy(), replica?.destroy()]);
    },
  };
}

/** The setting of Kysely by which it reports its statements; none where nobody asks. */
const reporting = (onStatement: OpenOptions['onStatement']): Pick<KyselyConfig, 'log'> =>
  onStatement
    ? {
        log: ({ level, query, queryDurationMillis }) =>
          onStatement({ sql: query.sql, durationMs: queryDurationMillis, isFailed: level === 'error' }),
      }
    : {};
