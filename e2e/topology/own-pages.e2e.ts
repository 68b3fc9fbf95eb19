import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { debianProgramFor } from '@dana/config/debian-packages/debian-program';
import type { Page } from '@playwright/test';
import { newShopper } from '../steps/account.ts';
import { expectHydrated } from '../steps/browse.ts';
import { productsToBuy } from '../steps/prepare-cart.ts';
import { lookAround, seePage } from '../steps/see-page.ts';
import { type OwnStorefront, startOwnStorefront } from '../support/own-storefront.ts';
import { testPort } from '../support/shared-shop.ts';
import { callApi } from '../support/shop-api.ts';
import { expect, shopInBoth, test } from '../support/shop-test.ts';
import { startCdn } from '../support/start-cdn.ts';

/* Pages that come with what their visitor has, of two storefronts behind a CDN: nobody gets what is another's, and nothing keeps it. */

const suite = 'what a CDN, two storefronts and a browser keep of what is somebody’s own';
const ports = [testPort(670), testPort(671)];
const cdnUrl = `http://localhost:${testPort(672)}`;
/** A busy machine is given time: what comes late is left to the browser. */
const patience = { timeout: 60_000, intervals: [100, 2_500] };
const pages = ['/cart', '/checkout', '/wishlist', '/profile'];

test.use({ baseURL: cdnUrl, serviceWorkers: 'allow' });
test.describe.configure({ mode: 'serial', timeout: 180_000 });

let storefronts: OwnStorefront[] = [];
let stopCdn: (() => Promise<void>) | undefined;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  const varnishd = await debianProgramFor(suite, 'varnishd', { packages: ['varnish'] });
  test.info().skip(varnishd === undefined, 'This machine does not have what it runs.');
  const environment = { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'trace' };
  for (const [at, port] of ports.entries())
    storefronts.push(await startOwnStorefront(`own-pages-${at}`, port, { environment }));
  stopCdn = await startCdn(varnishd ?? '', testPort(672), ports);
});
test.afterAll(async () => {
  await stopCdn?.();
  await Promise.all(storefronts.map((storefront) => storefront.stop()));
  storefronts = [];
});

type Visitor = { name: string; cookies: Record<string, string>; marks: string[]; product: string };

/** A shopper with a session and a cart of one product. `marks`: what is in nobody else's pages, and in no log. */
async function newVisitor(from: number): Promise<Visitor> {
  const { email, password, firstName, lastName } = newShopper();
  const fields = {
    first_name: firstName,
    last_name: lastName,
    email,
    password,
    password_confirmation: password,
  };
  const { token } = (await callApi('POST', '/register', { body: fields })).body.data;
  const [product] = await productsToBuy('en', from, 1);
  const { id: cart } = (
    await callApi('POST', '/carts/add', {
      token,
      body: { product_id: product?.id, product_variation_id: product?.variationId, quantity: 1 },
    })
  ).body.data;
  const cookies = { dana_session: token, signed_in: '1', cart_id: cart };
  return { name: email, cookies, marks: [token, cart, email], product: product?.name ?? '' };
}

const header = ({ cookies }: Visitor): string =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');

const ask = async (path: string, visitor?: Visitor) => {
  const answer = await fetch(cdnUrl + path, { headers: visitor ? { cookie: header(visitor) } : {} });
  const says = (name: string) => answer.headers.get(name) ?? '';
  return { says, text: await answer.text() };
};

/** Which of these visitors something says anything of. */
const namedIn = (text: string, visitors: readonly Visitor[]): string[] =>
  visitors.filter(({ marks }) => marks.some((mark) => text.includes(mark))).map(({ name }) => name);

test('documents and page data through the CDN have nothing of anybody but who asks', async () => {
  const visitors = [await newVisitor(2), await newVisitor(4)];
  const asking = [...visitors, undefined];
  const addresses = shopInBoth.flatMap(({ at }) => pages.map(at));
  const rounds = Array.from({ length: 3 }, () => addresses).flat();
  await Promise.all(
    rounds.flatMap((address) =>
      asking.map(async (visitor) => {
        const { says, text } = await ask(address, visitor);
        // What a busy API does not say in time the browser asks for.
        const named = namedIn(text, visitors);
        expect([[], [visitor?.name]], address).toContainEqual(named);
        for (const { cookies } of visitors) expect(text).not.toContain(cookies.dana_session);
        if (named.length > 0) expect(says('cache-control')).toBe('private, no-store');
        expect(says('x-varnish'), 'one number: it is no kept answer').toMatch(/^\d+$/);
      }),
    ),
  );
  // With nobody beside them each gets what they have, by its name.
  for (const visitor of visitors) {
    for (const address of addresses)
      await expect
        .poll(async () => namedIn((await ask(address, visitor)).text, visitors), {
          message: address,
          ...patience,
        })
        .toEqual([visitor.name]);
    await expect.poll(async () => (await ask('/en/cart', visitor)).text, patience).toContain(visitor.product);
  }
  for (const address of addresses)
    for (const visitor of asking)
      expect(namedIn((await ask(`/page-data${address}`, visitor)).text, visitors), address).toEqual([]);
});

const keptTexts = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        if (/json|html/.test(answer?.headers.get('content-type') ?? ''))
          texts.push(request.url, (await answer?.text()) ?? '');
      }
    }
    return texts.join('\n');
  });

test('a browser that two people use keeps nothing of the first for the second, nor does its worker', async ({
  page,
  context,
  shop,
}) => {
  const visitors = [await newVisitor(6), await newVisitor(8)];
  for (const visitor of visitors) {
    await context.clearCookies();
    const cookies = Object.entries(visitor.cookies).map(([name, value]) => ({ name, value, url: cdnUrl }));
    await context.addCookies(cookies);
    await seePage(page, shop.at('/blog'));
    for (const path of pages) {
      await page.goto(shop.at(path));
      await expectHydrated(page);
      await lookAround(page);
      const named = namedIn(await page.content(), visitors);
      expect([[], [visitor.name]], path).toContainEqual(named);
    }
    // What is kept of these pages is asked for without cookies, once the page is at rest.
    await page.waitForTimeout(3_000);
    const kept = await keptTexts(page);
    expect(kept).toContain(shop.at('/blog'));
    expect(namedIn(kept, visitors)).toEqual([]);
  }
});

test('nothing of it is in the logs, nor in any file of the storefronts', async () => {
  const visitors = [await newVisitor(10), await newVisitor(12)];
  for (const visitor of visitors) for (const path of pages) await ask(`/en${path}`, visitor);
  for (const { dataDir } of storefronts) {
    const files = await readdir(dataDir, { recursive: true, withFileTypes: true });
    const texts = await Promise.all(
      files
        .filter((file) => file.isFile())
        .map((file) => readFile(join(file.parentPath, file.name), 'latin1')),
    );
    expect(
      texts.some((text) => text.includes('page /cart')),
      'the log of requests',
    ).toBe(true);
    expect(namedIn(texts.join('\n'), visitors)).toEqual([]);
  }
});
