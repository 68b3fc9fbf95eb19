import { expectHydrated } from '../steps/browse.ts';
import { expectMuchContrast } from '../support/accessibility.ts';
import { networkAtRest } from '../support/network-rest.ts';
import { expect, test } from '../support/shop-test.ts';

/* A shopper who asks for more contrast can read every word of it, by day and by night. */

test.use({ contextOptions: { contrast: 'more' } });

for (const path of ['/', '/shop', '/product-details/nadwana-rose-of-taif-perfume', '/login', '/blog'])
  test(`${path} has much contrast by day and by night`, async ({ page, at }) => {
    await page.goto(at(path));
    await expectHydrated(page);
    await networkAtRest(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const byDay = await ground();
    await expectMuchContrast(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(ground).not.toBe(byDay);
    await expectMuchContrast(page);
  });
