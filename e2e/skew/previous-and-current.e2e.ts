import type { OwnStorefront } from '../support/own-storefront.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, type ShopContext, shopInBoth, test } from '../support/shop-test.ts';
import {
  buyOn,
  current,
  deployables,
  expectVersions,
  linkWith,
  openEarlierShop,
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
/** Single remotes are tried in one language each, in turn; the whole set in both. */
const pairs: [what: string, older: string[], shops: readonly ShopContext[]][] = [
  ...remotes.map((remote, index): (typeof pairs)[number] => [
    `the previous ${remote} with the current shell`,
    [remote],
    [index % 2 === 0 ? arabic : english],
  ]),
  ['all previous remotes with the current shell', remotes, shopInBoth],
];

test('a guest buys a product on releases from before, which the updated servers go on serving', async ({
  newVisitor,
}) => {
  for (const shop of shopInBoth)
    await test.step(`in ${shop.locale}`, async () => buyOn(await newVisitor(), deployables, shop));
});

test('the current releases go live after the previous ones', async ({ newVisitor }) => {
  for (const name of deployables)
    await storefront.release('promote', name, '--version', current, '--reason', 'The next release');
  const page = await newVisitor();
  await expect(async () => {
    await page.goto(english.at('/'));
    await expectVersions(page, []);
  }).toPass();
});

for (const [what, older, shops] of pairs)
  test(`a guest buys a product on ${what}`, async ({ newVisitor }) => {
    const url = await linkWith(older, storefront);
    for (const shop of shops)
      await test.step(`in ${shop.locale}`, async () => {
        const page = await newVisitor();
        await page.goto(url);
        await buyOn(page, older, shop);
      });
  });
