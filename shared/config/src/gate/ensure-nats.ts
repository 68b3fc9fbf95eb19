import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);
const places = [
  process.env.NATS_SERVER ?? '',
  '/usr/sbin/nats-server',
  '/usr/bin/nats-server',
  '/usr/local/bin/nats-server',
];
const isThere = (): boolean => places.some((place) => place !== '' && existsSync(place));
const installLimitMs = 90_000;

/**
 * The real server that the distributed release store is tested against: installed from the system's packages where
 * that is possible. @returns a sentence to say aloud.
 */
export async function ensureNatsServer(): Promise<string> {
  if (isThere()) return 'nats-server is there: the distributed release store is tested too.';
  const canInstall =
    process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (canInstall)
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'nats-server'], {
      timeout: installLimitMs,
      // Runlevel 1: the package's own service is not started on somebody's machine.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    }).catch(() => undefined);
  return isThere()
    ? 'nats-server was installed: the distributed release store is tested too.'
    : 'SKIPPED: nats-server is not installed, so the distributed release store is NOT tested. Install it (apt-get install nats-server) or name it in NATS_SERVER.';
}
