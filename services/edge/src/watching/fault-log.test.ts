import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { issueToken } from '@dana/releases/keeping/tokens';
import { release, writeBuiltRemote, writeBuiltShell } from '@dana/releases/testing/built-remote';
import { temporaryStore } from '@dana/releases/testing/temporary-store';
import { expect, it, vi } from 'vitest';
import { markOf } from '../testing/reporters.ts';
import { startEdge } from '../testing/running-edge.ts';
import { browserName, createFaultLog, pageName, plainMessage, routeName, type Fault } from './fault-log.ts';

const engine = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  ['Chrome 153', `${engine} Chrome/153.0.0.0 Safari/537.36`],
  ['Edge 152', `${engine} Chrome/152.0.0.0 Safari/537.36 Edg/152.0.1`],
  ['Opera 120', `${engine} Chrome/150.0.0.0 Safari/537.36 OPR/120.0`],
  ['Samsung Internet 29', `${engine} SamsungBrowser/29.0 Chrome/140.0.0.0 Mobile Safari/537.36`],
  ['Firefox 144', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'],
  ['Safari 26', `${engine} Version/26.1 Safari/605.1.15`],
  ['Chrome 151', `${engine} CriOS/151.0.7 Mobile/15E148 Safari/604.1`],
  ['other', 'curl/8.1'],
  ['other', undefined],
])('a browser is %s', (name, userAgent) => {
  expect(browserName(userAgent)).toBe(name);
});

it.each([
  ['Product 4711 is gone', 'Product 8 is gone', 'Product # is gone'],
  ['الطلب ٤٧١١ غير موجود', 'الطلب ٩ غير موجود', 'الطلب # غير موجود'],
  [
    'Loading https://shop.example/assets/a.js failed.',
    'Loading http://localhost:8080/b?c=1 failed.',
    'Loading <address> failed.',
  ],
  ['no mail for sara@example.com', 'no mail for ali.b@mail.example.org', 'no mail for <mail>'],
  ['no mail for a&b@بريد.الكويت', 'no mail for o/h@xn--mgbh0fb.xn--kgbechtv', 'no mail for <mail>'],
  ['order 0b54f1e6-88a1-4a0f-9a3c-1f2e3d4c5b6a', 'order 9f8e7d6c-0000-4a0f-9a3c-1f2e3d4c5b6a', 'order #'],
  ['chunk x.1a2b3c4d.js\nis missing', 'chunk x.99ffee00.js\r\nis missing', 'chunk x.#.js is missing'],
  [`token ${'aB3-'.repeat(20)}`, `token ${'Zz_9'.repeat(12)}`, 'token #'],
])('reads equal faults of two visits alike: %j and %j', (one, other, plain) => {
  expect([plainMessage(one), plainMessage(other)]).toEqual([plain, plain]);
});

it('keeps what distinguishes faults: properties, and the numbers that React gives its own', () => {
  for (const message of [
    "Cannot read properties of undefined (reading 'price')",
    'Minified React error #418; see the page',
  ])
    expect(plainMessage(message)).toBe(message);
});

it('names a page by the pattern that a release claims, in either language, and no other', () => {
  const claimed = new Set(['/', '/product/:slug']);
  expect(pageName('/product/:slug', claimed)).toBe('/product/:slug');
  expect(pageName('/ar/product/:slug', claimed)).toBe('/product/:slug');
  expect([pageName('/en', claimed), pageName('/', claimed)]).toEqual(['/', '/']);
  expect(pageName('/order/4711', claimed)).toBe('other');
  expect(pageName('/arabic', new Set(['/arabic']))).toBe('/arabic');
});

it('names a call by its route without numbers, mail addresses and what stands behind the question mark', () => {
  expect(routeName('/orders/4711/return?mail=a@b.example')).toBe('/orders/:id/return');
  expect(routeName('/users/sara@example.com')).toBe('/users/:id');
  expect(routeName('/products/:slug')).toBe('/products/:slug');
  expect(routeName('cart')).toBe('/cart');
  expect(routeName(`/${'a/'.repeat(90)}`)).toBe('/a/a/a/a/a/a/a/a');
});

const fault: Fault = {
  ...{ remote: 'mf-demo', version: '1.0.0', kind: 'thrown', message: 'no price of 7', page: '/demo' },
  stack: [],
};

it('says a fault of a visit once, and a few of each kind a minute', async () => {
  let nowMs = 0;
  const warn = vi.fn();
  const log = createFaultLog({
    ...{ visitMs: 3_600_000, maps: { find: async () => undefined }, log: { warn } },
    now: () => nowMs,
  });
  for (let visit = 0; visit < 20; visit += 1)
    for (const _ of [1, 2]) log.fault(fault, `visit ${visit}`, 'Chrome 153');
  log.fault({ ...fault, version: '1.1.0' }, 'visit 0', 'Chrome 153');
  log.call({ remote: 'mf-demo', method: 'GET', route: '/cart/7', status: 503, count: 3 }, 'visit 0');
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(5));
  expect(warn).toHaveBeenCalledWith(
    { remote: 'mf-demo', method: 'GET', route: '/cart/:id', status: 503, count: 3, unsaid: 0 },
    'A call of the API failed in a browser.',
  );
  nowMs = 60_000;
  log.fault(fault, 'another visit', 'Chrome 153');
  await vi.waitFor(() =>
    expect(warn).toHaveBeenLastCalledWith(
      expect.objectContaining({ message: 'no price of #', unsaid: 17 }),
      'Something broke in a browser.',
    ),
  );
});

it('writes a fault into the log with the line of its source and the name that the page gave it, of real visits alone', async () => {
  const { store, folder } = await temporaryStore();
  const parent = join(folder, '..');
  await release(store, await writeBuiltShell(parent), 'shell');
  const { treeHash } = await release(store, await writeBuiltRemote(parent));
  const { app, log } = await startEdge(store, join(parent, 'copy'));
  const { text } = await issueToken(store, {
    ...{ name: 'on duty', scopes: ['publish:mf-demo'], days: 1, createdBy: 'test' },
  });
  const source = 'mf-demo/src/routes/demo.route.tsx';
  // Column 5 of the script is column 7 of line 42.
  const map = { version: 3, sources: [source], names: [], mappings: 'IAyCM' };
  const maps = gzipSync(JSON.stringify({ 'web/demo.route.js': { ...map, sourcesContent: ['a secret'] } }));
  const put = await app.request('/v1/remotes/mf-demo/releases/1.0.0/maps', {
    ...{ method: 'PUT', body: maps, headers: { authorization: `Bearer ${text}` } },
  });
  expect(put.status).toBe(200);
  const script = `/assets/mf-demo/${treeHash}/web/demo.route.js`;
  const stack = [{ file: script, line: 1, column: 5, fn: 'x' }];
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
  const send = async (faults: Fault[], mark?: string) => {
    const body = JSON.stringify({ mark, events: [], faults });
    const headers = { 'user-agent': userAgent };
    return (await app.request('/beacon', { method: 'POST', body, headers })).status;
  };
  const mark = markOf(await app.request('/en/demo'));
  expect(await send([{ ...fault, stack }], `${'A'.repeat(60)}.${'A'.repeat(22)}`)).toBe(204);
  expect(await send([{ ...fault, version: '6.6.6', stack }], mark)).toBe(204);
  expect(await send([{ ...fault, stack, incident: '4f09ab17' }], mark)).toBe(204);
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalled());
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    {
      ...{ release: 'mf-demo@1.0.0', kind: 'thrown', message: 'no price of #', page: '/demo', unsaid: 0 },
      ...{ browser: 'Firefox 144', incident: '4f09ab17', stack: [`${source}:42:7`] },
    },
    'Something broke in a browser.',
  );
  for (const path of [
    `${script}.map`,
    `${script}.map.br`,
    `/en/maps/mf-demo/${treeHash}/web/demo.route.js.map.br`,
  ])
    expect([path, (await app.request(path)).status]).toEqual([path, 404]);
});
