import { Socket } from 'node:net';
import pg from 'pg';

type PoolOptions = {
  databaseUrl: string;
  connectionWaitMs: number;
  poolSizeMax: number;
  /** For work at start, which may take longer than any request. */
  isUnlimited?: boolean;
};

const int8Oid = 20;
const statementTimeoutMs = 10_000;
/** A busy machine may work on a catalogue's pictures for so long between two statements. */
const idleAtStartMs = 120_000;
/** The server reports a statement that took too long; one that does not even do that hangs. */
const silenceLimitMs = statementTimeoutMs + 1_000;

/**
 * The connections to a PostgreSQL server. One that is lost fails the statement that runs on it, or the next one, and
 * is replaced; it never ends the process.
 */
export function createPool(options: PoolOptions): pg.Pool {
  const { databaseUrl, connectionWaitMs, poolSizeMax, isUnlimited = false } = options;
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSizeMax,
    statement_timeout: isUnlimited ? 0 : statementTimeoutMs,
    stream: () => limitedSocket(isUnlimited ? 0 : silenceLimitMs),
    // A process that hangs inside a transaction must not keep its rows locked, nor others from starting.
    idle_in_transaction_session_timeout: isUnlimited ? idleAtStartMs : statementTimeoutMs,
    connectionTimeoutMillis: connectionWaitMs,
    keepAlive: true,
    // Compiling a statement takes longer than any of ours runs. The other default is for disks that turn: by it, a table
    // is read to its end where an index knows the few rows that are looked for.
    onConnect: (client) => client.query('set jit = off; set random_page_cost = 1.1') as unknown as undefined,
    types: { getTypeParser: parserOf },
  });
  // The pool listens to idle connections alone; one that is lost between two statements of a transaction emits an
  // error that would end the process. Its next statement fails, and the pool drops it when it comes back.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  // A lost idle connection is replaced by the pool.
  pool.on('error', () => undefined);
  return pool;
}

// Amounts are safe integers; by default pg hands out 64-bit columns as text, PGlite as numbers.
function parserOf(oid: number, format?: 'text' | 'binary') {
  if (oid === int8Oid) return (text: string) => Number(text);
  return pg.types.getTypeParser(oid, format as 'text');
}

/**
 * A socket for a database connection that is given up when nothing passes for so long. A server that hangs, or a
 * network that drops packets, closes nothing: without this a statement would wait for it as long as it hangs.
 * Statements end sooner by the server's own limit, and connections at rest are closed by the pool before.
 * @param silenceLimitMs – 0 sets no limit.
 */
function limitedSocket(silenceLimitMs: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silenceLimitMs, () => {
    const error: NodeJS.ErrnoException = new Error(`The database said nothing for ${silenceLimitMs} ms.`);
    error.code = 'ETIMEDOUT';
    socket.destroy(error);
  });
  return socket;
}
