import type { Locator, Page } from '@playwright/test';
import { breakCall, noiseOfFaults } from '../steps/break-call.ts';
import { checkoutField, fillCheckout, placeButton } from '../steps/check-out.ts';
import { giveCart, makeCart, productsToBuy } from '../steps/prepare-cart.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { watchLayoutShift } from '../support/layout-shift.ts';
import { networkAtRest } from '../support/network-rest.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';

/* The checkout of a phone: what is ordered folded above the form, and a bar that orders from wherever the page is. */

const namespace = 'cart-checkout';
const phone = { width: 390, height: 844 };
test.use({ actionTimeout: 20_000, viewport: phone });

test('a guest unfolds what is ordered, fills in the form, is shown above the bar what keeps the order from being placed, and orders', async ({
  page,
  shop,
  problems,
}) => {
  problems.expected.push(noiseOfFaults);
  test.setTimeout(120_000);
  const { at, texts } = shop;
  const expectStill = await watchLayoutShift(page);
  const name = await openCheckout(page, shop, 6);
  await networkAtRest(page);
  await expectStill();

  const box = page.getByRole('region', { name: texts(namespace, 'order.title'), exact: true });
  const fold = box.locator('summary');
  await expect(fold).toContainText(texts(namespace, 'order.showSummary'));
  await expect(box.getByText(name)).toBeHidden();
  await fold.focus();
  await page.keyboard.press('Enter');
  await expect(fold).toContainText(texts(namespace, 'order.hideSummary'));
  await expect(box.getByText(name)).toBeVisible();
  await expect(box.getByRole('textbox', { name: texts(namespace, 'coupon.label') })).toBeVisible();
  await expect(box.getByText(texts(namespace, 'summary.total'), { exact: true })).toBeVisible();
  await expectAccessible(page, 'main');
  await page.keyboard.press('Enter');
  await expect(box.getByText(name)).toBeHidden();

  const place = placeButton(page, shop);
  await expect(place).toHaveCount(1);
  await expect(place).toBeInViewport({ ratio: 1 });
  await expectNothingCovered(page, place);
  await fillCheckout(page, shop, 'card-on-delivery');
  await expect(place).toBeInViewport({ ratio: 1 });

  const footer = page.getByRole('contentinfo');
  const links = footer.getByRole('link');
  await footer.scrollIntoViewIfNeeded();
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(2);
  expect(new Set(tops).size).toBe(1);
  await expect(place).toBeInViewport({ ratio: 1 });
  expect(await lowerEdge(place)).toBeLessThanOrEqual((await footer.boundingBox())?.y ?? 0);

  const repair = await breakCall(page, 'POST', '/api/checkout', 'answers 500');
  await page.evaluate(() => window.scrollTo(0, 0));
  await place.click();
  const words = page.getByText(texts(namespace, 'order.safeToRepeat'));
  await expect(words).toBeInViewport({ ratio: 1 });
  expect(await lowerEdge(words)).toBeLessThanOrEqual((await place.boundingBox())?.y ?? 0);
  await repair();
  await place.click();
  await expect(page).toHaveURL(new RegExp(`${at('/order/')}[\\w-]{16,}$`));
});

test('a phone that is turned to its side keeps what was typed and has one button that orders; at four times the size no bar takes the room', async ({
  page,
  shop,
}) => {
  await openCheckout(page, shop, 8);
  const street = checkoutField(page, shop, 'street');
  const coupon = page.getByLabel(shop.texts(namespace, 'coupon.label'));
  const fold = page.getByRole('main').locator('summary');
  await expect(fold).toBeVisible();
  await fold.click();
  await coupon.fill('DANA10');
  await street.fill('12');
  await page.setViewportSize({ width: phone.height, height: phone.width });
  await expect(fold).toHaveCount(0);
  await expect(street).toBeFocused();
  await expect(street).toHaveValue('12');
  // Its form stands in another place now.
  await expect(coupon).toHaveValue('DANA10');
  await expect(placeButton(page, shop)).toHaveCount(1);
  await page.setViewportSize(phone);
  await expect(fold).toBeVisible();
  await expect(street).toHaveValue('12');
  const place = placeButton(page, shop);
  await expect(place).toHaveCount(1);

  await page.setViewportSize({ width: 320, height: 256 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(place).toHaveCount(1);
  await expect(place).not.toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await place.scrollIntoViewIfNeeded();
  await expect(place).toBeInViewport({ ratio: 1 });
});

/** Opens the checkout with one product. @returns its name. */
async function openCheckout(page: Page, { at, locale, texts }: ShopContext, from: number): Promise<string> {
  const [product] = await productsToBuy(locale, from, 1);
  if (!product) throw new Error('A product is needed.');
  await giveCart(page.context(), await makeCart([{ ...product, quantity: 1 }]));
  await page.goto(at('/checkout'));
  const shipping = page.getByRole('group', { name: texts(namespace, 'shipping.title') });
  await expect(shipping.getByRole('radio').first()).toBeChecked();
  return product.name;
}

const lowerEdge = async (element: Locator): Promise<number> => {
  const box = await element.boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
};

/** Goes through the form by the keyboard, forwards and back: what has the focus is never covered by the bar. */
async function expectNothingCovered(page: Page, place: Locator): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab'])
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press(key);
      const hidden = await place.evaluate((button) => {
        const { activeElement } = document;
        const bar = button.parentElement?.parentElement;
        if (!activeElement || activeElement === document.body) return undefined;
        if (!bar || bar.contains(activeElement)) return undefined;
        const own = activeElement.getBoundingClientRect();
        const over = bar.getBoundingClientRect();
        return own.bottom > over.top + 1 && own.top < over.bottom - 1 ? activeElement.outerHTML : undefined;
      });
      expect(hidden, 'what has the focus and is covered by the bar').toBeUndefined();
    }
}
