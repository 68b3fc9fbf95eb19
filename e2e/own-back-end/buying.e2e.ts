import { signIn } from '../steps/account.ts';
import { placeButton } from '../steps/check-out.ts';
import { testPort } from '../support/shared-shop.ts';
import { keepBodies, keepPictures } from '../support/keep-pictures.ts';
import { expect, shopIn, test } from '../support/shop-test.ts';
import { expectThanks, fillThere, orderBy, payments, putInCart } from './buy-there.ts';
import { type OwnShop, startOwnShop } from './own-shop.ts';
import { addShopper, shopper } from './shopper.ts';

/* Buying on another shop's back end, in Arabic with UUIDs as ids. In English with numbers: journeys/own-shop/own-back-end. */

const shop = shopIn('ar');
const { locale, at, texts } = shop;
const offset = 713;

test.use({ baseURL: `http://localhost:${testPort(offset)}` });
let own: OwnShop;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  own = await startOwnShop('own-buying', offset, 'uuids');
  await addShopper(own.backEnd.url);
});
test.afterEach(() => {
  const { unknown, refused } = own.backEnd;
  expect({ unknown, refused }).toEqual({ unknown: [], refused: [] });
});
test.afterAll(async () => {
  await keepBodies(own?.backEnd.received ?? [], `own-back-end/bodies-${locale}`);
  await own?.stop();
});

test('a guest pays on the page of a bank and is thanked on the way back', async ({ page }) => {
  await page.goto(at('/'));
  await keepPictures(page, `own-back-end/home-${locale}`);
  await putInCart(page, shop, 'thing-2');
  await page.goto(at('/product-details/thing-2'));
  await keepPictures(page, `own-back-end/product-${locale}`);
  await page.goto(at('/checkout'));
  await fillThere(page, shop);
  await keepPictures(page, `own-back-end/checkout-${locale}`);
  await orderBy(page, shop, payments[locale].card);
  await expect(page.getByRole('heading', { name: 'Bank' })).toBeVisible();
  await page.goto(at('/order-confirmation'));
  await expect(page.getByRole('heading', { name: texts('cart-checkout', 'placed.thanks') })).toBeVisible();
  await expect(page.getByRole('main').getByText(/ 2$/).first()).toBeVisible();
});

test('who is signed in buys with an address that the back end has saved', async ({ page }) => {
  await signIn(page, shop, shopper);
  await putInCart(page, shop, 'thing-5');
  await page.goto(at('/checkout'));
  await expect(page.getByRole('radio', { name: /50001234|12/ }).first()).toBeChecked();
  await expect(page.getByRole('button', { name: texts('cart-checkout', 'address.add') })).toHaveCount(0);
  await orderBy(page, shop, payments[locale].cash);
  await expectThanks(page, shop, [payments[locale].cash]);
  await keepPictures(page, `own-back-end/order-${locale}`);
  const { body } = own.backEnd.received.at(-1) ?? {};
  expect(body).toHaveProperty('address_id');
  expect(body).not.toHaveProperty('address');
});

test('an order is kept and sent again where the back end answers with a page of its own', async ({
  page,
  problems,
}) => {
  problems.expected.push(/status of 419/);
  await putInCart(page, shop, 'thing-8');
  await page.goto(at('/checkout'));
  await fillThere(page, shop);
  own.backEnd.failNext('POST /checkout', 419);
  await orderBy(page, shop, payments[locale].cash);
  await expect(page.getByText(texts('cart-checkout', 'order.failed')).first()).toBeVisible();
  own.backEnd.answerAfter(1_500);
  await placeButton(page, shop).click();
  await expectThanks(page, shop, [payments[locale].cash]);
  own.backEnd.answerAfter(0);
});

test('another browser finds an order by its number, without an error', async ({ page }) => {
  await page.goto(at('/order/777'));
  await expect(
    page.getByRole('heading', { name: texts('cart-checkout', 'placed.number', { number: '777' }) }),
  ).toBeVisible();
});
