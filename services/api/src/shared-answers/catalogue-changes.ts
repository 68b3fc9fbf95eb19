import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '../database/schema.ts';

/** How long a version that was read is taken for the present one, as long as this process writes nothing. */
const trustedDefaultMs = 1_000;

type Options = { db: Db; replica?: Db | null; trustedMs?: number };

/** What says whether something that pages show has changed. */
export type CatalogueChanges = ReturnType<typeof createCatalogueChanges>;

/**
 * The version of what pages show: another text after each change in the database, whichever process made it. A change by this
 * process is seen at once, when it calls `noteWrite`; one by another within a second.
 */
export function createCatalogueChanges({ db, replica = null, trustedMs = trustedDefaultMs }: Options) {
  const reader = createVersionReader(db, replica);
  let writes = 0;
  let read: { version: Promise<string>; beganMs: number; writes: number; isPending: boolean } | undefined;
  const waiting = new Set<() => void>();

  return {
    version(): Promise<string> {
      const nowMs = performance.now();
      // While a slow database has not answered, one query is enough.
      const isUsable = read && (read.isPending || nowMs - read.beganMs < trustedMs);
      if (read && isUsable && read.writes === writes) return read.version;
      const begun = { version: reader.version(), beganMs: nowMs, writes, isPending: true };
      read = begun;
      begun.version.then(
        () => {
          begun.isPending = false;
        },
        () => {
          // A version that could not be read is asked for again by the next caller.
          if (read === begun) read = undefined;
        },
      );
      return begun.version;
    },
    /** Whether what is read from the replica is no older than this version; false where there is none. */
    replicaHas: reader.replicaHas,
    /** To be called after whatever may have changed the shop. */
    noteWrite(): void {
      writes += 1;
      reader.serverIsBack();
      for (const wake of waiting) wake();
    },
    /** Resolves after a write of this process, or when it is time to look for those of others. */
    async possibleChange(limitMs: number): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, limitMs);
      waiting.add(resolve);
      await promise;
      clearTimeout(timer);
      waiting.delete(resolve);
    },
  };
}

/** Where there is a replica, a server that has not said its version by then counts as away. */
const serverLimitMs = 1_000;
/** So long one that was away, or a replica that was, is not asked. */
const awayMs = 5_000;

/** The version that a database holds: it grows with each change of what pages show, and never by anything else. */
const versionIn = (db: Db): Promise<string> =>
  db
    .selectFrom('catalogue_changes')
    .select((eb) => eb.cast<string>(eb.fn.sum('changes'), 'text').as('version'))
    .executeTakeFirstOrThrow()
    .then(({ version }) => version);

/**
 * Reads the version of what pages show, and says whether a replica has come so far. While the server itself is away the replica's
 * version is the one that counts: pages stay as they were when it went.
 */
function createVersionReader(db: Db, replica: Db | null) {
  let serverAwayUntilMs = 0;
  let replicaAwayUntilMs = 0;
  let reached: string | undefined;

  return {
    async version(): Promise<string> {
      if (replica === null) return versionIn(db);
      if (performance.now() >= serverAwayUntilMs) {
        const late = delay(serverLimitMs, undefined, { ref: false }).then(() =>
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
