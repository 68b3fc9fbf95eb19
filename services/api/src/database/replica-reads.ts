import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool } from 'kysely';

const place = new AsyncLocalStorage<'replica'>();

/** Lets what is read meanwhile come from the replica. Nothing may be written in it: a replica refuses that. */
export const readFromReplica = <Result>(read: () => Result): Result => place.run('replica', read);

/**
 * Gives what runs within `readFromReplica` a connection to the replica, and everything else one to the server itself; the server's
 * too where the replica gives none. Ending it ends those to the server alone.
 */
export const poolWithReplica = (server: PostgresPool, replica: PostgresPool): PostgresPool => ({
  options: server.options,
  ...(server.Client && { Client: server.Client }),
  connect: () =>
    place.getStore() === 'replica' ? replica.connect().catch(() => server.connect()) : server.connect(),
  end: () => server.end(),
});
