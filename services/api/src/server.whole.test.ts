import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '@dana/config/testing/free-port';
import { killProcesses, startProcess } from './testing/start-process.ts';

const slowMachineMs = 180_000;

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'dana-server-'));
});
afterEach(() => {
  killProcesses();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = (port: number) => startProcess({ DATA_DIR: dataDir }, port);

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
      expect(first.log()).toContain('The API has stopped.');

      const second = await start(port);
      expect((await add(cart.id)).items_count).toBe(2);
      expect(second.log()).toContain('"catalogue":"there"');
      await second.stop('SIGKILL');

      const third = await start(port);
      expect((await add(cart.id)).items_count).toBe(3);
      expect(await third.stop('SIGINT')).toBe(0);
    },
    slowMachineMs,
  );
});
