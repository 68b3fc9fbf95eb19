import { expectHydrated } from '../steps/browse.ts';
import { products } from '../steps/listing.ts';
import { expect, test } from '../support/shop-test.ts';

/* The script that keeps the wishlist comes later than the hearts that need it. */

test('a heart that is pressed twice before the list can answer is on the list once, and one press takes it off', async ({
  page,
  shop,
  problems,
}) => {
  // Where the presses take long, the first try to load it is given up.
  problems.expected.push(/mf_account\w* could not be loaded\. TimeoutError/);
  const { at, texts } = shop;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/wishlist\.service\.\w+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  // A script that is delayed delays the load event too.
  await page.goto(at('/shop'), { waitUntil: 'commit' });
  await expectHydrated(page);
  const heart = products(page).first().locator('button[aria-pressed]').first();
  const link = (count: number) =>
    page.getByRole('banner').getByRole('link', {
      name:
        count === 0 ? texts('shell', 'header.wishlist') : texts('shell', 'header.wishlistCount', { count }),
      exact: true,
    });
  await heart.press('Enter');
  await heart.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  release();
  await expect(link(1)).toBeAttached();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.press('Enter');
  await expect(link(0)).toBeAttached();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});
