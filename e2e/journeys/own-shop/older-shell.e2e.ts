import { buyOn, linkWith, openEarlierShop } from '../../skew/earlier-shop.ts';
import type { OwnStorefront } from '../../support/own-storefront.ts';
import { testPort } from '../../support/shared-shop.ts';
import { shopInBoth, test } from '../../support/shop-test.ts';

/* Teams release on their own: today's remotes are bought from in the frame of an earlier shell. All else: e2e/skew. */

const port = testPort(297);
let storefront: OwnStorefront;

test.use({ baseURL: `http://localhost:${port}` });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  storefront = await openEarlierShop(port);
});
test.afterAll(() => storefront.stop());

test('a guest buys a product on the previous shell with all current remotes', async ({ newVisitor }) => {
  test.setTimeout(180_000);
  const url = await linkWith(['shell'], storefront);
  for (const shop of shopInBoth)
    await test.step(`in ${shop.locale}`, async () => {
      const page = await newVisitor();
      await page.goto(url);
      await buyOn(page, ['shell'], shop);
    });
});
