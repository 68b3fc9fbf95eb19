import { afterAll, beforeAll } from 'vitest';
import { type RunningPostgres, startPostgres } from './postgres-for-tests.ts';

const startLimitMs = 120_000;

/**
 * A PostgreSQL server for one suite: started before its tests, stopped after them. Call first in the suite's `describe`, so
 * that what is opened on the server after it is closed before it.
 * @returns gives the server, from the suite's own `beforeAll` on.
 */
export function postgresOfSuite(): () => RunningPostgres {
  let postgres: RunningPostgres | undefined;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, startLimitMs);
  afterAll(() => postgres?.stop());
  return () => {
    if (!postgres) throw new Error('The PostgreSQL server of a suite is there from its beforeAll on.');
    return postgres;
  };
}
