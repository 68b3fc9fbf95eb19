import { readFileSync } from 'node:fs';
import { isPortFree } from '@dana/config/free-port';
import { buyTwoAsGuest } from '../steps/buy-two-as-guest.ts';
import { type OpsUp, startOpsUp } from '../support/ops-up.ts';
import { type ProductMark, productWithChoices } from '../support/products.ts';
import { sharedShop } from '../support/shared-shop.ts';
import { expect, test } from '../support/shop-test.ts';

/*
 * What runs in containers: `pnpm ops up --images` builds the images and starts the composed shop from them, with the sample
 * loaded. It takes minutes, so it is no part of the whole suite.
 */

// The steps of journeys ask the API that the suites share: here that is the first of these.
const [first, last] = [sharedShop.apiPort - 6, sharedShop.apiPort + 5];
const ports = Array.from({ length: last - first + 1 }, (_, index) => first + index);
const bases = process.env.IMAGE_BASES ?? 'pulled';

test.use({ baseURL: `https://localhost:${first}` });
test.describe.configure({ mode: 'serial' });

/** Roots of containers that are mounted on this machine. */
const mounts = (): string[] =>
  readFileSync('/proc/self/mounts', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('overlay '));

let started: OpsUp;
let before: string[];

test.beforeAll(async () => {
  test.setTimeout(1_800_000);
  before = mounts();
  started = await startOpsUp(first, ['--images', bases]);
  process.stdout.write(started.said());
});
test.afterAll(async () => {
  test.setTimeout(120_000);
  await started?.stop();
});

// biome-ignore lint/correctness/noEmptyPattern: Playwright hands its fixtures first
test.afterEach(async ({}, info) => {
  if (info.status !== info.expectedStatus) await info.attach('topology.log', { path: started.logFile });
});

test('a guest buys', async ({ page, request, shop }) => {
  test.setTimeout(240_000);
  const product = await productWithChoices('ar');
  const stock = async (): Promise<number> => {
    const { data } = (await (await request.get(`/api/products/${product.slug}`)).json()) as {
      data: ProductMark;
    };
    return data.variations.reduce((sum, { current_stock }) => sum + current_stock, 0);
  };
  const inStock = await stock();
  await buyTwoAsGuest(page, shop, product);
  await expect.poll(stock, { timeout: 120_000 }).toBe(inStock - 2);
});

test('one Ctrl-C ends all of it: nothing listens any more, and nothing is mounted', async () => {
  test.setTimeout(180_000);
  expect(await started.interrupt()).toBe(0);
  expect(started.said()).toContain('All is stopped');
  for (const port of ports) expect([port, await isPortFree(port)]).toEqual([port, true]);
  expect(mounts().filter((mount) => !before.includes(mount))).toEqual([]);
});
