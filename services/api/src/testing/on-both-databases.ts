import { describe } from 'vitest';
import type { Place } from './fill-database.ts';
import { folderOfSuite } from './folders.ts';
import { describeOnPostgres } from './on-postgres.ts';
import { postgresOfSuite } from './postgres-of-suite.ts';

/** One suite on the embedded database, and on a PostgreSQL server where there is one; each has an empty one of its own. */
export function onBothDatabases(title: string, tests: (place: () => Place) => void): void {
  describe(`${title}, on the embedded database`, () => {
    const dataDir = folderOfSuite('shop');
    tests(() => ({ dataDir }));
  });
  describeOnPostgres(`${title}, on a PostgreSQL server`, () => {
    const dataDir = folderOfSuite('shop');
    const postgres = postgresOfSuite();
    tests(() => ({ databaseUrl: postgres().url, dataDir }));
  });
}
