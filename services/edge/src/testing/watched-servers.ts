import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callerOf, findProduct, guestOrder } from '@dana/api/testing/test-caller';
import { freePort } from '@dana/config/testing/free-port';
import { createDiskStore } from '@dana/releases/store/disk-store';
import { release, writeBuiltRemote, writeBuiltShell } from '@dana/releases/testing/built-remote';
import { onTestFinished } from 'vitest';
import { startShopServers } from './shop-servers.ts';

/**
 * An API and a storefront as processes of their own, gone after the test; pages are `/demo`.
 * @param env – settings of both. The test is a proxy that they trust.
 */
export async function startWatchedServers(env: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'dana-watched-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const store = createDiskStore(join(folder, 'releases'));
  await release(store, await writeBuiltShell(folder), 'shell');
  await release(store, await writeBuiltRemote(folder));
  const [apiPort, edgePort] = [await freePort(), await freePort()];
  const { stops } = await startShopServers({
    folder,
    apiPort,
    edgePorts: [edgePort],
    env: { TRUSTED_PROXIES: 'loopback', LOG_LEVEL: 'warn', ...env },
  });
  const stop = async (): Promise<void> => void (await Promise.all(stops.map((end) => end())));
  onTestFinished(stop);
  const url = `http://127.0.0.1:${edgePort}`;
  const call = callerOf({ fetch: (request) => fetch(request.url.replace('http://api.test', url), request) });
  /** Puts a product into a cart and orders it, as a guest. */
  const buy = async (headers: Record<string, string> = {}) => {
    const product = await findProduct(call, 'safwani-horizon-headphones');
    const added = await call('POST', '/carts/add', { body: { ...product, quantity: 1 }, headers });
    const cart: string = added.body.data.id;
    const key = { 'idempotency-key': `order-of-${cart}` };
    const order = await call('POST', '/checkout', {
      body: guestOrder(cart),
      headers: { ...headers, ...key },
    });
    return { cart, status: order.status };
  };
  return { folder, url, buy, stop };
}
