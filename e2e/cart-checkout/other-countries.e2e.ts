import type { Page } from '@playwright/test';
import {
  agreeToTerms,
  checkoutField,
  choosePayment,
  fillAddress,
  fillContact,
  placeButton,
} from '../steps/check-out.ts';
import { chooseByTyping } from '../steps/choose-by-typing.ts';
import { giveCart, makeCart, paymentName, productsToBuy } from '../steps/prepare-cart.ts';
import { callApi } from '../support/shop-api.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';

/* What holds for the country of the address: phone numbers, prices, days, ways to pay, areas, postal codes. */

const namespace = 'cart-checkout';
test.use({ actionTimeout: 20_000 });

test('price, days and ways to pay follow the country, and so does the order', async ({ page, shop }) => {
  const { at, texts, locale } = shop;
  await openCheckout(page, shop, 9);
  await fillContact(page, shop);
  const codes = await countryCodes();
  const payment = page
    .getByRole('radiogroup', { name: texts(namespace, 'payment.title') })
    .getByRole('radio');
  const shipping = page.getByRole('group', { name: texts(namespace, 'shipping.title') }).getByRole('radio');
  await expect(payment).toHaveCount(4);
  await expect(checkoutField(page, shop, 'postal_code')).toHaveCount(0);

  // A number of Oman may look like one of Kuwait: after a reload it is still the one that was typed.
  const phone = checkoutField(page, shop, 'phone');
  await chooseCountry(page, shop, codes.get('OM') ?? '');
  await phone.fill('+968 92123456');
  await phone.blur();
  await page.reload();
  await expect(phone).toHaveValue('9212 3456');
  await expect(page.getByText('+968', { exact: true })).toBeVisible();

  await chooseCountry(page, shop, codes.get('SA') ?? '');
  await expect(payment).toHaveCount(1);
  await expect(payment).toHaveAccessibleName(new RegExp(`^${await paymentName(locale, 'knet')}`));
  await expect(shipping).toHaveCount(2);
  await expect(shipping.first()).toBeChecked();
  await expect(shipping.first()).toHaveAccessibleName(/4\.500/);
  await expect(shipping.first()).toHaveAccessibleName(/20\d\d/);
  await expect(
    page.getByRole('textbox', { name: new RegExp(`^${texts(namespace, 'field.postal_code')}`) }),
  ).toBeVisible();
  // The number that was typed in Oman stays one of Oman.
  await expect(phone).toHaveValue('+968 9212 3456');

  const city = locale === 'ar' ? 'الرياض' : 'Riyadh';
  const area = page.getByRole('combobox', { name: texts(namespace, 'field.city_id'), exact: true });
  await chooseByTyping(area, city, city);
  await checkoutField(page, shop, 'line').fill('King Fahd Road 7');
  await payment.check();
  await agreeToTerms(page, shop);
  await placeButton(page, shop).click();
  await page.locator('button[value="approve"]').click();
  await expect(page).toHaveURL(new RegExp(`${at('/order')}`));
  await expect(page.getByText(city).first()).toBeVisible();
  await expect(page.getByText('KWD 4.500').first()).toBeVisible();
});

test('an area that no list has is named by the shopper, and stands in the order', async ({ page, shop }) => {
  const { texts, locale } = shop;
  await openCheckout(page, shop, 10);
  await fillContact(page, shop);
  await fillAddress(page, shop);
  const other = locale === 'ar' ? 'منطقة أخرى' : 'Other area';
  const area = page.getByRole('combobox', { name: texts(namespace, 'field.city_id'), exact: true });
  await chooseByTyping(area, 'xyz', other);
  const name = checkoutField(page, shop, 'area');
  await choosePayment(page, shop, 'cash-on-delivery');
  await agreeToTerms(page, shop);
  await placeButton(page, shop).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('أم صفق');
  await placeButton(page, shop).click();
  await expect(page.getByRole('heading', { name: texts(namespace, 'orderPage.news.placed') })).toBeVisible();
  await expect(page.getByText('أم صفق').first()).toBeVisible();
});

async function openCheckout(page: Page, { at, locale }: ShopContext, from: number): Promise<void> {
  const [product] = await productsToBuy(locale, from, 1);
  if (!product) throw new Error('A product is needed.');
  await giveCart(page.context(), await makeCart([{ ...product, quantity: 1 }]));
  await page.goto(at('/checkout'));
}

const chooseCountry = (page: Page, { texts }: ShopContext, id: string) =>
  page.getByRole('combobox', { name: texts(namespace, 'field.country_id'), exact: true }).selectOption(id);

/** The ids of the countries that orders go to, by their codes. */
async function countryCodes(): Promise<Map<string, string>> {
  const { data } = (await callApi('GET', '/countries')).body;
  return new Map(data.map(({ id, code }: { id: number; code: string }) => [code, String(id)]));
}
