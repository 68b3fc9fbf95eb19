import { existsSync } from 'node:fs';
import { debianProgram, debianProgramFor, cephPackages } from '../debian-packages/debian-program.ts';

const installLimitMs = 90_000;

/**
 * The real server that the distributed release store is tested against: installed from the system's packages where
 * that is possible. @returns a sentence to print.
 */
export async function ensureNatsServer(): Promise<string> {
  try {
    if (!existsSync(process.env.NATS_SERVER ?? ''))
      await debianProgram('nats-server', { limitMs: installLimitMs });
    return 'nats-server is there: the distributed release store is tested too.';
  } catch (error) {
    return `SKIPPED: the distributed release store is NOT tested. ${error instanceof Error ? error.message : error} Or name it in NATS_SERVER.`;
  }
}

/**
 * The real S3 server that release store and uploads are tested against, before the tests that need it: installing it takes
 * longer than a test may. @returns a sentence to print.
 */
export async function ensureS3Server(): Promise<string> {
  const found = await debianProgramFor('S3 storage', 'radosgw', { packages: cephPackages });
  return found ? 'radosgw is there: S3 storage is tested too.' : 'S3 storage is left out.';
}
