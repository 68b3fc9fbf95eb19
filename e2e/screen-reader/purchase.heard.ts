import { areas, checkoutField, placeButton, typed } from '../steps/check-out.ts';
import { expectHydrated } from '../steps/browse.ts';
import { addButton } from '../steps/add-button.ts';
import { paymentName } from '../steps/prepare-cart.ts';
import { aProduct } from '../support/products.ts';
import { expect, test } from './heard-test.ts';
import { asSpoken } from './utterances.ts';
import { liveWords, tabTo, timesHeard } from './ways.ts';

/*
 * A purchase as it is heard, with the keyboard alone, from the home page to the confirmation. The sentences that matter are
 * demanded; all others are in the transcript (test-results/screen-reader), for people to read.
 */

const namespace = 'cart-checkout';

test('a purchase', async ({ page, shop, reader }) => {
  const { at, texts, locale } = shop;
  const t = (key: string, values?: Record<string, string | number>) =>
    asSpoken(texts(namespace, key, values));
  const product = await aProduct(locale, 20);
  const name = asSpoken(product.name);
  const main = page.getByRole('main');

  reader.step('the home page says nothing by itself');
  await reader.open(at('/'));
  await expectHydrated(page);
  await reader.hear();
  await reader.press('Tab');
  await reader.hear(asSpoken(texts('shell', 'skipToContent')));
  expect(liveWords(reader.heardInStep())).toEqual([]);

  reader.step('the search finds the product');
  await tabTo(reader, page.getByRole('banner').getByRole('search').locator('input').first());
  await reader.type(product.name);
  await reader.hear();
  await reader.press('Return');
  await expect(page).toHaveURL(/searchText=/);
  await reader.hear();

  reader.step('its card: the link, one button, and the rest as one group');
  const card = main.getByRole('article').filter({ hasText: product.name }).first();
  const link = card.getByRole('heading').getByRole('link');
  await tabTo(reader, link, { hears: [name] });
  await reader.press('Tab');
  await reader.hear(asSpoken(texts('catalog', 'card.addToCart', { name: product.name })));
  await reader.press('Tab');
  await reader.hear(name, asSpoken(texts('catalog', 'card.wishlist')));
  await reader.press('shift+Tab', 'shift+Tab');
  await reader.hear();

  reader.step('the page of the product says its name and nothing else by itself');
  await reader.press('Return');
  await expect(page).toHaveURL(new RegExp(`/product-details/${product.slug}`));
  await reader.hear(name);
  const increase = texts('product', 'quantity.increase');
  await tabTo(reader, main.getByRole('button', { name: increase }).first(), { hears: [increase] });
  expect(liveWords(reader.heardInStep())).toEqual([]);

  reader.step('one more of it is answered once');
  await reader.press('Return');
  const two = asSpoken(texts('product', 'quantity.answer', { quantity: 2, name: product.name }));
  await reader.hear(two);
  await tabTo(reader, addButton(page, texts), { hears: [texts('product', 'purchase.add')] });
  expect(liveWords(reader.heardInStep())).toEqual([two]);

  reader.step('it is put into the cart, and its name is spoken once');
  await reader.press('Return');
  const added = await reader.hear(t('toast.added', { title: product.name }), t('drawer.title'));
  expect(timesHeard(added, name)).toBe(1);

  reader.step('one more of it in the cart is answered once, with what it costs');
  const drawer = page.getByRole('dialog', { name: texts(namespace, 'drawer.title') });
  const another = texts(namespace, 'line.increase', { title: product.name });
  await tabTo(reader, drawer.getByRole('button', { name: another }), { hears: [another] });
  await reader.press('Return');
  const three = `3 × ${name}`;
  await reader.hear(three);
  const toCheckout = texts(namespace, 'drawer.checkout');
  await tabTo(reader, drawer.getByRole('link', { name: toCheckout }), { hears: [toCheckout] });
  const more = liveWords(reader.heardInStep());
  expect(more).toHaveLength(1);
  expect(more[0]).toContain(three);
  expect(more[0]).toMatch(/KWD\s[\d.,]+/u);

  reader.step('the checkout');
  await reader.press('Return');
  await expect(page).toHaveURL(new RegExp(`${at('/checkout')}$`));
  await reader.hear(t('checkout.title'));
  expect(liveWords(reader.heardInStep())).toEqual([]);

  reader.step('the empty form says what is missing first, and the keyboard is there');
  await tabTo(reader, placeButton(page, shop).first());
  await reader.press('Return');
  await reader.hear(t('problem.payment'));
  const payments = page
    .getByRole('radiogroup', { name: texts(namespace, 'payment.title') })
    .getByRole('radio');
  await expect(payments.first()).toBeFocused();
  const cash = await paymentName(locale, 'cash-on-delivery');
  const payment = payments.and(page.getByRole('radio', { name: new RegExp(`^${cash}`) }));
  await tabTo(reader, payment, { key: 'Down', hears: [cash] });
  await reader.press('space');
  await expect(payment).toBeChecked();
  await reader.hear();

  reader.step('then the next: the address');
  await tabTo(reader, placeButton(page, shop).first());
  await reader.press('Return');
  await reader.hear(t('problem.newAddress'));

  reader.step('the address and who orders');
  const area = page.getByRole('combobox', { name: texts(namespace, 'field.city_id'), exact: true });
  await tabTo(reader, area);
  await reader.type(areas[locale]);
  await reader.hear(areas[locale]);
  await reader.press('Return');
  await expect(area).toHaveValue(areas[locale]);
  for (const field of ['block', 'street', 'building'] as const) {
    await tabTo(reader, checkoutField(page, shop, field), { hears: [t(`field.${field}`)] });
    await reader.type(typed[locale][field]);
  }
  const contact = {
    first_name: 'Dalal',
    last_name: 'Al-Sabah',
    email: 'dalal@example.com',
    phone: typed[locale].phone,
  };
  const first = checkoutField(page, shop, 'first_name');
  await tabTo(reader, first, { key: 'shift+Tab' });
  for (const [field, words] of Object.entries(contact)) {
    await tabTo(reader, checkoutField(page, shop, field), { hears: [t(`field.${field}`)] });
    await reader.type(words);
  }
  const agree = page.getByRole('checkbox', { name: texts(namespace, 'notes.agree') });
  await tabTo(reader, agree);
  await reader.press('space');
  await expect(agree).toBeChecked();

  reader.step('the order is placed');
  await tabTo(reader, placeButton(page, shop).first());
  await reader.press('Return');
  await expect(page).toHaveURL(new RegExp(`${at('/order/')}[\\w-]{16,}$`));
  await reader.hear(t('toast.orderPlaced'), asSpoken(texts('account', 'orderPage.title')));
});
