import type { APIResponse, Page, Route } from '@playwright/test';
import { noiseOfFaults } from '../steps/break-call.ts';
import { expectHydrated, inFooter } from '../steps/browse.ts';
import { products } from '../steps/listing.ts';
import { isPageData, withoutPageData } from '../steps/without-page-data.ts';
import { countDocuments } from '../support/count-documents.ts';
import { networkAtRest } from '../support/network-rest.ts';
import { aProduct } from '../support/products.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';

/* What a navigation within the shop asks for: the data of the page in one file, and the API only where that cannot be had. */

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

/** Has the storefront make a page's data before it is pressed: those that take more than 0.6 s have the page call the API. */
async function makeBefore(page: Page, path: string): Promise<APIResponse> {
  const answer = await page.request.get(`/page-data${path}`);
  expect(answer.ok(), path).toBe(true);
  return answer;
}

/** Answers the page with data that the storefront made before. */
async function answerAtOnce(page: Page, paths: readonly string[]): Promise<void> {
  const answers = new Map<string, APIResponse>();
  for (const path of paths) answers.set(`/page-data${path}`, await makeBefore(page, path));
  await page.route(isPageData, (route) => {
    const response = answers.get(new URL(route.request().url()).pathname);
    return response ? route.fulfill({ response }) : route.fallback();
  });
}

test('navigating from the home page to a product and to the shop asks once for each page, instead of call by call', async ({
  page,
  newVisitor,
  shop,
  baseURL,
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

  const other = await newVisitor();
  await withoutPageData(other);
  await openHome(other, { ...shop, at: (path) => baseURL + shop.at(path) });
  const callByCall = noteDataCalls(other);
  await walk(other, shop);
  expect(callByCall.calls.length).toBeGreaterThan(3);
});

const faults: [string, (route: Route) => unknown][] = [
  ['is refused', (route) => route.fulfill({ status: 503, json: { success: false } })],
  ['is not there', (route) => route.fulfill({ status: 404, json: { success: false } })],
  ['is cut off', (route) => route.abort('connectionfailed')],
  ['is garbage', (route) => route.fulfill({ body: '<h1>Sign in to this network</h1>' })],
  ['has another form', (route) => route.fulfill({ json: { form: 9, composition: 'another', queries: {} } })],
  ['never comes', () => undefined],
];
for (const [what, answer] of faults) {
  test(`a page whose data in one file ${what} is made by the API's calls, in place`, async ({
    page,
    shop,
    problems,
  }) => {
    problems.expected.push(noiseOfFaults, /status of (404|503)/);
    await openHome(page, shop);
    const documents = countDocuments(page);
    const noted = noteDataCalls(page);
    await page.route(isPageData, async (route) => {
      await answer(route);
    });
    await walk(page, shop);
    expect(noted.calls.length).toBeGreaterThan(3);
    expect(documents()).toBe(0);
  });
}

test('data in a currency that is not the shopper’s are left alone', async ({
  page,
  shop,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'currency', value: 'SAR', url: baseURL ?? '' }]);
  await openHome(page, shop);
  // What a cache does that ignores cookies.
  let isOthers = false;
  await page.route(isPageData, async (route) => {
    const response = await route.fetch({ headers: { ...(await route.request().allHeaders()), cookie: '' } });
    isOthers = (await response.text()).includes('"currency":"KWD"');
    await route.fulfill({ response });
  });
  await inFooter(page, shop, '/shop').click();
  await expect(products(page).first()).toContainText('SAR');
  expect(isOthers).toBe(true);
});

test('data of a shop that has gone on lead to a new document, once', async ({ page, shop }) => {
  const { name } = await aProduct(shop.locale);
  await page.goto(shop.at(`/search?searchText=${encodeURIComponent(name)}`));
  await expectHydrated(page);
  await networkAtRest(page);
  const documents = countDocuments(page);
  const another = async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), composition: 'another' } });
  };
  const link = page.getByRole('main').getByRole('link', { name, exact: true }).first();
  await makeBefore(page, `${await link.getAttribute('href')}`);
  await page.route(isPageData, another, { times: 1 });
  await link.click();
  // The product begins with what its card showed.
  await expect.poll(documents).toBe(1);
  await expect(product(page, name)).toBeVisible();
  await expectHydrated(page);
  await inFooter(page, shop, '/shop').click();
  await expect(products(page)).not.toHaveCount(0);
  expect(documents()).toBe(1);
});
