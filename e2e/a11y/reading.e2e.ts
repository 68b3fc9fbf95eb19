import { expectHydrated } from '../steps/browse.ts';
import { coveredOnTheWay, shareOfStaying } from '../support/covered.ts';
import { differingPixels, pictureOf } from '../support/forced-colours.ts';
import { networkAtRest } from '../support/network-rest.ts';
import { inOneLanguage } from '../support/one-language.ts';
import { listProducts } from '../support/products.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';
import { lostBySpacing } from '../support/text-spacing.ts';
import { withCart } from './arrivals.ts';

/*
 * For those who read large, spaced or slowly: nothing is cut, nothing stays in the way. Takes longer than 20 seconds: each page is walked
 * through by Tab.
 */

/** English letters are spaced, Arabic ones are not: pages of other parts in both languages, others in one. */
const inBoth = ['home', 'product', 'checkout', 'sign-in'];
const keyPages: Record<string, (shop: ShopContext) => Promise<string> | string> = {
  home: () => '/',
  shop: () => '/shop',
  product: async ({ locale }) =>
    `/product-details/${(await listProducts(locale, { per_page: '9' }))[0]?.slug}`,
  cart: () => '/cart',
  checkout: () => '/checkout',
  contact: () => '/contact',
  'sign-in': () => '/login',
  blog: () => '/blog',
};

for (const [name, address] of Object.entries(keyPages))
  test(
    `${name}: wider distances cut nothing; at 400 % nothing stays in the way, and what has the focus is seen`,
    inBoth.includes(name) ? {} : inOneLanguage,
    async ({ page, shop }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      if (name === 'cart' || name === 'checkout') await withCart(page);
      await page.goto(shop.at(await address(shop)));
      await expectHydrated(page);
      await networkAtRest(page);
      expect(await lostBySpacing(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

      await page.evaluate(() => {
        document.adoptedStyleSheets = [];
      });
      // Of a window of 1280 × 1024.
      await page.setViewportSize({ width: 320, height: 256 });
      await networkAtRest(page);
      expect(await shareOfStaying(page)).toBeLessThan(0.1);
      expect(await coveredOnTheWay(page, 'Tab', 25)).toEqual([]);
      expect(await coveredOnTheWay(page, 'Shift+Tab', 15)).toEqual([]);
    },
  );

test('the cart stays on a phone whose text is half as large again', async ({ page, shop }) => {
  // What 390, 360 and 320 px hold of text of 24 px is what these hold of text of 16 px.
  for (const width of [260, 240, 214]) {
    await page.setViewportSize({ width, height: 560 });
    await page.goto(shop.at('/about'));
    await expectHydrated(page);
    const cart = page.getByRole('banner').getByRole('link', { name: shop.texts('shell', 'header.cart') });
    await expect(cart, `at ${width} px`).toBeInViewport({ ratio: 1 });
  }
});

test('what a field asks for is not cut, the dots of its last letters neither', async ({ page, shop }) => {
  await page.goto(shop.at('/blog'));
  await expectHydrated(page);
  const fields = page.locator('input[placeholder]:not([placeholder=" "]):visible');
  expect(await fields.count()).toBeGreaterThan(1);
  for (const field of await fields.elementHandles()) {
    const asShown = await pictureOf(page, field);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('::placeholder { overflow: visible !important }');
      document.adoptedStyleSheets = [sheet];
    });
    const whole = await pictureOf(page, field);
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
    expect(await differingPixels(page, asShown, whole)).toBe(0);
  }
});

test('what is typed into an address begins where reading begins, digits of either script too', async ({
  page,
  shop,
}) => {
  await withCart(page);
  await page.goto(shop.at('/checkout'));
  await expectHydrated(page);
  const address = page.getByRole('region', {
    name: shop.texts('cart-checkout', 'address.title'),
    exact: true,
  });
  const fields = address.locator('input[type="text"]:visible');
  await expect(address.getByRole('combobox').and(page.locator('input'))).toBeVisible();
  expect(await fields.count()).toBeGreaterThan(6);
  for (const typed of ['٤٢', '42', 'Block 4'])
    for (const field of await fields.all()) {
      await field.fill(typed);
      const side = await field.evaluate((input) => {
        const { direction, textAlign } = getComputedStyle(input);
        if (textAlign === 'right' || textAlign === 'left') return textAlign;
        return (textAlign === 'end') === (direction === 'ltr') ? 'right' : 'left';
      });
      expect(side, `${await field.getAttribute('name')} with ${typed}`).toBe(
        shop.locale === 'ar' ? 'right' : 'left',
      );
    }
});
