import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { workspaceRoot } from '../workspace.ts';
import { frontFile } from './front-service.ts';
import { topologyPorts, composed } from './topology-plan.ts';

/* What `pnpm ops up` says when it cannot start. That it starts, sells and ends is shown in e2e/topology. */

const command = join(workspaceRoot, 'shared/config/src/commands/ops.ts');

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dana-topology-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs the command until it ends. @param env – in place of this process's settings. @param options – further words. */
async function opsUp(port: number | string, env = process.env, options: readonly string[] = []) {
  const words = [command, 'up', '--port', String(port), '--data', aFolder(), ...options];
  const child = spawn(process.execPath, words, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  const said = await text(child.stderr);
  const [code] = await ended;
  return { said, code };
}

it('says which ports are taken, by which part, and how to choose others', async () => {
  const port = await freePort();
  const server = createServer().listen(port + 4);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { said, code } = await opsUp(port);
  expect(said).toContain(`${port + 4} (edge-1)`);
  expect(said).toContain(`pnpm ops up --port ${port + 1_000}`);
  expect(code).toBe(1);
}, 60_000);

it.each(['http', '0', '65530'])(
  'says that %s is no first port',
  async (port) => {
    const { said, code } = await opsUp(port);
    expect(said).toContain(`--port is "${port}"; it is the first of 12 ports`);
    expect(code).toBe(1);
  },
  60_000,
);

it('says which program is missing, and the command that installs it', async () => {
  const { said, code } = await opsUp(await freePort(), { PATH: aFolder() });
  expect(said).toContain('caddy is not on this machine. Install it: sudo apt-get install');
  expect(code).toBe(1);
}, 60_000);

it('says what images can be built on', async () => {
  const { said, code } = await opsUp(await freePort(), process.env, ['--images', 'other']);
  expect(said).toContain('--images pulled|debian');
  expect(code).toBe(2);
}, 60_000);

it('has Caddy in front as the example does, for two storefronts, the release API and two APIs', () => {
  const file = frontFile(topologyPorts('9000', composed), composed);
  expect(file).toContain('https://localhost:9000 {');
  expect(file).toContain('to 127.0.0.1:9004 127.0.0.1:9005 ');
  expect(file).toContain('https://localhost:9001 {');
  expect(file).toContain('to 127.0.0.1:9008 ');
  expect(file).toContain('to 127.0.0.1:9006 127.0.0.1:9007');
  expect(file).not.toContain('shop.example {');
});
