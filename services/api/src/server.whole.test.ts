import { networkInterfaces } from 'node:os';
import { freePort } from '@dana/config/testing/free-port';
import { afterAll, expect, it } from 'vitest';
import { folderOfSuite } from './testing/folders.ts';
import { killProcesses, startProcess } from './testing/start-process.ts';

const slowMachineMs = 180_000;
// As other machines reach this one, or the nearest to it on a machine without a network.
const outside =
  Object.values(networkInterfaces())
    .flat()
    .find((each) => each?.family === 'IPv4' && !each.internal)?.address ?? '127.0.0.2';

const dataDir = folderOfSuite('server');
afterAll(killProcesses);

const statusOf = async (url: string) => (await fetch(url).catch(() => undefined))?.status ?? null;

it('the API keeps what shoppers did over a clean stop and a kill, and listens on this machine alone unless it is told otherwise', {
  timeout: slowMachineMs,
}, async () => {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const start = (settings = {}) => startProcess({ DATA_DIR: dataDir, ...settings }, port);
  const add = async (cart?: string) => {
    const response = await fetch(`http://localhost:${port}/api/carts/add`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ product_id: 2, quantity: 1, cart_id: cart }),
    });
    return ((await response.json()) as { data: { id: string; items_count: number } }).data;
  };
  const first = await start({ API_METRICS_PORT: String(metricsPort) });
  const cart = await add();
  expect(await statusOf(`http://127.0.0.1:${port}/healthz`)).toBe(200);
  expect(await statusOf(`http://localhost:${port}/healthz`)).toBe(200);
  expect(await statusOf(`http://${outside}:${port}/healthz`)).toBeNull();
  // Its numbers are on their own port alone.
  expect(await statusOf(`http://127.0.0.1:${metricsPort}/metrics`)).toBe(200);
  expect(await statusOf(`http://127.0.0.1:${metricsPort}/healthz`)).toBe(404);
  expect(await statusOf(`http://127.0.0.1:${port}/metrics`)).toBe(404);
  expect(await first.stop('SIGTERM')).toBe(0);
  expect(first.log()).toContain('The API has stopped.');

  const second = await start({ API_HOST: '0.0.0.0' });
  expect(await statusOf(`http://${outside}:${port}/healthz`)).toBe(200);
  expect((await add(cart.id)).items_count).toBe(2);
  expect(second.log()).toContain('"catalogue":"there"');
  await second.stop('SIGKILL');

  const third = await start();
  expect((await add(cart.id)).items_count).toBe(3);
  expect(await third.stop('SIGINT')).toBe(0);
});
