import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { onTestFinished } from 'vitest';
import { freePort } from '@dana/config/testing/free-port';
import { temporaryFolder } from './temporary-store.ts';

const candidates = [
  process.env.NATS_SERVER ?? '',
  '/usr/sbin/nats-server',
  '/usr/bin/nats-server',
  '/usr/local/bin/nats-server',
];

/** The real server's binary; `undefined` where it is not installed (`apt-get install nats-server`). */
export const natsServerBinary = candidates.find((path) => path !== '' && existsSync(path));

/** A real NATS server with JetStream on a port and folder of its own. */
export async function startNatsServer() {
  const folder = join(await temporaryFolder(), 'jetstream');
  const port = await freePort();
  let child = await start(folder, port);
  const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  onTestFinished(() => stop('SIGKILL'));
  return {
    url: `nats://127.0.0.1:${port}`,
    /** As behind a network that swallows everything: connections stay, and nothing is answered; or it goes on. */
    stall: async () => {
      child.kill('SIGSTOP');
      // On a busy machine it may still answer what comes at once.
      while (await answers(port, 200));
    },
    goOn: () => void child.kill('SIGCONT'),
    /** As in a power cut: without a shutdown. */
    kill: () => stop('SIGKILL'),
    startAgain: async () => {
      child = await start(folder, port);
    },
  };
}

async function start(folder: string, port: number): Promise<ChildProcess> {
  const words = ['--addr', '127.0.0.1', '--port', String(port), '--jetstream', '--store_dir', folder];
  const child = spawn(natsServerBinary ?? '', words, { stdio: 'ignore' });
  const end = Date.now() + 15_000;
  while (!(await hasJetStream(port))) {
    if (Date.now() > end) throw new Error('nats-server did not start within 15 s.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return child;
}

/** Whether a server greets who connects. */
const answers = (port: number, withinMs: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    const end = (isThere: boolean): void => {
      socket.destroy();
      resolve(isThere);
    };
    socket.setTimeout(withinMs, () => end(false));
    socket.once('data', () => end(true));
    socket.once('error', () => end(false));
  });

/** It greets before JetStream has begun. */
async function hasJetStream(port: number): Promise<boolean> {
  if (!(await answers(port, 1_000))) return false;
  try {
    await using connection = await connect({ servers: `nats://127.0.0.1:${port}`, reconnect: false });
    await jetstreamManager(connection);
    return true;
  } catch {
    return false;
  }
}
