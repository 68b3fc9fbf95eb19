import type { Locator } from '@playwright/test';
import { expectHydrated } from '../steps/browse.ts';
import { products } from '../steps/listing.ts';
import { inOneLanguage } from '../support/one-language.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';

/* What one sees of a product in a list, and what one can do with it there, by finger, pointer and keyboard. */

const namespace = 'catalog';
const phone = { width: 390, height: 844 };

/** The buttons of a card by what they do. */
async function buttonsOf(card: Locator, { texts }: ShopContext) {
  const name = await card.getByRole('heading').textContent();
  const button = (key: string) =>
    card.locator(`button[aria-label="${texts(namespace, key, { name: name ?? '' })}"]`);
  return {
    heart: button('card.wishlist'),
    compare: button('card.compare'),
    quickView: button('card.quickView'),
    bag: button('card.choose').or(button('card.addToCart')).or(button('card.soldOut')),
  };
}

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return box;
};

test.describe('by finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: phone });

  test('there is the heart on the picture and the bag beside the price, which stands on one line in a row; a keyboard has the others too', async ({
    page,
    shop,
  }) => {
    await page.goto(shop.at('/shop'));
    await expectHydrated(page);
    const card = products(page).first();
    const { heart, compare, quickView, bag } = await buttonsOf(card, shop);
    await expect(heart).toBeVisible();
    await expect(compare).toBeHidden();
    await expect(quickView).toBeHidden();
    const [heartBox, bagBox, pictureBox] = [
      await boxOf(heart),
      await boxOf(bag),
      await boxOf(card.locator('picture').first()),
    ];
    expect(heartBox.y + heartBox.height).toBeLessThan(pictureBox.y + pictureBox.height);
    expect(bagBox.y).toBeGreaterThan(pictureBox.y + pictureBox.height);
    for (const { width, height } of [heartBox, bagBox])
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);

    // A last card that is alone takes its row, and the prices of a row stand on one line.
    const boxes = await Promise.all((await products(page).all()).map(boxOf));
    expect(boxes.length % 2, 'the last of the page is alone').toBe(1);
    expect(boxes.at(-1)?.width).toBeGreaterThan((boxes[0]?.width ?? 0) * 2);
    const prices = await Promise.all(
      (await products(page).all()).map((card) =>
        boxOf(card.locator('bdi[dir="ltr"]:has-text("KWD")').first()),
      ),
    );
    const rows = boxes.slice(0, -1).map(({ y }, index) => ({ y, price: prices[index]?.y ?? 0 }));
    for (let index = 0; index < rows.length; index += 2) {
      expect(rows[index + 1]?.y).toBeCloseTo(rows[index]?.y ?? 0, 0);
      expect(rows[index + 1]?.price).toBeCloseTo(rows[index]?.price ?? 0, 0);
    }

    // Three stops: the link, the bag, and what else can be done as one, with arrow keys.
    await card.getByRole('heading').getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expect(bag).toBeFocused();
    await expect(quickView).toBeVisible();
    await expect(compare).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(heart).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(compare).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(quickView).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(products(page).nth(1).getByRole('heading').getByRole('link')).toBeFocused();
  });
});

test(
  'a pointer on a card brings the heart, comparing and the quick view',
  inOneLanguage,
  async ({ page, shop }) => {
    await page.goto(shop.at('/shop'));
    await expectHydrated(page);
    const card = products(page).first();
    const { heart, compare, quickView, bag } = await buttonsOf(card, shop);
    await expect(bag).toBeVisible();
    await expect(quickView).toHaveCSS('opacity', '0');
    await card.hover();
    for (const button of [heart, compare, quickView]) await expect(button).toHaveCSS('opacity', '1');
  },
);

test(
  'a picture that is on its way has its tint in its place; one that cannot be had a shell',
  inOneLanguage,
  async ({ page, shop, problems }) => {
    problems.expected.push(/api\/media/, /Failed to load resource/);
    const blocked = Promise.withResolvers<void>();
    await page.route('**/api/media/**', async (route) => {
      await blocked.promise;
      await route.abort();
    });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(shop.at('/shop?page=2'), { waitUntil: 'domcontentloaded' });
    await expectHydrated(page);
    const last = products(page).last();
    await last.scrollIntoViewIfNeeded();
    const image = last.locator('img').first();
    await expect(image).toHaveCSS('opacity', '0');
    const ground = last.locator('picture').first();
    const tint = () => ground.evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
    expect(await tint()).toMatch(/^rgba?\(\d+, \d+, \d+/);
    blocked.resolve();
    await expect(ground.locator('svg')).toBeVisible();
    await expect(last.locator('img')).toHaveCount(0);
    expect(await tint()).toMatch(/^rgba?\(\d+, \d+, \d+/);
  },
);

test('the order and the view stay where they are, however long the count beside them is', async ({
  page,
  shop,
}) => {
  for (const width of [390, 700, 1000, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(shop.at('/shop'));
    // What is changed before would be no page that React knows.
    await expectHydrated(page);
    const sort = page.getByRole('combobox', { name: shop.texts(namespace, 'sort.label') });
    const before = await boxOf(sort);
    await page
      .getByRole('main')
      .getByRole('status')
      .first()
      .evaluate((count) => {
        count.textContent = '1';
      });
    const after = await boxOf(sort);
    expect([after.x, after.y].map(Math.round), `${width}px`).toEqual([before.x, before.y].map(Math.round));
  }
});
