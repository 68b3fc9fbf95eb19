import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { createVersionReader } from './read-version.ts';

/** How long a version that was read is taken for the present one, as long as this process writes nothing. */
const trustedDefaultMs = 1_000;

type Options = { db: Kysely<Database>; replica?: Kysely<Database> | null; trustedMs?: number };

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
