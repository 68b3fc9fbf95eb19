import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callerOf, findProduct, guestOrder } from '@dana/api/testing/test-caller';
import { freePort } from '@dana/config/testing/free-port';
import { createDiskStore } from '@dana/releases/store/disk-store';
import { release, writeBuiltRemote, writeBuiltShell } from '@dana/releases/testing/built-remote';
import { expect, it, onTestFinished } from 'vitest';
import { startShopServers } from '../testing/shop-servers.ts';
import { collectSpans, traceAsText } from '../testing/span-collector.ts';

const slowMachineMs = 180_000;
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parent = '00f067aa0ba902b7';

it(
  'a purchase is one tree of spans, from the storefront through the API to the statements of its database',
  async () => {
    const collector = await collectSpans();
    onTestFinished(collector.close);
    const folder = await mkdtemp(join(tmpdir(), 'dana-traces-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const store = createDiskStore(join(folder, 'releases'));
    await release(store, await writeBuiltShell(folder), 'shell');
    await release(store, await writeBuiltRemote(folder));
    const [apiPort, edgePort] = [await freePort(), await freePort()];
    const env = {
      TRUSTED_PROXIES: 'loopback',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_TRACES_SAMPLER_ARG: '0',
      LOG_LEVEL: 'warn',
    };
    const stops = await startShopServers({ folder, apiPort, edgePorts: [edgePort], env });
    const stop = () => Promise.all(stops.map((end) => end()));
    onTestFinished(() => stop().then(() => undefined));
    const call = callerOf({
      fetch: (request) =>
        fetch(request.url.replace('http://api.test', `http://127.0.0.1:${edgePort}`), request),
    });

    const product = await findProduct(call, 'safwani-horizon-headphones');
    // The test is the trusted proxy before the shop, which has decided that this purchase is recorded.
    const headers = { traceparent: `00-${traceId}-${parent}-01` };
    const cart = (await call('POST', '/carts/add', { body: { ...product, quantity: 1 }, headers })).body.data
      .id;
    const order = await call('POST', '/checkout', {
      body: guestOrder(cart),
      headers: { ...headers, 'idempotency-key': 'a-traced-order' },
    });
    expect(order.status).toBe(200);
    await stop();

    // What nobody asked to record was not: the share is 0.
    const { spans } = collector;
    expect(new Set(spans.map((span) => span.traceId))).toEqual(new Set([traceId]));
    const text = traceAsText(spans, parent);
    expect(text.trimEnd().split('\n')).toHaveLength(spans.length);
    expect(text).toMatch(
      /^dana-edge POST \/api\/\*\n {2}dana-edge POST api\n {4}dana-api POST \/api\/carts\/add\n/,
    );
    const [, checkout = ''] = text.split('dana-api POST /api/checkout\n');
    expect(checkout).toMatch(/^ {6}dana-api sql insert orders$/m);
    expect(checkout).toMatch(/^ {6}dana-api sql update variations$/m);
    // Statements have places for their values.
    const said = JSON.stringify(spans);
    expect(said).toContain('insert into \\"orders\\"');
    for (const secret of [cart, 'fahad@dana.example', 'Al Mutairi']) expect(said).not.toContain(secret);
  },
  slowMachineMs,
);
