import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Where there is a replica, a server that has not said its version by then counts as away. */
const serverLimitMs = 1_000;
/** So long one that was away, or a replica that was, is not asked. */
const awayMs = 5_000;

/** The version that a database holds: it grows with each change of what pages show, and never by anything else. */
const versionIn = (db: Kysely<Database>): Promise<string> =>
  db
    .selectFrom('catalogue_changes')
    .select((eb) => eb.cast<string>(eb.fn.sum('changes'), 'text').as('version'))
    .executeTakeFirstOrThrow()
    .then(({ version }) => version);

/**
 * Reads the version of what pages show, and says whether a replica has come so far. While the server itself is away the replica's
 * version is the one that counts: pages stay as they were when it went.
 */
export function createVersionReader(db: Kysely<Database>, replica: Kysely<Database> | null) {
  let serverAwayUntilMs = 0;
  let replicaAwayUntilMs = 0;
  let reached: string | undefined;

  return {
    async version(): Promise<string> {
      if (replica === null) return versionIn(db);
      if (performance.now() >= serverAwayUntilMs) {
        const late = setTimeout(serverLimitMs, undefined, { ref: false }).then(() =>
          Promise.reject(new Error('The database is late.')),
        );
        try {
          return await Promise.race([versionIn(db), late]);
        } catch {
          serverAwayUntilMs = performance.now() + awayMs;
        }
      }
      return versionIn(replica);
    },
    /** Whether what is read from the replica is no older than this version. */
    async replicaHas(version: string): Promise<boolean> {
      if (replica === null || performance.now() < replicaAwayUntilMs) return false;
      if (reached === version) return true;
      try {
        reached = await versionIn(replica);
      } catch {
        replicaAwayUntilMs = performance.now() + awayMs;
      }
      return reached === version;
    },
    /** The server has just answered something else. */
    serverIsBack(): void {
      serverAwayUntilMs = 0;
    },
  };
}
