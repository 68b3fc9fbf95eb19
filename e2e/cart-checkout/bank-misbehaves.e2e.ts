import { decideOnBankPage } from '../steps/at-bank.ts';
import { makeCart, placeOrder, productsToBuy } from '../steps/prepare-cart.ts';
import { callApi } from '../support/shop-api.ts';
import { expect, test } from '../support/shop-test.ts';

/*
 * The bank's message comes late, or from somebody else: the order is what was decided. That it comes several times, in the
 * wrong order or not at all is shown by services/api/src/orders/bank-messages.whole.test.ts.
 */

const namespace = 'cart-checkout';

test('a payment that the bank reports late is waited for and confirmed without a reload, with its receipt', async ({
  page,
  shop,
}) => {
  const { texts, locale } = shop;
  const { id, link } = await newOrder(locale);
  await page.goto(link);
  await decideOnBankPage(page, 'approve', 'late');
  await expect(page.getByText(texts(namespace, 'confirmation.pending'))).toBeVisible();
  const placed = page.getByRole('heading', { name: texts(namespace, 'orderPage.news.placed') });
  await expect(placed).toBeVisible({ timeout: 20_000 });
  const { payment, history } = await readOrder(id);
  expect(history).toEqual(['awaiting_payment', 'placed']);

  // The time, the payment id and the track id, each in its own order.
  const receipt = page.getByRole('region', { name: texts('account', 'receipt.title') });
  const fact = (name: string) =>
    receipt
      .locator('div')
      .filter({ has: page.getByText(texts('account', `receipt.fact.${name}`), { exact: true }) })
      .locator('bdi');
  for (const [name, value] of [
    ['reference', payment.reference],
    ['transaction', payment.transaction_id],
    ['track', payment.track_id],
    ['date', /^\d\d:\d\d$/],
  ]) {
    await expect(fact(name)).toHaveText(value);
    await expect(fact(name)).toHaveCSS('direction', 'ltr');
  }
});

test('a forged message pays nothing, and what the bank decided is shown', async ({ page, shop }) => {
  const { id, link } = await newOrder(shop.locale);
  await page.goto(link);
  await decideOnBankPage(page, 'decline', 'forged');
  await expect(
    page.getByRole('heading', { name: shop.texts(namespace, 'orderPage.news.unpaid') }),
  ).toBeVisible();
  expect((await readOrder(id)).history).toEqual(['awaiting_payment', 'cancelled']);
});

async function readOrder(id: string) {
  const { history, payment } = (await callApi('GET', `/orders/${id}`)).body.data;
  return { history: history.map(({ status }: { status: string }) => status), payment };
}

async function newOrder(locale: 'en' | 'ar'): Promise<{ id: string; link: string }> {
  const [product] = await productsToBuy(locale, 6, 1);
  if (!product) throw new Error('A product is needed.');
  const { id, link = '' } = await placeOrder(await makeCart([{ ...product, quantity: 1 }]), 'knet');
  return { id, link: link.replace(/lang=\w+/, `lang=${locale}`) };
}
