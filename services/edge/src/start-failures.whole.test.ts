import { once } from 'node:events';
import { createServer } from 'node:net';
import { freePort } from '@dana/config/testing/free-port';
import { temporaryFolder } from '@dana/releases/testing/temporary-store';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startEdgeProcess } from './testing/edge-process.ts';

/* A storefront that cannot start says in one line what to do, and ends. What each setting takes: `read-settings.test.ts`. */

vi.setConfig({ testTimeout: 60_000 });

/** Starts a storefront that must not come up. @returns how it ended: its code and what it said last, or all of a trace. */
async function failedStart(env: Record<string, string>, port?: number) {
  const { message } = await startEdgeProcess(port ?? (await freePort()), await temporaryFolder(), env).then(
    () => new Error('It started.'),
    (error: Error) => error,
  );
  const [ending = '', ...lines] = message.trimEnd().split('\n');
  return { ending, lines: lines.map(sentenceOf).filter((line) => line !== null) };
}

/** What a line of the log says as the reason of the end; a line that is no log as it is; null for other lines. */
function sentenceOf(line: string): string | null {
  if (!line.startsWith('{')) return line;
  const { level, msg } = JSON.parse(line) as { level: number; msg: string };
  return level >= 50 ? msg : null;
}

it('with settings that are wrong it ends with code 1 and one line that names each of them, and no secret', async () => {
  const { ending, lines } = await failedStart({
    ...{ LOG_LEVEL: 'loud', RENDER_WORKERS: 'x', RELEASE_CONSOLE: 'here' },
    ...{ RELEASE_USER_HEADER: 'x-forwarded-email', RELEASE_STORE: 'ftp://user:secret@store' },
  });
  expect(ending).toBe('The edge ended with code 1.');
  expect(lines).toEqual([
    expect.stringMatching(
      /^(?!.*secret).*LOG_LEVEL .*RENDER_WORKERS .*RELEASE_CONSOLE .*TRUSTED_PROXIES .*RELEASE_STORE is no address/,
    ),
  ]);
});

it('on a port that is taken it ends with code 1 and one line that names the port and the setting', async () => {
  const other = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as { port: number };
  const { ending, lines } = await failedStart({}, port);
  expect(ending).toBe('The edge ended with code 1.');
  expect(lines).toEqual([`Port ${port} is taken. Stop the program that uses it or set PORT to a free port.`]);
});
