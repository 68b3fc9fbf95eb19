import { expect, test } from '@playwright/test';
import { testPort } from '../support/shared-shop.ts';
import { type ChaosShop, startChaosShop } from './chaos-shop.ts';
import { askForPage } from './page-answers.ts';
import { crowdPage, type Outcome, stallApi } from './renderer-scenarios.ts';

/* Short forms, over real processes: the shop is whole again by itself, and nobody gets an empty page meanwhile. */

let shop: ChaosShop;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  shop = await startChaosShop({ name: 'chaos', storefrontPort: testPort(170), apiPort: testPort(171) });
});
test.afterAll(async () => shop.stop());

function expectRecovered({ known, unknown, recoveredMs }: Outcome): void {
  test.info().annotations.push({
    type: 'answers',
    description: JSON.stringify({ known, unknown, recoveredMs }),
  });
  expect(known).toMatchObject({ missing: 0, wrong: 0 });
  // Whether an address is one of the shop's needs neither data nor a renderer.
  expect(unknown).toMatchObject({ page: 0, refused: 0, wrong: 0 });
}

test('the first page after the start is whole, in both languages', async () => {
  for (const path of ['/en', '/ar']) expect(await askForPage(`${shop.url}${path}`)).toBe('page');
});

test('an API that stands still costs the data of pages meanwhile, and nothing afterwards', async () => {
  const outcome = await stallApi(shop, '/ar/shop', 8);
  expectRecovered(outcome);
  expect(outcome.known.refused).toBeGreaterThan(0);
  expect(outcome.unknown.missing).toBeGreaterThan(0);
});

test('more visitors than the shop can serve get a page or are asked to come again, and then all get one', async () => {
  const outcome = await crowdPage(shop, '/en', { connections: 60, seconds: 5 });
  expectRecovered(outcome);
  expect(outcome.unanswered).toBe(0);
});
