import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addButton } from '../steps/add-button.ts';
import { expectHydrated } from '../steps/browse.ts';
import { offlineNoise, seePage } from '../steps/see-page.ts';
import { startAnalyticsAddress } from '../support/analytics-address.ts';
import { networkAtRest } from '../support/network-rest.ts';
import { type OwnStorefront, startOwnStorefront } from '../support/own-storefront.ts';
import { aProduct } from '../support/products.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, test } from '../support/shop-test.ts';

/*
 * What a storefront may be told: where visits are counted, where browsers get released files, and what else pages may load.
 * One storefront is told all of it. The files' host is the same server under another name: another origin to browsers.
 */

const port = testPort(667);
const filesOrigin = `http://127.0.0.1:${port}`;
let counter: Awaited<ReturnType<typeof startAnalyticsAddress>>;
let [named, other]: Tracker[] = [];
let storefront: OwnStorefront;

test.describe.configure({ timeout: 120_000, mode: 'serial' });
test.use({ serviceWorkers: 'allow' });
test.beforeAll(async () => {
  counter = await startAnalyticsAddress();
  [named, other] = await Promise.all([startTracker(), startTracker()]);
  storefront = await startOwnStorefront('own-settings', port, {
    environment: {
      ANALYTICS_URL: counter.url,
      ASSET_ORIGIN: filesOrigin,
      CONTENT_POLICY: `connect-src ${named?.origin}`,
    },
  });
});
test.afterAll(async () => {
  await storefront?.stop();
  for (const one of [counter, named, other]) one?.stop();
});

test('visits are counted after the shopper agreed, and nothing is sent before, after a no, or with a name', async ({
  page,
  shop,
}) => {
  const { at, texts, locale } = shop;
  const product = await aProduct(locale);
  const { events, headers } = counter;
  const question = page.getByRole('complementary', { name: texts('shell', 'consent.label') });
  const button = (key: 'yes' | 'no') =>
    question.getByRole('button', { name: texts('shell', `consent.${key}`), exact: true });
  const choice = page
    .getByRole('contentinfo')
    .getByRole('button', { name: texts('shell', 'consent.label'), exact: true });
  const drawer = page.getByRole('dialog', { name: texts('cart-checkout', 'drawer.title') });
  const open = async (path: string) => {
    await page.goto(`${storefront.url}${at(path)}`);
    await networkAtRest(page);
  };

  await test.step('asks, and sends nothing meanwhile', async () => {
    await open(`/product-details/${product.slug}`);
    await expect(question).toBeVisible();
    await addButton(page, texts).click();
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });

  await test.step('remembers a no', async () => {
    await button('no').click();
    await expect(question).toBeHidden();
    await open('/about');
    await expect(choice).toBeVisible();
    await expect(question).toBeHidden();
    expect(events).toEqual([]);
  });

  await test.step('counts from the moment of a yes, which can be given later', async () => {
    await choice.click();
    await button('yes').click();
    await expect(question).toBeHidden();
    await open(`/product-details/${product.slug}`);
    await expect.poll(() => events.map(({ type }) => type)).toContain('product.viewed');
    await addButton(page, texts).click();
    await expect(drawer).toBeVisible();
    await expect.poll(() => events.map(({ type }) => type)).toContain('cart.itemAdded');
  });

  await test.step('names nobody', async () => {
    const paths = new Set(events.map(({ path }) => path));
    expect([...paths].toSorted()).toEqual(['/about', `/product-details/${product.slug}`]);
    const added = events.filter(({ type }) => type === 'cart.itemAdded');
    expect(added).toMatchObject([{ slug: product.slug, quantity: 1, locale }]);
    for (const { cookie, authorization, referer } of headers)
      expect([cookie, authorization, referer]).toEqual([undefined, undefined, undefined]);
  });

  await test.step('stops when the shopper changes their mind', async () => {
    await page.keyboard.press('Escape');
    await choice.click();
    await button('no').click();
    const count = events.length;
    await open('/about');
    await expect(choice).toBeVisible();
    expect(events).toHaveLength(count);
  });
});

test('a page comes to life, sells and is kept with files of another host, and takes none from its own', async ({
  page,
  context,
  shop,
  problems,
}) => {
  const { at, texts } = shop;
  const { slug, name } = await aProduct(shop.locale);
  const product = `${storefront.url}${at(`/product-details/${slug}`)}`;
  const files: string[] = [];
  context.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/')) files.push(origin);
  });

  await page.goto(product);
  await expectHydrated(page);
  await addButton(page, texts).click();
  const drawer = page.getByRole('dialog', { name: texts('cart-checkout', 'drawer.title') });
  await expect(drawer.getByText(name)).toBeVisible();
  await page.keyboard.press('Escape');
  // Emails are drawn with its fonts too.
  await expect.poll(() => page.evaluate(() => document.fonts.size)).toBeGreaterThan(0);
  await page.evaluate(() => document.fonts.ready);
  expect(new Set(files)).toEqual(new Set([filesOrigin]));
  expect(files.length).toBeGreaterThan(10);

  await seePage(page, product);
  problems.expected.push(offlineNoise);
  await context.setOffline(true);
  await page.goto(product);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectHydrated(page);
  await context.setOffline(false);
});

test('a page calls a server that the setting names, and no other; without settings none, and asks nothing', async ({
  page,
  shop,
  problems,
}) => {
  problems.expected.push(/security policy: connect-src|Content Security Policy/);
  await page.goto(`${storefront.url}${shop.at('/about')}`);
  expect(await page.evaluate(callFrom, named?.origin ?? '')).toBe('answered');
  expect(await page.evaluate(callFrom, other?.origin ?? '')).toBe('refused');
  expect([named?.asked, other?.asked]).toEqual([['/event'], []]);

  await page.goto(shop.at('/about'));
  await networkAtRest(page);
  expect(await page.evaluate(callFrom, named?.origin ?? '')).toBe('refused');
  await expect(page.getByText(shop.texts('shell', 'consent.question'))).toBeHidden();
  await expect(page.getByRole('button', { name: shop.texts('shell', 'consent.label') })).toBeHidden();
});

type Tracker = { origin: string; asked: string[]; stop: () => void };

/** Another server that answers everybody. */
async function startTracker(): Promise<Tracker> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('Access-Control-Allow-Origin', '*').end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port: own } = server.address() as AddressInfo;
  return { origin: `http://localhost:${own}`, asked, stop: () => void server.close() };
}

const callFrom = (origin: string) =>
  fetch(`${origin}/event`).then(
    () => 'answered',
    () => 'refused',
  );
