import { createStoreAdmin } from '@dana/releases/admin/store-admin';
import { pageSetHeader } from '@dana/contracts/offline';
import { rollback } from '@dana/releases/changes/rollback';
import { expect, it } from 'vitest';
import { env, openKeptShop } from '../testing/kept-shop.ts';

it('says with each document and its data which pages may be shown beside it', async () => {
  const { ask, edge, change } = await openKeptShop();
  const document = await ask('/en/demo');
  const set = document.says(pageSetHeader);
  expect(set).toBe(`${/data-composition="([^"]+)"/.exec(document.text)?.[1]} KWD`);
  const others = ['/en/demo', '/ar', '/page-data/en/demo', '/en/own'];
  for (const path of others) expect((await ask(path)).says(pageSetHeader)).toBe(set);
  expect((await ask('/en/demo', { cookie: 'currency=USD' })).says(pageSetHeader)).toBe(
    set?.replace('KWD', 'USD'),
  );
  await rollback({ ...change, version: '1.0.0' });
  await edge.watch.refresh();
  expect((await ask('/en/demo')).says(pageSetHeader)).not.toBe(set);
});

it('has a page register the worker, and a preview neither that nor be kept', async () => {
  const { ask, store } = await openKeptShop();
  expect((await ask('/en/demo')).text).not.toContain('hasNoWorker');
  const { url } = await createStoreAdmin({
    store,
    actor: 'test',
    publicOrigin: 'http://localhost:8080',
  }).preview({ env, remotes: { 'mf-demo': '1.0.0' }, hours: 1, path: '/en/demo' });
  const preview = await ask('/en/demo', { cookie: `preview=${new URL(url).searchParams.get('preview')}` });
  expect(preview.text).toContain('data-composition');
  expect([preview.says(pageSetHeader), preview.text.includes('hasNoWorker')]).toEqual([null, true]);
});
