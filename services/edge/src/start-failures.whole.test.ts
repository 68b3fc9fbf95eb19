import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startEdgeProcess } from './testing/edge-process.ts';
import { freePort } from '@dana/config/testing/free-port';

/* A storefront that cannot start says in one line what to do, and ends. */

const slowMachineMs = 60_000;

/** Starts a storefront that must not come up. @returns how it ended: its code and what it said last, or all of a trace. */
async function failedStart(env: Record<string, string>, port?: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'dana-edge-start-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const { message } = await startEdgeProcess(port ?? (await freePort()), dataDir, env).then(
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

it.each([
  [{ PORT: 'abc' }, /PORT is "abc".* 1 to 65535/],
  [{ PORT: '70000' }, /PORT is "70000".* 1 to 65535/],
  [{ PUBLIC_ORIGIN: 'dana.example' }, /PUBLIC_ORIGIN is "dana\.example".*https:\/\/shop\.example/],
  [{ TRUSTED_PROXIES: 'nonsense' }, /TRUSTED_PROXIES: "nonsense" is no address.*"private"/],
  [{ RENDER_WORKERS: 'x' }, /RENDER_WORKERS is "x".*1 or more/],
  [{ RELEASE_SHOP_KEY: 'x' }, /RELEASE_SHOP_KEY is not a public key/],
  [{ STOP_LISTEN_SECONDS: 'soon' }, /STOP_LISTEN_SECONDS is "soon".*0 to 600/],
  [{ RELEASE_WATCH: '{"badWindows":0}' }, /RELEASE_WATCH .*docs\/releasing\.md/],
  [{ RELEASE_OIDC_ISSUER: 'http://login.example' }, /RELEASE_OIDC_ISSUER .*https/],
  [{ RELEASE_API: 'nowhere' }, /RELEASE_API is "nowhere".*elsewhere/],
  [{ FEDERATION_HOSTS: 'https://a.example,b.example/' }, /FEDERATION_HOSTS names "b\.example\/".*https/],
  [{ CONTENT_POLICY: 'script-src https://tags.example' }, /CONTENT_POLICY names "script-src".*connect-src/],
  [{ COUNTRY_HEADER: 'cf ipcountry' }, /COUNTRY_HEADER is "cf ipcountry".*cf-ipcountry/],
  [
    {
      LOG_LEVEL: 'loud',
      RENDER_WORKERS: 'x',
      RELEASE_CONSOLE: 'here',
      RELEASE_STORE: 'ftp://user:secret@store',
    },
    /^(?!.*secret).*LOG_LEVEL .*RENDER_WORKERS .*RELEASE_CONSOLE .*RELEASE_STORE is no address/,
  ],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL is "loud".*info/],
] as const)(
  'with %j it ends with code 1 and one line that says what the setting takes',
  async (env, sentence) => {
    const { ending, lines } = await failedStart(env);
    expect(ending).toBe('The edge ended with code 1.');
    expect(lines).toEqual([expect.stringMatching(sentence)]);
  },
  slowMachineMs,
);

it(
  'on a port that is taken it ends with code 1 and one line that names the port and the setting',
  async () => {
    const other = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const { port } = other.address() as { port: number };
    const { ending, lines } = await failedStart({}, port);
    expect(ending).toBe('The edge ended with code 1.');
    expect(lines).toEqual([
      `Port ${port} is taken. Stop the program that uses it or set PORT to a free port.`,
    ]);
  },
  slowMachineMs,
);
