import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readRelease } from '@dana/releases/log/releases';
import { treeKey } from '@dana/releases/store/key';
import { describe, expect, it, vi } from 'vitest';
import { openContainedShop } from '../testing/contained-shop.ts';
import { countKinds } from '../testing/counted-answers.ts';
import type { PageAnswer } from '../testing/open-edge.ts';

/*
 * Real processes: what one remote's code for the server does costs its own pages. Each takes seconds, because a thread is
 * given seconds to answer.
 */

vi.setConfig({ testTimeout: 180_000 });
const soon = { timeout: 60_000, interval: 100 };
const good = '<h1>this page is well</h1>';

type Shop = Awaited<ReturnType<typeof openContainedShop>>;

/** Asks for the pages of others again and again, and whether the server is ready, until `held` has ended. */
async function visitOthers({ ask, readiness }: Shop, held: Promise<unknown>) {
  const answers: PageAnswer[] = [];
  const ready = new Set<number>();
  let isHeld = true;
  const end = held.finally(() => {
    isHeld = false;
  });
  while (isHeld) {
    answers.push(...(await Promise.all([ask('/en/cart'), ask('/ar/search?q=lamp')])));
    ready.add(await readiness());
    await sleep(50);
  }
  await end;
  return { kinds: countKinds(answers.map(({ kind }) => kind)), ready: [...ready] };
}

it('a page that loops for ever is refused, and pages of others are answered while it does', async () => {
  const shop = await openContainedShop({ '/spin': '() => { for (;;); }' });
  const spin = shop.ask('/en/spin');
  const { kinds, ready } = await visitOthers(shop, spin);
  expect((await spin).kind).toBe('refused');
  expect(Object.keys(kinds)).toEqual(['page']);
  expect(ready).toEqual([200]);
});

it('others that were in the same thread when it began to loop get their page, too', async () => {
  const shop = await openContainedShop({ '/spin': '() => { for (;;); }' });
  // Under way when the thread stops to answer.
  const before = Array.from({ length: 4 }, (_, index) => shop.ask(`/en/search?q=${index}`));
  await sleep(50);
  const spin = shop.ask('/en/spin');
  expect((await Promise.all(before)).map(({ kind }) => kind)).toEqual(['page', 'page', 'page', 'page']);
  expect((await spin).kind).toBe('refused');
});

it('a page that loops again and again is refused at once from its third time on, with a line in the log, and goes on afterwards elsewhere', async () => {
  const shop = await openContainedShop({ '/spin': '() => { for (;;); }', '/well': `() => '${good}'` });
  for (let count = 0; count < 2; count += 1) expect((await shop.ask('/en/spin')).kind).toBe('refused');
  const { html } = await shop.ask('/en/cart');
  const kinds = [];
  for (let count = 0; count < 10; count += 1) kinds.push((await shop.ask('/ar/spin')).kind);
  expect(countKinds(kinds)).toEqual({ refused: 10 });
  // The same process as before: it was not tried.
  expect((await shop.ask('/en/cart')).html).toBe(html);
  expect((await shop.ask('/en/well')).kind).toBe('page');
  expect(shop.log()).toContain('/spin of mf-bad@1.0.0');
});

it('a page that begins to loop is answered from what was kept of it', async () => {
  const spinsLater = `() => { if (globalThis.isAsked) for (;;); globalThis.isAsked = true; return '${good}'; }`;
  const shop = await openContainedShop({ '/spin': spinsLater }, { DOCUMENT_CACHE_MB: '64' });
  expect((await shop.ask('/en/spin')).kind).toBe('page');
  // Older than it may be without being rendered again.
  await sleep(9_000);
  const kinds = [];
  for (let count = 0; count < 12; count += 1) {
    kinds.push((await shop.ask('/en/spin')).kind);
    await sleep(500);
  }
  expect(countKinds(kinds)).toEqual({ page: 12 });
});

it('a timer that loops when its page was answered long ago takes no page of others', async () => {
  const shop = await openContainedShop({
    '/later': `() => { setTimeout(() => { for (;;); }, 200); return '${good}'; }`,
  });
  expect((await shop.ask('/en/later')).kind).toBe('page');
  await sleep(300);
  const { kinds, ready } = await visitOthers(shop, sleep(6_000));
  expect(Object.keys(kinds)).toEqual(['page']);
  expect(ready).toEqual([200]);
});

it.each([
  ['a map', 'const kept = new Map(); for (let at = 0; ; at += 1) kept.set(at, { at });'],
  ['lists', 'const kept = []; for (;;) kept.push(new Array(1000).fill(1));'],
  ['large lists', 'const kept = []; for (;;) kept.push(new Array(3e7).fill({}));'],
  ['bytes', 'const kept = []; for (;;) kept.push(Buffer.alloc(1e7, 1));'],
  [
    'timers',
    'const kept = []; setInterval(() => kept.push(Buffer.alloc(2e7, 1)), 5); return new Promise(() => {});',
  ],
])('code that fills the memory with %s ends its own thread, and never the server', async (_, source) => {
  const shop = await openContainedShop({ '/leak': `() => { ${source} }` });
  const leak = shop.ask('/en/leak');
  const { kinds, ready } = await visitOthers(shop, leak);
  expect((await leak).kind).toBe('refused');
  expect(Object.keys(kinds)).toEqual(['page']);
  expect(ready).toEqual([200]);
  await vi.waitFor(async () => expect((await shop.ask('/en/cart')).kind).toBe('page'), soon);
});

it('a preview that loops, or fills the memory, has no page of the shop beside it', async () => {
  const shop = await openContainedShop({ '/spin': `() => '${good}'`, '/leak': `() => '${good}'` });
  const { html } = await shop.ask('/en/cart');
  const cookie = await shop.previewCookie({
    '/spin': '() => { for (;;); }',
    '/leak': '() => { const kept = new Map(); for (let at = 0; ; at += 1) kept.set(at, { at }); }',
  });
  const previews = ['/en/spin', '/en/leak'].map((path) => shop.ask(path, { cookie }));
  const isSame = async () => expect((await shop.ask('/en/cart')).html).toBe(html);
  let isHeld = true;
  const end = Promise.all(previews).finally(() => {
    isHeld = false;
  });
  while (isHeld) {
    await isSame();
    await sleep(50);
  }
  expect((await end).map(({ kind }) => kind)).toEqual(['refused', 'refused']);
  await isSame();
});

/** Code that would show itself if it were executed. */
const stolen = "exports.mf_bad_1_0_0 = { '/part': () => '<h1>stolen</h1>' };";
describe.each([
  ['lost', rm],
  ['damaged', (file: string) => writeFile(file, stolen)],
])('a file of a remote without an earlier version that is %s', (_, spoil) => {
  const part = '<h1>this part is well</h1>';

  /** Spoils it in the store and in the copy, and looks at who is hit: the remote's page and its slot on a page of another. */
  async function spoilIn({ store, dataDir }: Shop): Promise<void> {
    const { manifest } = (await readRelease(store, 'mf-bad', '1.0.0'))!;
    for (const root of ['releases', 'edge'])
      await spoil(join(dataDir, root, treeKey('mf-bad', manifest.treeHash), manifest.serverEntry));
  }
  async function expectOwnRegionsAlone({ ask, readiness }: Shop): Promise<void> {
    expect((await ask('/en/cart')).kind).toBe('page');
    const [product, own] = [await ask('/en/product'), await ask('/en/part')];
    expect([product.kind, own.kind]).toEqual(['page', 'page']);
    expect(product.html).toContain('<h1>a product</h1><p>this slot is empty</p>');
    expect(own.html).toContain('<h1>this part is missing</h1>');
    expect(await readiness()).toBe(200);
  }

  it('costs its own regions alone, from the start on', async () => {
    const shop = await openContainedShop({ '/part': `() => '${part}'` });
    expect((await shop.ask('/en/product')).html).toContain(`<h1>a product</h1>${part}`);
    await shop.kill();
    await spoilIn(shop);
    await shop.startAgain();
    await expectOwnRegionsAlone(shop);
  });

  it('costs its own regions alone, while the shop is open', async () => {
    const shop = await openContainedShop({ '/part': `() => '${part}'`, '/spin': '() => { for (;;); }' });
    await spoilIn(shop);
    // Its code is read again by the next thread.
    const { kinds, ready } = await visitOthers(shop, Promise.all([shop.ask('/en/spin'), sleep(10_000)]));
    expect(Object.keys(kinds)).toEqual(['page']);
    expect(ready).toEqual([200]);
    await expectOwnRegionsAlone(shop);
  });
});

it('sixty connections of one address that search for something new take no page from another address', async () => {
  const shop = await openContainedShop({ '/none': `() => '${good}'` });
  let isHeld = true;
  const press = Array.from({ length: 60 }, async (_, visitor) => {
    for (let count = 0; isHeld; count += 1)
      await shop.ask(`/en/search?q=${visitor}-${count}`, { 'x-forwarded-for': '203.0.113.7' });
  });
  await sleep(2_000);
  const answers = [];
  for (let index = 0; index < 5; index += 1)
    answers.push(await shop.ask(`/ar/search?q=mine-${index}`, { 'x-forwarded-for': '198.51.100.20' }));
  isHeld = false;
  await Promise.all(press);
  expect(countKinds(answers.map(({ kind }) => kind))).toEqual({ page: 5 });
});
