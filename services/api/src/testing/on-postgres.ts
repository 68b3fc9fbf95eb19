import { findPostgres } from '@dana/config/postgres/find-postgres';
import { describe } from 'vitest';

/** `describe` for tests that need a real PostgreSQL server. Where none can be had they are left out with a message. */
export const describeOnPostgres: typeof describe | typeof describe.skip = findPostgres()
  ? describe
  : leftOut();

function leftOut(): typeof describe.skip {
  process.stdout.write(
    'LEFT OUT: tests on a real PostgreSQL server. There is none on this machine, and none could be installed.\n',
  );
  return describe.skip;
}
