import { rename } from 'node:fs/promises';
import { makeChange } from '@dana/releases/changes/make-change';
import { issueToken } from '@dana/releases/keeping/tokens';
import { expect, it } from 'vitest';
import { releasedShop } from '../testing/released-shop.ts';

async function openShop() {
  const shop = await releasedShop();
  const { store, folder } = shop;
  const { text } = await issueToken(store, {
    name: 'root',
    scopes: ['release:*'],
    days: 1,
    createdBy: 'test',
  });
  const goAway = () => rename(folder, `${folder}-away`);
  const comeBack = () => rename(`${folder}-away`, folder);
  const start = () => shop.start({ isRendering: true });
  const freeze = { method: 'POST', body: '{"reason":"a try"}', headers: { authorization: `Bearer ${text}` } };
  return { ...shop, start, goAway, comeBack, freeze };
}

const freezePath = '/v1/envs/production/remotes/mf-demo/freeze';

it('serves pages and files while the release store is away, says that they may be stale, and refuses changes', async () => {
  const { start, goAway, comeBack, freeze } = await openShop();
  const edge = await start();
  const fresh = await edge.open();
  expect([fresh.shown, fresh.headers.get('x-release-state')]).toEqual(['shell@1.0.0 mf-demo@1.1.0', null]);
  const map = (await (await edge.app.request('/release-map.json')).json()) as {
    remotes: { 'mf-demo': { entry: string } };
  };
  await goAway();
  await edge.watch.refresh();
  const page = await edge.open();
  expect([page.status, page.shown]).toEqual([200, 'shell@1.0.0 mf-demo@1.1.0']);
  expect(page.headers.get('x-release-state')).toBe('stale; revision=3');
  expect((await edge.app.request(map.remotes['mf-demo'].entry)).status).toBe(200);
  expect(await (await edge.app.request('/healthz')).json()).toMatchObject({ status: 'ok', stale: true });
  const answer = await edge.app.request(freezePath, freeze);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  await comeBack();
  await edge.watch.refresh();
  expect((await edge.open()).headers.get('x-release-state')).toBeNull();
  expect((await edge.app.request(freezePath, freeze)).status).toBe(200);
});

it('starts from what it served last when the store is away, and catches up when it comes back', async () => {
  const { change, start, goAway, comeBack } = await openShop();
  await (await start()).stop();
  await goAway();
  const edge = await start();
  const page = await edge.open();
  expect([page.status, page.shown]).toEqual([200, 'shell@1.0.0 mf-demo@1.1.0']);
  // Rendered from the copy, since there is nothing else.
  expect(page.html).toContain('<p>shell@1.0.0 mf-demo@1.1.0</p>');
  expect(page.headers.get('x-release-state')).toBe('stale; revision=3');
  await comeBack();
  await makeChange({ ...change, verb: 'rollback' });
  await edge.watch.refresh();
  expect((await edge.open()).shown).toBe('shell@1.0.0 mf-demo@1.0.0');
});

it('keeps files of a version that was taken back for the tabs that still run it', async () => {
  const { change, start } = await openShop();
  const edge = await start();
  const map = (await (await edge.app.request('/release-map.json')).json()) as {
    remotes: { 'mf-demo': { entry: string } };
  };
  await makeChange({ ...change, verb: 'rollback' });
  await edge.watch.refresh();
  const chunk = map.remotes['mf-demo'].entry.replace(/[^/]+$/, 'late.js');
  expect((await edge.app.request(chunk)).status).toBe(200);
  const fresh = await start();
  expect((await fresh.app.request(chunk)).status).toBe(200);
});
