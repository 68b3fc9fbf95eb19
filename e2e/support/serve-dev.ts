import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { rsbuildProgram } from '@dana/config/rsbuild-program';
import { waitForHealth } from '@dana/config/supervise/wait-for-health';
import type { ServedBuild } from './serve-build.ts';

const startLimitMs = 60_000;

/** Serves a remote from its sources, as its developer does: the dev server of the folder, on a port of its own. */
export async function serveDev(folder: string, port: number): Promise<ServedBuild> {
  const server = spawn(process.execPath, [rsbuildProgram(folder), 'dev'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', DEV_PORT: String(port), DEV_FOLDER: join(folder, 'dev') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://localhost:${port}`;
  const isRunning = (): boolean => server.exitCode === null && server.signalCode === null;
  await waitForHealth(`${origin}/mf-manifest.json`, startLimitMs, isRunning);
  return {
    origin,
    async stop() {
      const gone = once(server, 'exit');
      server.kill('SIGTERM');
      await gone;
    },
  };
}
