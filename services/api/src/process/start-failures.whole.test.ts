import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { folderOfTest } from '../testing/folders.ts';
import { killProcesses, startProcess } from '../testing/start-process.ts';

/* An API that cannot start says in one line what to do, and ends. Each setting by itself is in environment.test.ts. */

const slowMachineMs = 60_000;
afterEach(killProcesses);

async function failedStart(env: Record<string, string>, port?: number) {
  const api = await startProcess({ DATA_DIR: folderOfTest('api-start'), ...env }, port);
  const lines = api.log().trimEnd().split('\n').map(sentenceOf);
  return { exitCode: api.exitCode(), lines: lines.filter((line) => line !== null) };
}

/** What a line of the log says as the reason of the end; a line that is no log as it is; null for other lines. */
function sentenceOf(line: string): string | null {
  if (!line.startsWith('{')) return line;
  const { level, msg } = JSON.parse(line) as { level: number; msg: string };
  return level >= 50 ? msg : null;
}

it.each([
  [
    'settings it cannot use it names all of them',
    async () => failedStart({ API_PORT: 'abc', MAIL_SHOP: 'nobody', STOP_LISTEN_SECONDS: 'soon' }),
    /API_PORT has a value it cannot use.*docs\/settings\.md.*MAIL_SHOP .*STOP_LISTEN_SECONDS /,
  ],
  [
    'a port that is taken it names the port and the setting',
    async () => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      onTestFinished(() => void other.close());
      return failedStart({}, (other.address() as { port: number }).port);
    },
    /^Port \d+ is taken\. Stop the program that uses it or set API_PORT to a free port\.$/,
  ],
  [
    'a folder that another process uses it names the process and the setting',
    async () => {
      const dataDir = folderOfTest('api-shared');
      const { close } = await openDatabase({ dataDir });
      onTestFinished(close);
      return failedStart({ DATA_DIR: dataDir });
    },
    new RegExp(`in use by process ${process.pid}.*set DATA_DIR`),
  ],
] as const)(
  'with %s in one line, and ends with code 1',
  async (_, start, sentence) => {
    const { exitCode, lines } = await start();
    expect(exitCode).toBe(1);
    expect(lines).toEqual([expect.stringMatching(sentence)]);
  },
  slowMachineMs,
);
