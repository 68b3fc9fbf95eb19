import { setTimeout as sleep } from 'node:timers/promises';
import { noteFigures } from '@dana/config/chaos/figures';
import { lasting } from '@dana/config/chaos/lasting';
import { expect, test } from '@playwright/test';
import { testPort } from '../support/shared-shop.ts';
import { type ChaosShop, startChaosShop } from './chaos-shop.ts';
import { askForPage } from './page-answers.ts';
import { overloadPage, stallApi } from './renderer-scenarios.ts';

/*
 * What breaks behind a page that was kept is not seen by those who ask for it; it says that it is older. What is kept for how long:
 * services/edge/src/cache/documents.test.ts.
 */

let shop: ChaosShop;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const ports = { storefrontPort: testPort(172), apiPort: testPort(173) };
  shop = await startChaosShop({ name: 'chaos-kept', ...ports, keepsDocuments: true });
});
test.afterAll(() => shop.stop());

const isMarked = async (path: string): Promise<boolean> => {
  const answer = await fetch(`${shop.url}${path}`);
  await answer.arrayBuffer();
  return answer.headers.get('x-document-state') === 'stale';
};

test('while the API is stopped a page that was asked for before is sent, marked as older; another one is refused', async () => {
  const seconds = lasting(12, 60);
  test.setTimeout(60_000 + 3 * seconds * 1_000);
  const path = '/ar/shop';
  expect(await askForPage(`${shop.url}${path}`)).toBe('page');
  expect(await isMarked(path)).toBe(false);
  // One gives up on the API before that goes on, the other is asked for when it is not current any more.
  const another = sleep(1_000).then(() => askForPage(`${shop.url}/ar/category/electronics`));
  const marked = sleep(10_000).then(() => isMarked(path));
  const { known, unknown, recoveredMs } = await stallApi(shop, path, seconds);
  noteFigures({
    failure: `the API stopped for ${seconds} s, one view a second of a page that was kept`,
    meanwhile: `${known.page} × 200, ${known.refused} × 503`,
    recoveredMs: [recoveredMs],
  });
  expect(known).toMatchObject({ refused: 0, missing: 0, wrong: 0 });
  expect(unknown).toMatchObject({ page: 0, refused: 0, wrong: 0 });
  expect([await marked, await another]).toEqual([true, 'refused']);
  await expect.poll(() => isMarked(path), { timeout: 20_000 }).toBe(false);
});

test('60 visitors at once all get a page that was kept', async () => {
  const seconds = lasting(5, 60);
  test.setTimeout(60_000 + 3 * seconds * 1_000);
  const { known, unanswered } = await overloadPage(shop, '/en', { connections: 60, seconds });
  expect(known).toMatchObject({ refused: 0, missing: 0, wrong: 0 });
  expect([known.page > 0, unanswered]).toEqual([true, 0]);
});
