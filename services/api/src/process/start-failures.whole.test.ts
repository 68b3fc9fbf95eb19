import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { killProcesses, startProcess } from '../testing/start-process.ts';

/* An API that cannot start says in one line what to do, and ends. */

const slowMachineMs = 60_000;
afterEach(killProcesses);

async function failedStart(env: Record<string, string>, port?: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'dana-api-start-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const api = await startProcess({ DATA_DIR: dataDir, ...env }, port);
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
  [{ API_PORT: 'abc' }, /API_PORT has a value it cannot use.*docs\/settings\.md/],
  [{ API_PORT: '70000' }, /API_PORT has a value it cannot use.*docs\/settings\.md/],
  [
    { API_PORT: 'abc', MAIL_SHOP: 'nobody', STOP_LISTEN_SECONDS: 'soon' },
    /API_PORT .*MAIL_SHOP .*STOP_LISTEN_SECONDS /,
  ],
  [{ DATABASE_URL_FILE: '/nowhere' }, /DATABASE_URL_FILE names \/nowhere, .*ENOENT/],
  [{ API_METRICS_PORT: '70000' }, /API_METRICS_PORT has a value it cannot use.*docs\/settings\.md/],
  [{ TRUST_PROXY: 'nonsense' }, /TRUST_PROXY has a value it cannot use.*docs\/settings\.md/],
  [{ PUBLIC_ORIGIN: 'dana' }, /PUBLIC_ORIGIN has a value it cannot use.*docs\/settings\.md/],
  [{ PAYMENT_GATEWAY: 'tap' }, /TAP_SECRET_KEY is not set; PAYMENT_GATEWAY=tap needs it/],
  [{ PAYMENT_GATEWAY: 'practice' }, /PRACTICE_BANK_SECRET is not set/],
  [{ TAP_SECRET_KEY: 'pk_test_1' }, /TAP_SECRET_KEY has a value it cannot use/],
  [{ STOP_LISTEN_SECONDS: 'soon' }, /STOP_LISTEN_SECONDS is "soon".*0 to 600/],
] as const)(
  'with %j it ends with code 1 and one line that names the setting and says what to do',
  async (env, sentence) => {
    const { exitCode, lines } = await failedStart(env);
    expect(exitCode).toBe(1);
    expect(lines).toEqual([expect.stringMatching(sentence)]);
  },
  slowMachineMs,
);

it(
  'on a port that is taken it ends with code 1 and one line that names the port and the setting',
  async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const { port } = other.address() as { port: number };
    const { exitCode, lines } = await failedStart({}, port);
    expect(exitCode).toBe(1);
    expect(lines).toEqual([
      `Port ${port} is taken. Stop the program that uses it or set API_PORT to a free port.`,
    ]);
  },
  slowMachineMs,
);
