import { decideOnBankPage } from '../steps/at-bank.ts';
import { makeCart, placeOrder, productsToBuy } from '../steps/prepare-cart.ts';
import { callApi } from '../support/shop-api.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';

/* The bank's messages come late, several times, in the wrong order, from somebody else, or not at all: the order is what was decided. */

const namespace = 'cart-checkout';

async function newOrder({ locale }: ShopContext) {
  const [product] = await productsToBuy(locale, 6, 1);
  if (!product) throw new Error('A product is needed.');
  const { id, link } = await placeOrder(await makeCart([{ ...product, quantity: 1 }]), 'knet');
  return { id, link: (link ?? '').replace(/lang=\w+/, `lang=${locale}`) };
}
const historyOf = async (id: string): Promise<string[]> =>
  (await callApi('GET', `/orders/${id}`)).body.data.history.map(({ status }: { status: string }) => status);

test('a payment that the bank reports late is waited for, and confirmed without a reload', async ({
  page,
  shop,
}) => {
  const { id, link } = await newOrder(shop);
  await page.goto(link);
  await decideOnBankPage(page, 'approve', 'late');
  await expect(page.getByText(shop.texts(namespace, 'confirmation.pending'))).toBeVisible();
  const placed = page.getByRole('heading', { name: shop.texts(namespace, 'orderPage.news.placed') });
  await expect(placed).toBeVisible({ timeout: 20_000 });
  expect(await historyOf(id)).toEqual(['awaiting_payment', 'placed']);
});

for (const behaviour of ['repeated', 'disordered', 'lost'] as const)
  test(`a payment whose messages are ${behaviour} is confirmed once`, async ({ page, shop }) => {
    const { id, link } = await newOrder(shop);
    await page.goto(link);
    await decideOnBankPage(page, 'approve', behaviour);
    await expect(
      page.getByRole('heading', { name: shop.texts(namespace, 'orderPage.news.placed') }),
    ).toBeVisible();
    expect(await historyOf(id)).toEqual(['awaiting_payment', 'placed']);
  });

test('a forged message pays nothing, and what the bank decided is shown', async ({ page, shop }) => {
  const { id, link } = await newOrder(shop);
  await page.goto(link);
  await decideOnBankPage(page, 'decline', 'forged');
  await expect(
    page.getByRole('heading', { name: shop.texts(namespace, 'orderPage.news.unpaid') }),
  ).toBeVisible();
  expect(await historyOf(id)).toEqual(['awaiting_payment', 'cancelled']);
});

test('the receipt shows the time, the payment id and the track id, each in its own order', async ({
  page,
  shop,
}) => {
  const { texts } = shop;
  const { id, link } = await newOrder(shop);
  await page.goto(link);
  await decideOnBankPage(page, 'approve');
  const receipt = page.getByRole('region', { name: texts(namespace, 'receipt.title') });
  const { payment } = (await callApi('GET', `/orders/${id}`)).body.data;
  const fact = (name: string) =>
    receipt
      .locator('div')
      .filter({ has: page.getByText(texts(namespace, `receipt.fact.${name}`), { exact: true }) })
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
