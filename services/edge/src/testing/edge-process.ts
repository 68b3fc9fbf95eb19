import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ReleaseMapAnswer } from '@dana/contracts/release/composition';
import { onTestFinished } from 'vitest';

const script = join(import.meta.dirname, '../server.ts');
/** Two at once, beside other suites on two cores, have taken half a minute. */
const startLimitMs = 120_000;

/**
 * An edge as it runs in production: a process of its own, over a store that others share.
 * @param how – `enter`: a command that runs the edge somewhere else, such as on a disk of its own; `waitFor`: what answers
 * when it is there; `cwd`: where it is started.
 */
export async function startEdgeProcess(
  port: number,
  dataDir: string,
  env: Record<string, string> = {},
  {
    waitFor = '/readyz',
    enter = [],
    cwd,
  }: { waitFor?: '/healthz' | '/readyz'; enter?: readonly string[]; cwd?: string } = {},
) {
  const url = `http://localhost:${port}`;
  let log = '';
  const start = (more: Record<string, string> = {}) => {
    const [command = '', ...words] = [...enter, process.execPath, script];
    const started = spawn(command, words, {
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'info',
        PUBLIC_ORIGIN: url,
        ...env,
        ...more,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(cwd !== undefined && { cwd }),
    });
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk: Buffer) => {
        log += chunk;
      });
    return started;
  };
  let child = start();
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  onTestFinished(kill);
  const isReady = async (): Promise<void> => {
    const end = Date.now() + startLimitMs;
    while (!(await fetch(`${url}${waitFor}`).catch(() => undefined))?.ok) {
      if (child.exitCode !== null) throw new Error(`The edge ended with code ${child.exitCode}.\n${log}`);
      if (Date.now() > end)
        throw new Error(`The edge on ${port} was not ready within ${startLimitMs / 1_000} s.\n${log}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  await isReady();
  return {
    url,
    kill,
    /** Asks it to stop. @returns the exit code. */
    stop: async (): Promise<number | null> => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = await gone;
      return code as number | null;
    },
    /** What it has written so far, in all its lives. */
    log: () => log,
    /** @param more – settings that it is started with besides. */
    startAgain: async (more?: Record<string, string>) => {
      child = start(more);
      await isReady();
    },
    /** Version of mf-demo that a page requested now is made from. */
    liveVersion: async (): Promise<string | undefined> => {
      const map = (await (await fetch(`${url}/release-map.json`)).json()) as ReleaseMapAnswer;
      return map.remotes['mf-demo']?.version;
    },
  };
}
