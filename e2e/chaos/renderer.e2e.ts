import { noteFigures } from '@dana/config/chaos/figures';
import { isWhole, lasting } from '@dana/config/chaos/lasting';
import { expect, test } from '@playwright/test';
import { testPort } from '../support/shared-shop.ts';
import { type ChaosShop, startChaosShop } from './chaos-shop.ts';
import { askForPage } from './page-answers.ts';
import { overloadPage, type Outcome, stallApi } from './renderer-scenarios.ts';

/* Over real processes, for seconds or, in `pnpm bench chaos`, for minutes: the shop is whole again by itself, and nobody gets an empty page meanwhile. */

let shop: ChaosShop;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const ports = { storefrontPort: testPort(170), apiPort: testPort(171) };
  // What is looked at here is what happens to pages that have to be rendered.
  shop = await startChaosShop({ name: 'chaos', ...ports, keepsDocuments: false });
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

test('an API that is stopped costs the data of pages meanwhile, and nothing afterwards', async () => {
  const seconds = lasting(8, 60);
  test.setTimeout(60_000 + 3 * seconds * 1_000);
  const outcome = await stallApi(shop, '/ar/shop', seconds);
  note(`the API stopped for ${seconds} s, one page a second`, outcome);
  expectRecovered(outcome);
  expect(outcome.known.refused).toBeGreaterThan(0);
  expect(outcome.unknown.missing).toBeGreaterThan(0);
});

// More than there is room for; in `npm test` once and shortly.
for (const connections of isWhole ? [60, 200, 500] : [60])
  test(`${connections} visitors at once get a page or are asked to come again, and then all get one`, async () => {
    const seconds = lasting(5, 60);
    test.setTimeout(60_000 + 3 * seconds * 1_000);
    const outcome = await overloadPage(shop, '/en', { connections, seconds });
    note(`${connections} connections on /en for ${seconds} s`, outcome);
    expectRecovered(outcome);
    expect(outcome.unanswered).toBe(0);
  });

function note(
  failure: string,
  { known, unknown, recoveredMs, peakBytes }: Outcome & { peakBytes?: number },
): void {
  const memory = peakBytes === undefined ? '' : `; memory up to ${Math.round(peakBytes / 1_048_576)} MB`;
  noteFigures({
    failure,
    meanwhile: `${known.page} × 200, ${known.refused} × 503, ${known.wrong} wrong; unknown addresses ${unknown.missing} × 404${memory}`,
    recoveredMs: [recoveredMs],
  });
}
