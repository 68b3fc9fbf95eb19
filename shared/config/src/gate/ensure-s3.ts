import { debianProgramFor } from '../debian-packages/debian-program.ts';
import { cephPackages } from '../debian-packages/ceph-packages.ts';

/**
 * The real S3 server that release store and uploads are tested against, before the tests that need it: installing it takes
 * longer than a test may. @returns a sentence to print.
 */
export async function ensureS3Server(): Promise<string> {
  const found = await debianProgramFor('S3 storage', 'radosgw', { packages: cephPackages });
  return found ? 'radosgw is there: S3 storage is tested too.' : 'S3 storage is left out.';
}
