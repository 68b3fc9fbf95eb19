import { hour, oldShop, start } from '@dana/releases/testing/old-shop';
import { expect, it } from 'vitest';
import { assetRoutes } from './asset-routes.ts';

it('leaves a tab its chunks for 29 days; beyond that they are gone, and nobody keeps that answer', async () => {
  const { store, trees, collectAt } = await oldShop();
  const chunk = `/${trees.get('1.0.0')}/web/late.js`;
  // Each time an edge that has nothing in memory.
  const ask = () => assetRoutes(store).request(chunk);
  const opened = start + 23 * hour;
  for (let day = 8; day <= 29; day += 1) await collectAt(opened + day * 24 * hour);
  expect((await ask()).status).toBe(200);
  for (let day = 30; day <= 60; day += 1) await collectAt(opened + day * 24 * hour);
  const gone = await ask();
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
});
