import { isPortFree } from '@dana/config/free-port';
import { neededPrograms } from '@dana/config/topology/topology-grounds';
import { composed } from '@dana/config/topology/topology-plan';
import type { APIRequestContext } from '@playwright/test';
import { buyTwoAsGuest } from '../steps/buy-two-as-guest.ts';
import { type OpsUp, startOpsUp } from '../support/ops-up.ts';
import { type ProductMark, productWithChoices } from '../support/products.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, shopIn, shopInBoth, test } from '../support/shop-test.ts';

/* The shop as it stands on servers, started by `pnpm ops up`: all goes through TLS and two of each server. */

const [first, last] = [testPort(680), testPort(691)];
const ports = Array.from({ length: last - first + 1 }, (_, index) => first + index);
const shopUrl = `https://localhost:${first}`;
const waits = { timeout: 120_000 };

// Its certificate is of an authority that no browser knows; the command itself checks it.
test.use({ baseURL: shopUrl, ignoreHTTPSErrors: true });

let shop: OpsUp;

/** What cannot be had here of PostgreSQL, NATS and Caddy, in one line; undefined where all are there. */
const missingPrograms = (): Promise<string | undefined> =>
  neededPrograms(composed).then(
    () => undefined,
    ({ message }: Error) => message.replaceAll('\n', ' '),
  );

test.beforeAll(async () => {
  test.setTimeout(900_000);
  const missing = await missingPrograms();
  if (missing) process.stdout.write(`LEFT OUT: what pnpm ops up starts is NOT tested. ${missing}\n`);
  test.info().skip(missing !== undefined, 'This machine does not have what it runs.');
  shop = await startOpsUp(first);
});
test.afterAll(async () => {
  test.setTimeout(120_000);
  await shop?.stop();
});

// biome-ignore lint/correctness/noEmptyPattern: Playwright hands its fixtures first
test.afterEach(async ({}, info) => {
  if (info.status !== info.expectedStatus) await info.attach('topology.log', { path: shop.logFile });
});

test('a guest buys through TLS', async ({ page, request }) => {
  test.setTimeout(240_000);
  // All shops of the suites have the sample's products.
  const product = await productWithChoices('ar');
  const before = await stockOf(request, product.slug);
  await buyTwoAsGuest(page, shopIn('ar'), product);
  // Whichever API is asked: there is one database.
  await expect.poll(() => stockOf(request, product.slug), waits).toBe(before - 2);
});

test('links that are shared show the address by https', async ({ request }) => {
  for (const { at } of shopInBoth) {
    const html = await (await request.get(at('/shop'))).text();
    expect(html).toContain(`<link rel="canonical" href="${shopUrl}${at('/shop')}">`);
    expect(html).toContain(`<meta property="og:url" content="${shopUrl}${at('/shop')}">`);
  }
});

test('a storefront and an API that are killed are started again, and shoppers notice nothing', async ({
  request,
}) => {
  test.setTimeout(300_000);
  const [edge, api] = [first + 4, first + 6];
  const isReady = async (port: number) =>
    (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.status;
  const statuses: number[] = [];
  const visit = async () => {
    for (const path of ['/ar', '/api/home']) statuses.push((await request.get(path)).status());
  };
  await visit();
  process.kill(shop.pidOf('edge-1'), 'SIGKILL');
  process.kill(shop.pidOf('api-1'), 'SIGKILL');
  await expect(async () => {
    await visit();
    expect(shop.said()).toContain('edge-1 ended by itself (killed) and starts again');
    expect(shop.said()).toContain('api-1 ended by itself (killed) and starts again');
    expect([await isReady(edge), await isReady(api)]).toEqual([200, 200]);
  }).toPass({ timeout: 240_000 });
  expect([...new Set(statuses)]).toEqual([200]);
});

test('one Ctrl-C ends all of it', async () => {
  test.setTimeout(180_000);
  expect(await shop.interrupt()).toBe(0);
  expect(shop.said()).toContain('All is stopped');
  for (const port of ports) expect([port, await isPortFree(port)]).toEqual([port, true]);
});

async function stockOf(request: APIRequestContext, slug: string): Promise<number> {
  const { data } = (await (await request.get(`/api/products/${slug}`)).json()) as { data: ProductMark };
  return data.variations.reduce((sum, { current_stock }) => sum + current_stock, 0);
}
