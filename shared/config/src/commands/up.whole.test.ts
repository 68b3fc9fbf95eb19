import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

/* `npm start` that cannot begin says in one line what to do, before it builds anything. */

const script = join(import.meta.dirname, 'up.ts');

async function failedStart(env: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'dana-up-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk;
    });
  const [exitCode] = await once(child, 'close');
  return { exitCode, lines: said.trim().split('\n') };
}

/** A port of this machine, taken until the test ends or given back at once. */
async function port(isTaken: boolean): Promise<string> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  if (isTaken) onTestFinished(() => void server.close());
  else await once(server.close(), 'close');
  return String(port);
}

it.each(['PORT', 'API_PORT', 'PRACTICE_BANK_PORT'])(
  'with %s set to no port it ends with one line that says what it takes',
  async (name) => {
    const { exitCode, lines } = await failedStart({ [name]: 'abc' });
    expect(exitCode).toBe(1);
    expect(lines).toEqual([
      'The shop could not be started.',
      expect.stringMatching(new RegExp(`^${name} is "abc".*Set it to a number from 1 to 65535`)),
    ]);
  },
);

it.each(['PORT', 'API_PORT', 'PRACTICE_BANK_PORT'])(
  'with %s taken it ends with one line that says how to choose another',
  async (name) => {
    const taken = await port(true);
    const free = {
      PORT: await port(false),
      API_PORT: await port(false),
      PRACTICE_BANK_PORT: await port(false),
    };
    const env = { ...free, [name]: taken };
    const { exitCode, lines } = await failedStart(env);
    expect(exitCode).toBe(1);
    expect(lines).toEqual([
      'The shop could not be started.',
      expect.stringMatching(new RegExp(`^Port ${taken} is taken.* ${name}=\\d+ npm start$`)),
    ]);
  },
);
