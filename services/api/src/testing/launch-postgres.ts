import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { openCluster } from '@dana/config/postgres/postgres-cluster';

const startLimitMs = 30_000;

/** Starts a server on its data and waits until it takes connections. `settings` are those of postgresql.conf, as name=value. */
export async function launchPostgres(
  { command, words, identity, env }: ReturnType<typeof openCluster>,
  port: number,
  settings: readonly string[],
): Promise<ChildProcess> {
  const own = ['fsync=off', 'max_connections=120', ...settings].flatMap((setting) => ['-c', setting]);
  const server = spawn(command, [...words(port), ...own], {
    ...identity,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await untilReady(server);
  return server;
}

/** Sends a signal and waits for the end. */
export async function endPostgres(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(
      () => reject(new Error(`PostgreSQL did not start in time: ${said}`)),
      startLimitMs,
    );
    server.stderr?.on('data', (chunk: Buffer) => {
      said = `${said}${chunk}`.slice(-4_000);
      // A replica: "to accept read-only connections".
      if (!/ready to accept (?:read-only )?connections/.test(said)) return;
      clearTimeout(timer);
      resolve();
    });
    server.once('exit', () => {
      clearTimeout(timer);
      reject(new Error(`PostgreSQL stopped while starting: ${said}`));
    });
  });
}
