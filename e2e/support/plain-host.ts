import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { rsbuildProgram } from '@dana/config/rsbuild-program';
import { waitForHealth } from '@dana/config/supervise/supervisor';
import { workspaceRoot } from '@dana/config/workspace';

const folder = join(workspaceRoot, 'examples/plain-host');
const startLimitMs = 60_000;

export type PlainHost = { url: string; stop: () => Promise<void> };

/** Builds the example of a host that is not the shop for this shop, and serves it. */
export async function startPlainHost(shopUrl: string, port: number): Promise<PlainHost> {
  const env = { ...process.env, NODE_ENV: 'production', SHOP_URL: shopUrl, PORT: String(port) };
  const run = (verb: string): ChildProcess =>
    spawn(process.execPath, [rsbuildProgram(folder), verb], {
      cwd: folder,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const [code] = await once(run('build'), 'exit');
  if (code !== 0) throw new Error('The plain host could not be built.');
  const server = run('preview');
  const url = `http://localhost:${port}`;
  await waitForHealth(url, startLimitMs, () => server.exitCode === null && server.signalCode === null);
  return {
    url,
    async stop() {
      const gone = once(server, 'exit');
      server.kill('SIGTERM');
      await gone;
    },
  };
}
