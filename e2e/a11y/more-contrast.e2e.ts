import { expectHydrated } from '../steps/browse.ts';
import { expectMuchContrast } from '../support/accessibility.ts';
import { networkAtRest } from '../support/network-rest.ts';
import { expect, test } from '../support/shop-test.ts';

/* A shopper who asks for more contrast can read every word of it, by day and by night. */

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`by ${colorScheme === 'light' ? 'day' : 'night'}`, () => {
    test.use({ colorScheme, contextOptions: { contrast: 'more' } });

    for (const path of ['/', '/shop', '/product-details/nadwana-rose-of-taif-perfume', '/login', '/blog'])
      test(`${path} has much contrast`, async ({ page, at }) => {
        await page.goto(at(path));
        await expectHydrated(page);
        await networkAtRest(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectMuchContrast(page);
      });
  });
