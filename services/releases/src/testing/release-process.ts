import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@dana/config/testing/free-port';
import { startServerProcess } from '@dana/config/testing/server-process';
import { onTestFinished } from 'vitest';

const run = promisify(execFile);
const source = join(import.meta.dirname, '..');

/** The release API as a process of its own, and the command line that works through it alone. */
export async function startReleaseProcess(dataDir: string, env: Record<string, string> = {}) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const stop = await startServerProcess(
    {
      command: process.execPath,
      words: [join(source, 'server.ts')],
      env: { DATA_DIR: dataDir, RELEASES_PORT: String(port), ...env },
    },
    async () => (await fetch(`${url}/readyz`)).ok,
    30_000,
  );
  onTestFinished(stop);
  const token = (await readFile(join(dataDir, 'release-token'), 'utf8')).trim();
  return {
    url,
    token,
    stop,
    /** `pnpm release …` from a machine that has the token and not the store. @returns what it printed. */
    release: async (...words: string[]): Promise<string> => {
      const elsewhere = { RELEASE_SERVER: url, RELEASE_TOKEN: token, DATA_DIR: '/nowhere' };
      const { stdout } = await run(process.execPath, [join(source, 'release-cli.ts'), ...words], {
        env: { ...process.env, ...elsewhere },
      });
      return stdout;
    },
  };
}
