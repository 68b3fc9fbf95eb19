import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { lockDirectory } from './directory-lock.ts';
import type { PoolState } from '../operation/metrics.ts';
import type { Database } from './schema.ts';

export type OpenDatabase = {
  db: Kysely<Database>;
  kind: 'pglite' | 'postgres';
  /** Null for the embedded database, which has one connection. */
  pool: () => PoolState | null;
  close: () => Promise<void>;
};

type OpenOptions = {
  databaseUrl?: string | undefined;
  dataDir: string;
  /** How long a request waits for a free connection before it is told that the shop is busy; default 2 s. */
  connectionWaitMs?: number;
  /** The most connections that this process opens, 1–100; default 10. */
  poolSizeMax?: number;
};

const int8Oid = 20;
const poolSizeDefault = 10;
const statementTimeoutMs = 10_000;
const connectionWaitDefaultMs = 2_000;

/**
 * Opens the shop's database: the PostgreSQL server of `databaseUrl`, or an embedded one in `dataDir`/db.
 * The embedded one is held by one process at a time; it survives a killed process but, as it never calls
 * fsync, not a power loss.
 */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  if (options.databaseUrl) return openPostgres({ ...options, databaseUrl: options.databaseUrl });
  const directory = join(options.dataDir, 'db');
  const unlock = lockDirectory(directory);
  try {
    const opened = openPglite(await PGlite.create(join(directory, 'data')));
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
export function openPglite(pglite: PGlite): OpenDatabase {
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  const close = async () => {
    await db.destroy();
    if (!pglite.closed) await pglite.close();
  };
  return { db, kind: 'pglite', pool: () => null, close };
}

function openPostgres({
  databaseUrl,
  connectionWaitMs = connectionWaitDefaultMs,
  poolSizeMax = poolSizeDefault,
}: OpenOptions & { databaseUrl: string }): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSizeMax,
    statement_timeout: statementTimeoutMs,
    // A process that hangs inside a transaction must not hold its rows for ever.
    idle_in_transaction_session_timeout: statementTimeoutMs,
    connectionTimeoutMillis: connectionWaitMs,
    // Compiling a statement takes longer than any of ours runs.
    onConnect: (client) => client.query('set jit = off') as unknown as undefined,
    types: { getTypeParser: parserOf },
  });
  // A lost idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    kind: 'postgres',
    pool: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      max: poolSizeMax,
    }),
    close: () => db.destroy(),
  };
}

// Amounts are safe integers; by default pg hands out 64-bit columns as text, PGlite as numbers.
function parserOf(oid: number, format?: 'text' | 'binary') {
  if (oid === int8Oid) return (text: string) => Number(text);
  return pg.types.getTypeParser(oid, format as 'text');
}
