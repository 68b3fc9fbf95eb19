import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const serverFile = join(import.meta.dirname, 'server.ts');
const slowMachineMs = 180_000;

let dataDir: string;
const running = new Set<ChildProcess>();
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'dana-server-'));
});
afterEach(() => {
  for (const server of running) server.kill('SIGKILL');
  running.clear();
  rmSync(dataDir, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}

/** Starts the API and waits until it is ready or has ended. */
async function start(port: number) {
  const env = { ...process.env, API_PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'info' };
  const server = spawn(process.execPath, [serverFile], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(server);
  let log = '';
  const isReady = await new Promise<boolean>((resolve) => {
    server.stdout.on('data', (chunk: Buffer) => {
      log += chunk;
      if (log.includes('API ready')) resolve(true);
    });
    server.stderr.on('data', (chunk: Buffer) => {
      log += chunk;
    });
    server.once('close', () => resolve(false));
  });
  const stop = async (signal: NodeJS.Signals) => {
    const ended = once(server, 'close');
    server.kill(signal);
    const [exitCode] = await ended;
    return exitCode as number | null;
  };
  return { isReady, stop, log: () => log, exitCode: () => server.exitCode };
}

describe('the API as a process', () => {
  it(
    'keeps what shoppers did over a clean stop and a kill, and shares neither its port nor its folder',
    async () => {
      const port = await freePort();
      const add = async (cart?: string) => {
        const response = await fetch(`http://localhost:${port}/api/carts/add`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ product_id: 2, quantity: 1, cart_id: cart }),
        });
        return ((await response.json()) as { data: { id: string; items_count: number } }).data;
      };
      const first = await start(port);
      const cart = await add();
      const [samePort, sameFolder] = await Promise.all([start(port), freePort().then(start)]);
      expect([samePort.exitCode(), sameFolder.exitCode()]).toEqual([1, 1]);
      expect(samePort.log()).toContain(`Port ${port} is taken`);
      expect(sameFolder.log()).toMatch(/in use by process \d+.*set DATA_DIR/);
      expect(await first.stop('SIGTERM')).toBe(0);
      expect(first.log()).toContain('API stopped');

      const second = await start(port);
      expect((await add(cart.id)).items_count).toBe(2);
      expect(second.log()).toContain('"wasSeeded":false');
      await second.stop('SIGKILL');

      const third = await start(port);
      expect((await add(cart.id)).items_count).toBe(3);
      expect(await third.stop('SIGINT')).toBe(0);
    },
    slowMachineMs,
  );
});
