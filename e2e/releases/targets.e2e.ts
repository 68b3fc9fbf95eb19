import { countDocuments } from '../support/count-documents.ts';
import { type OwnStorefront, startOwnStorefront } from '../support/own-storefront.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, shopInBoth, test } from '../support/shop-test.ts';

/* A canary for some visitors only, in one shop. */

let storefront: OwnStorefront;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  storefront = await startOwnStorefront('targets', testPort(632));
});
test.afterAll(() => storefront.stop());

test('a canary for Arabic is in Arabic pages alone, while one visitor goes to and fro', async ({ page }) => {
  test.setTimeout(180_000);
  const { url, release, publishChanged } = storefront;
  await publishChanged('mf-content', '1.0.1');
  const canary = ['canary', 'mf-content', '--version', '1.0.1', '--percent', '100', '--language', 'ar'];
  await release(...canary, '--reason', 'new words, at first in Arabic');
  const versions = { ar: '1.0.1', en: '1.0.0' };
  // With the first page a visitor gets the id that the share goes by.
  await expect(async () => {
    await page.goto(`${url}/ar`);
    expect((await page.context().cookies()).some(({ name }) => name === 'visitor')).toBe(true);
  }).toPass();
  for (const { at, locale, texts } of [...shopInBoth, ...shopInBoth]) {
    const shown = page.locator(`#main [data-remote="mf-content@${versions[locale]}"]`).first();
    await page.goto(`${url}${at('/blog')}`);
    await expect(shown).toBeVisible();
    // Further pages in the same tab are of the same composition, and cost no document.
    await page.goto(`${url}${at('/')}`);
    await page.waitForLoadState();
    const documents = countDocuments(page);
    const coupons = texts('content', 'coupons.title');
    await page
      .getByRole('contentinfo')
      .locator(`a[href$="${at('/coupons')}"]`)
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: coupons })).toBeVisible();
    await expect(shown).toBeVisible();
    expect(documents()).toBe(0);
  }
});
