import { hasSmallDisks } from '../small-disk.ts';
import { describe } from 'vitest';

/** `describe` for tests on a disk that is really full. Where none can be mounted they are left out with a message. */
export const describeOnSmallDisk: typeof describe | typeof describe.skip = hasSmallDisks()
  ? describe
  : leftOut();

function leftOut(): typeof describe.skip {
  process.stdout.write(
    'LEFT OUT: tests on a full disk. This system lets nobody mount one: unshare -rm is refused (user namespaces).\n',
  );
  return describe.skip;
}
