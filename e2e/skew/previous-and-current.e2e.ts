import type { Page } from '@playwright/test';
import { expectLive } from '../steps/live-releases.ts';
import { navigateInside } from '../steps/take-remote-away.ts';
import type { OwnStorefront } from '../support/own-storefront.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, type ShopContext, shopInBoth, test } from '../support/shop-test.ts';
import {
  buyOn,
  current,
  deployables,
  expectVersions,
  linkWith,
  oldShell,
  openEarlierShop,
  ordersMoved,
  previous,
  remotes,
} from './earlier-shop.ts';

/*
 * The main journey on releases of different ages: on earlier ones alone, then, after today's went live, with earlier
 * remotes among them. An earlier shell beside today's remotes: journeys/own-shop/older-shell.
 */

const port = testPort(296);
let storefront: OwnStorefront;

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.use({ baseURL: `http://localhost:${port}` });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  storefront = await openEarlierShop(port);
});
test.afterAll(() => storefront.stop());

const [english, arabic] = shopInBoth;
/**
 * Those that show products beside those that sell them, and the whole set, in one language each. The previous account goes with the
 * previous checkout alone, which has the orders: without it nobody would, and only together do they go back.
 */
const pairs: [what: string, older: string[], shop: ShopContext][] = [
  [
    'the previous mf-catalog, mf-product and mf-content with the current shell',
    remotes.filter((remote) => !ordersMoved.includes(remote)),
    arabic,
  ],
  ['the previous mf-cart-checkout and mf-account with the current shell', ordersMoved, english],
  ['all previous remotes with the current shell', remotes, arabic],
];

test('a guest buys a product on releases from before, which the updated servers go on serving', async ({
  newVisitor,
}) => {
  await buyOn(await newVisitor(), deployables, english);
});

test('the current releases go live after the previous ones, those that a page moves between in one step', async ({
  newVisitor,
}) => {
  const why = ['--reason', 'The next release'];
  for (const name of deployables.filter((each) => !ordersMoved.includes(each)))
    await storefront.release('promote', name, '--version', current, ...why);
  const together = ordersMoved.map((name) => `${name}@${current}`);
  const { at } = english;
  const ownerOf = (page: Page) => page.locator('#main [data-remote]').first().getAttribute('data-remote');
  const openOrders = async (): Promise<Page> => {
    const page = await newVisitor();
    await page.goto(at('/order'));
    await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
    return page;
  };
  /** A tab goes from page to page in its document, and is shown what it began with. */
  const expectKept = async (page: Page, owner: string): Promise<void> => {
    // What is the shopper's own: a page that is everybody's would bring the tab to what is live now.
    await navigateInside(page, at('/cart'));
    await expect(page.locator('#main form')).toHaveCount(0);
    await navigateInside(page, at('/order'));
    await expect(page.locator(`#main [data-remote="${owner}"] form`)).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
  };
  const before = await openOrders();
  await expect.poll(() => ownerOf(before)).toBe(`mf-cart-checkout@${previous}`);

  await expect(storefront.release('promote', `mf-account@${current}`, ...why)).rejects.toThrow(
    new RegExp(`/order belongs to mf-cart-checkout@${previous.replaceAll('.', '\\.')}`),
  );
  await storefront.release('promote', ...together, ...why);
  await expectLive(storefront, 'mf-account', current, 5_000);
  await expectKept(before, `mf-cart-checkout@${previous}`);
  const after = await openOrders();
  await expect.poll(() => ownerOf(after)).toBe(`mf-account@${current}`);

  const back = await storefront.release('rollback', 'mf-account', '--reason', 'Orders cannot be opened');
  expect(back).toContain('were promoted together and go back together');
  for (const name of ordersMoved) await expectLive(storefront, name, previous);
  await expectKept(after, `mf-account@${current}`);
  await expect.poll(async () => ownerOf(await openOrders())).toBe(`mf-cart-checkout@${previous}`);

  await storefront.release('promote', ...together, '--force', ...why);
  const page = await newVisitor();
  await expect(async () => {
    await page.goto(english.at('/'));
    await expectVersions(page, []);
  }).toPass();
});

test('a shell from before the transition does not go live beside today’s remotes, and is told what they take', async () => {
  await expect(
    storefront.release('promote', 'shell', '--version', oldShell, '--reason', 'It was fine before'),
  ).rejects.toThrow(/react-i18next/);
});

for (const [what, older, shop] of pairs)
  test(`a guest buys a product on ${what}`, async ({ newVisitor }) => {
    const page = await newVisitor();
    await page.goto(await linkWith(older, storefront));
    await buyOn(page, older, shop);
  });
