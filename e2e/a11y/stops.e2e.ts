import type { Page } from '@playwright/test';
import { expectHydrated } from '../steps/browse.ts';
import { products } from '../steps/listing.ts';
import { findProduct } from '../product/details.ts';
import { inOneLanguage } from '../support/one-language.ts';
import { expect, test } from '../support/shop-test.ts';

/* How many stops of the Tab key there are: each of them is heard by who cannot see how many can be passed over. */

type Stop = { name: string; card: number; isInGallery: boolean };

/** Goes through the page's own part by Tab. @param gallery – how its pictures are called. */
async function stopsOf(page: Page, gallery = ''): Promise<Stop[]> {
  await page.locator('#main').evaluate((main) => {
    main.tabIndex = -1;
    main.focus();
  });
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate((label): Stop | undefined => {
      const { activeElement: at } = document;
      if (!at?.closest('#main')) return undefined;
      return {
        name: at.getAttribute('aria-label') ?? at.textContent ?? '',
        card: [...document.querySelectorAll('[aria-labelledby="listing-results"] article')].findIndex(
          (card) => card.contains(at),
        ),
        // Around the pictures stand their controls, and around both the thumbnails.
        isInGallery:
          document
            .querySelector(`[role="group"][aria-label="${label}"]`)
            ?.parentElement?.parentElement?.contains(at) ?? false,
      };
    }, gallery);
    if (!stop) return stops;
    stops.push(stop);
  }
}

test('a card of a list is three stops at most', inOneLanguage, async ({ page, shop }) => {
  test.setTimeout(120_000);
  await page.goto(shop.at('/shop'));
  await expectHydrated(page);
  const stops = await stopsOf(page);
  const cards = await products(page).count();
  const inCards = Array.from({ length: cards }, (_, card) => stops.filter((one) => one.card === card).length);
  test.info().annotations.push({
    type: 'stops',
    description: `${stops.length} on a list, ${inCards.join('+')} in its ${cards} cards`,
  });
  expect(Math.max(...inCards)).toBeLessThanOrEqual(3);
});

test('a gallery has one set of controls, and what is out of sight is out of reach', async ({
  page,
  shop,
}) => {
  test.setTimeout(120_000);
  const product = await findProduct(shop.locale, ({ media }) => media.length >= 6);
  await page.goto(shop.at(`/product-details/${product.slug}`));
  await expectHydrated(page);
  const label = shop.texts('product', 'gallery.label', { name: product.name });
  const gallery = page.getByRole('group', { name: label });
  const slides = gallery.locator('li');
  await expect(slides).toHaveCount(product.media.length);
  const reachable = () => slides.evaluateAll((all) => all.map((one) => !(one as HTMLElement).inert));
  const only = (place: number) => product.media.map((_, index) => index === place);
  await expect.poll(reachable).toEqual(only(0));
  await page
    .getByRole('main')
    .getByRole('button', { name: shop.texts('product', 'gallery.next'), exact: true })
    .click();
  await expect.poll(reachable).toEqual(only(1));

  await page.evaluate(() => window.scrollTo(0, 0));
  const stops = await stopsOf(page, label);
  const before = stops.findIndex(({ name }) => name === shop.texts('product', 'purchase.add'));
  test.info().annotations.push({
    type: 'stops',
    description: `${stops.length} on a product's page, ${before} before its "add to cart", ${stops.filter(({ isInGallery }) => isInGallery).length} in its gallery`,
  });
  // The row itself, full screen, previous and next.
  expect(stops.filter(({ isInGallery }) => isInGallery).length).toBeLessThanOrEqual(4);
});
