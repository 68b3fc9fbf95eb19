import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ReleaseMapAnswer } from '@dana/contracts/release';
import { onTestFinished } from 'vitest';

const script = join(import.meta.dirname, '../server.ts');

/** An edge as it runs in production: a process of its own, over a store that others share. */
export async function startEdgeProcess(
  port: number,
  dataDir: string,
  env: Record<string, string> = {},
  waitFor: '/healthz' | '/readyz' = '/readyz',
) {
  const url = `http://localhost:${port}`;
  const start = () =>
    spawn(process.execPath, [script], {
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'silent',
        PUBLIC_ORIGIN: url,
        ...env,
      },
      stdio: 'ignore',
    });
  let child = start();
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  onTestFinished(kill);
  const isReady = async (): Promise<void> => {
    const end = Date.now() + 30_000;
    while (!(await fetch(`${url}${waitFor}`).catch(() => undefined))?.ok) {
      if (Date.now() > end) throw new Error(`The edge on ${port} was not ready within 30 s.`);
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
    startAgain: async () => {
      child = start();
      await isReady();
    },
    /** Version of mf-demo that a page requested now is made from. */
    liveVersion: async (): Promise<string | undefined> => {
      const map = (await (await fetch(`${url}/release-map.json`)).json()) as ReleaseMapAnswer;
      return map.remotes['mf-demo']?.version;
    },
  };
}
