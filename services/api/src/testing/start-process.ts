import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@dana/config/testing/free-port';
import { catalogueDir } from '@dana/sample-shop/catalogue-dir';

const serverFile = join(import.meta.dirname, '../server.ts');

const settings = {
  LOG_LEVEL: 'info',
  // Compiled once for all the processes that tests start, instead of once by each.
  NODE_COMPILE_CACHE: join(tmpdir(), 'dana-compile-cache'),
  // Limits have tests of their own.
  API_LIMIT_REGISTER: '100000',
  API_LIMIT_SIGN_IN: '100000',
  API_LIMIT_CART: '100000',
  API_LIMIT_ORDERS: '100000',
  API_LIMIT_LETTERS: '100000',
  API_LIMIT_UNCONFIRMED_PIECES: '1000000',
  API_CONFIRM_ABOVE_PIECES: '1000000',
  API_CONFIRM_ABOVE_KWD: '1000000',
};

// These processes live for a second or two: a third of that went into compiling the embedded database's code a second
// time, for the speed of a server that runs for days.
const nodeFlags = ['--liftoff-only'];

export type ApiProcess = {
  baseUrl: string;
  /** False when it ended before it was ready. */
  isReady: boolean;
  log: () => string;
  exitCode: () => number | null;
  /** Lets it stand still, as a machine without time for it would. */
  pause: (ms: number) => Promise<void>;
  /** Sends a signal and waits for the end; answers with the exit code, null after a kill. */
  stop: (signal: NodeJS.Signals) => Promise<number | null>;
};

const running = new Set<ChildProcess>();

/**
 * Starts the API as a process of its own, the way an operator would, and waits until it is ready or has ended.
 * @param enter – a command that runs it somewhere else, such as on a disk of its own. @param program – of another release.
 */
export async function startProcess(
  environment: Record<string, string | undefined>,
  portNumber?: number,
  enter: readonly string[] = [],
  program = serverFile,
): Promise<ApiProcess> {
  const port = portNumber ?? (await freePort());
  const env = {
    ...process.env,
    ...settings,
    API_PORT: String(port),
    API_CATALOGUE: catalogueDir,
    ...environment,
  };
  const [command = '', ...words] = [...enter, process.execPath, ...nodeFlags, program];
  const server = spawn(command, words, {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(server);
  let log = '';
  const isReady = await new Promise<boolean>((resolve) => {
    server.stdout.on('data', (chunk: Buffer) => {
      log += chunk;
      if (log.includes('API ready')) resolve(true);
    });
    server.stderr.on('data', (chunk: Buffer) => {
      log += chunk;
    });
    server.once('close', () => resolve(false));
  });
  const stop = async (signal: NodeJS.Signals) => {
    const ended = once(server, 'close');
    server.kill(signal);
    const [exitCode] = await ended;
    return exitCode as number | null;
  };
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    isReady,
    log: () => log,
    exitCode: () => server.exitCode,
    pause: async (ms) => {
      server.kill('SIGSTOP');
      await setTimeout(ms);
      server.kill('SIGCONT');
    },
    stop,
  };
}

/** Kills what a failed test left running. */
export function killProcesses(): void {
  for (const server of running) server.kill('SIGKILL');
  running.clear();
}
