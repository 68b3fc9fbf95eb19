import { phoneRules } from '@dana/contracts/phone-rules';
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

/** A number as it is written at home, how it is shown back, and one that is too long. */
const numbers: Record<string, { good: string; shown: string; refused: string }> = {
  KW: { good: '٥٠٠٠١٢٣٤', shown: '5000 1234', refused: '+965 5000 12345' },
  SA: { good: '0501234567', shown: '50 123 4567', refused: '5000 1234' },
  AE: { good: '050 1234567', shown: '50 123 4567', refused: '050 123 45678' },
  QA: { good: '33123456', shown: '3312 3456', refused: '3312 345' },
  BH: { good: '0097336001234', shown: '3600 1234', refused: '3600 12345' },
  OM: { good: '+968 92123456', shown: '9212 3456', refused: '9212 34567' },
};

test('a guest types good and refused phone numbers of six countries', async ({ page, shop }) => {
  const { texts } = shop;
  await openCheckout(page, shop, 8);
  const phone = checkoutField(page, shop, 'phone');
  const codes = await countryCodes();
  for (const [code, { good, shown, refused }] of Object.entries(numbers)) {
    await test.step(`in ${code}`, async () => {
      const rule = phoneRules[code];
      if (!rule) throw new Error(`${code} has no rule.`);
      const { prefix, digits, example } = rule;
      await chooseCountry(page, shop, codes.get(code) ?? '');
      await phone.fill(refused);
      await phone.blur();
      const reason = texts(namespace, 'validation.phoneDigits', { prefix: `+${prefix}`, digits, example });
      await expect(phone).toHaveAccessibleDescription(new RegExp(escaped(reason)));
      await expect(phone).toHaveAttribute('aria-invalid', 'true');
      await phone.fill(good);
      await phone.blur();
      await expect(phone).toHaveValue(shown);
      await expect(phone).not.toHaveAttribute('aria-invalid');
      await expect(phone).toHaveAccessibleDescription(texts(namespace, 'phone.hint', { digits, example }));
      await expect(page.getByText(`+${prefix}`, { exact: true })).toBeVisible();
    });
  }
  // A number of Oman may look like one of Kuwait: after a reload it is still the one that was typed.
  await page.reload();
  await expect(phone).toHaveValue('9212 3456');
  await expect(page.getByText('+968', { exact: true })).toBeVisible();
});

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
  // The number that was typed in Kuwait stays one of Kuwait.
  await expect(checkoutField(page, shop, 'phone')).toHaveValue('+965 5000 1234');

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

test('installments ask for a plan before the order is placed', async ({ page, shop }) => {
  const { texts, locale } = shop;
  await openCheckout(page, shop, 11);
  await fillContact(page, shop);
  await fillAddress(page, shop);
  await agreeToTerms(page, shop);
  const method = new RegExp(`^${await paymentName(locale, 'dana-installments')}`);
  await page.getByRole('radio', { name: method }).check();
  const plans = page.getByRole('group', { name: texts(namespace, 'installments.title') });
  await expect(plans.getByRole('radio', { checked: true })).toHaveCount(0);
  await placeButton(page, shop).click();
  await expect(plans.getByText(texts(namespace, 'validation.plan'))).toBeVisible();
  await expect(plans.getByRole('radio').first()).toBeFocused();
  await plans.getByRole('radio').first().check();
  await expect(plans.getByText(texts(namespace, 'validation.plan'))).toHaveCount(0);
  await placeButton(page, shop).click();
  await expect(page.getByRole('heading', { name: texts(namespace, 'orderPage.news.placed') })).toBeVisible();
});

test('the checkout leads to the answers about what it asks', async ({ page, shop }) => {
  const { at, texts, locale } = shop;
  await openCheckout(page, shop, 12);
  await page.getByRole('link', { name: texts(namespace, 'order.questions') }).click();
  await expect(page).toHaveURL(new RegExp(`${at('/page/faq')}$`));
  const { data } = (await callApi('GET', `/page/faq?lang=${locale}`)).body;
  await expect(page.getByRole('heading', { level: 1, name: data.title })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: /[?؟]$/ })).toHaveCount(16);
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

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
