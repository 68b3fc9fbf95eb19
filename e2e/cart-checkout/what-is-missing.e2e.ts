import type { Locator, Page, Route } from '@playwright/test';
import { isCall } from '../steps/break-call.ts';
import { agreeToTerms, choosePayment, fillAddress, fillContact, placeButton } from '../steps/check-out.ts';
import { giveCart, makeCart, productsToBuy } from '../steps/prepare-cart.ts';
import { latePartsInCode } from '../support/late-parts-in-code.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';

/* What an order needs, in the agreed order: each is reported in a toast and in its place, and focus moves there. */

const namespace = 'cart-checkout';
test.use({ actionTimeout: 20_000 });

test('a guest is asked for payment, shipping and address one after the other, finds answers to questions, and orders in the end', async ({
  page,
  shop,
}) => {
  const { at, texts } = shop;
  await bringCart(page, shop);
  const offerShipping = await offerNoShipping(page);
  await page.goto(at('/checkout'));
  const payment = section(page, shop, 'payment');
  const shipping = section(page, shop, 'shipping');
  const address = section(page, shop, 'address');

  await placeButton(page, shop).click();
  await expectReported(page, shop, payment, 'payment');
  await expect(payment.getByRole('radio').first()).toBeFocused();

  await choosePayment(page, shop, 'cash-on-delivery');
  await expect(payment.getByText(texts(namespace, 'problem.payment'))).toHaveCount(0);
  await placeButton(page, shop).click();
  await expectReported(page, shop, shipping, 'shipping');
  await expect(shipping.getByText(texts(namespace, 'shipping.none'))).toBeVisible();
  const retry = shipping.getByRole('button', { name: texts(namespace, 'retry') });
  await expect(retry).toBeFocused();

  await offerShipping();
  await retry.click();
  await expect(shipping.getByRole('radio').first()).toBeChecked();
  await expect(shipping.getByText(texts(namespace, 'problem.shipping'))).toHaveCount(0);
  await placeButton(page, shop).click();
  await expectReported(page, shop, address, 'newAddress');
  const area = address.getByRole('combobox', { name: texts(namespace, 'field.city_id'), exact: true });
  await expect(area).toBeFocused();
  await expect(area).toHaveAttribute('aria-invalid', 'true');

  await fillAddress(page, shop);
  await expect(address.getByText(texts(namespace, 'problem.newAddress'))).toHaveCount(0);
  await fillContact(page, shop);
  await placeButton(page, shop).click();
  // After what the order itself needs: the terms, said at their tick, in the list of what is wrong and with the focus.
  const terms = page.getByRole('checkbox', { name: texts(namespace, 'notes.agree') });
  await expect(terms).toBeFocused();
  await expect(terms).toHaveAccessibleDescription(texts(namespace, 'validation.agreement'));
  await agreeToTerms(page, shop);
  await expect(page.getByText(texts(namespace, 'wrongFields.title'))).toHaveCount(0);

  await page.getByRole('link', { name: texts(namespace, 'order.questions') }).click();
  await expect(page).toHaveURL(new RegExp(`${at('/page/faq')}$`));
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: /[?؟]$/ })).toHaveCount(16);
  await page.goBack();
  await placeButton(page, shop).click();
  await expect(page).toHaveURL(new RegExp(`${at('/order/')}[\\w-]{16,}$`));
});

test('an order placed before the list of areas is there leads to the area, which keeps the keyboard when it comes', async ({
  page,
  shop,
}) => {
  const { at, texts } = shop;
  await bringCart(page, shop);
  const part = latePartsInCode().find(({ name }) => name === 'mf-cart-checkout AreaField');
  const comes = Promise.withResolvers<void>();
  await page.route(`**/web/${part?.script}`, async (route) => {
    await comes.promise;
    await route.continue();
  });
  await page.goto(at('/checkout'));
  await choosePayment(page, shop, 'cash-on-delivery');
  const address = section(page, shop, 'address');
  const name = texts(namespace, 'field.city_id');
  await expect(address.getByRole('textbox', { name, exact: true })).toBeVisible();
  await placeButton(page, shop).click();
  await expectReported(page, shop, address, 'newAddress');
  const place = address.getByRole('textbox', { name, exact: true });
  await expect(place).toBeFocused();
  await expect(place).toHaveAccessibleDescription(texts(namespace, 'validation.required'));
  comes.resolve();
  const area = address.getByRole('combobox', { name, exact: true });
  await expect(area).toBeFocused();
  await expect(area).toHaveAttribute('aria-invalid', 'true');
});

const section = (page: Page, { texts }: ShopContext, name: string): Locator =>
  page.getByRole('region', { name: texts(namespace, `${name}.title`), exact: true });

/** One of the messages of docs/shop-rules.md for what an order lacks, in its section and in the region that toasts are read from. */
async function expectReported(
  page: Page,
  { texts }: ShopContext,
  place: Locator,
  problem: string,
): Promise<void> {
  const text = texts(namespace, `problem.${problem}`);
  await expect(place.getByText(text, { exact: true })).toBeVisible();
  const outsideOfThePage = page.locator('body :not(#main, #main *)');
  await expect(page.getByRole('alert').and(outsideOfThePage).getByText(text, { exact: true })).toHaveCount(1);
}

/** The server's answer without its ways of shipping, until the returned function is called. */
async function offerNoShipping(page: Page): Promise<() => Promise<void>> {
  const isRead = isCall('/api/checkout');
  const withoutShipping = async (route: Route): Promise<void> => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, shipping_methods: [] } } });
  };
  await page.route(isRead, withoutShipping);
  return () => page.unroute(isRead, withoutShipping);
}

async function bringCart(page: Page, { locale }: ShopContext): Promise<void> {
  const [product] = await productsToBuy(locale, 5, 1);
  if (!product) throw new Error('A product is needed.');
  await giveCart(page.context(), await makeCart([{ ...product, quantity: 1 }]));
}
