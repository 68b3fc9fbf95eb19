import type { APIResponse, Page } from '@playwright/test';
import { noiseOfFaults } from '../steps/break-call.ts';
import { expectHydrated, inFooter } from '../steps/browse.ts';
import { products } from '../steps/listing.ts';
import { isPageData } from '../steps/without-page-data.ts';
import { countDocuments } from '../support/count-documents.ts';
import { networkAtRest } from '../support/network-rest.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';

/*
 * What a navigation within the shop asks for: the data of the page in one file, and the API only where that cannot be had.
 * In which ways it cannot be had or taken is shown by page-data-fetcher.test.ts and page-store.test.ts of shell/src/routing.
 */

const product = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Calls that the pages' own loaders make. What joins a page late (a row of best rated products) asks by itself. */
const isLoaderCall = /\/api\/(products\/|products\?(?!.*order_by=rating)|categories|brands|home)/;

/** Notes which data of pages are asked for from now on. */
function noteDataCalls(page: Page): { files: string[]; calls: string[] } {
  const noted = { files: [] as string[], calls: [] as string[] };
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (isPageData(url)) noted.files.push(url.pathname + url.search);
    else if (isLoaderCall.test(request.url())) noted.calls.push(url.pathname + url.search);
  });
  return noted;
}

async function openHome(page: Page, { at }: ShopContext): Promise<void> {
  await page.goto(at('/'));
  await expectHydrated(page);
  await networkAtRest(page);
}

/** From the home page to a product and from there to the shop. */
async function walk(page: Page, shop: ShopContext): Promise<string> {
  const link = page.getByRole('main').getByRole('article').first().locator('h3 a');
  const name = (await link.textContent()) ?? '';
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(product(page, name)).toBeFocused();
  await networkAtRest(page);
  await inFooter(page, shop, '/shop').click();
  await expect(products(page)).not.toHaveCount(0);
  await networkAtRest(page);
  return address;
}

/**
 * Answers the page with data that the storefront made before: those that take more than 0.6 s have the page call the API.
 */
async function answerAtOnce(page: Page, paths: readonly string[]): Promise<void> {
  const answers = new Map<string, APIResponse>();
  for (const path of paths) {
    const answer = await page.request.get(`/page-data${path}`);
    expect(answer.ok(), path).toBe(true);
    answers.set(`/page-data${path}`, answer);
  }
  await page.route(isPageData, (route) => {
    const response = answers.get(new URL(route.request().url()).pathname);
    return response ? route.fulfill({ response }) : route.fallback();
  });
}

test('navigating from the home page to a product and to the shop asks once for each page, instead of call by call', async ({
  page,
  shop,
}) => {
  await openHome(page, shop);
  const link = page.getByRole('main').getByRole('article').first().locator('h3 a');
  await answerAtOnce(page, [`${await link.getAttribute('href')}`, shop.at('/shop')]);
  const noted = noteDataCalls(page);
  const documents = countDocuments(page);
  const address = await walk(page, shop);
  expect(noted).toEqual({
    files: [`/page-data${address}`, `/page-data${shop.at('/shop')}`],
    calls: [],
  });
  expect(documents()).toBe(0);
});

test('a page whose data in one file are garbage is made by the API’s calls, in place, and so is the next', async ({
  page,
  shop,
  problems,
}) => {
  problems.expected.push(noiseOfFaults);
  await openHome(page, shop);
  const documents = countDocuments(page);
  const noted = noteDataCalls(page);
  let count = 0;
  await page.route(isPageData, async (route) => {
    count += 1;
    await route.fulfill({ body: '<h1>Sign in to this network</h1>' });
  });
  await walk(page, shop);
  // After such an answer no file is asked for, for a while.
  expect(count).toBe(1);
  expect(noted.calls.length).toBeGreaterThan(3);
  expect(documents()).toBe(0);
});
