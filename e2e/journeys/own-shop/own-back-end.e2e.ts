import {
  expectThanks,
  fillThere,
  orderBy,
  payments,
  putInCart,
  useCode,
} from '../../own-back-end/buy-there.ts';
import { type OwnShop, startOwnShop } from '../../own-back-end/own-shop.ts';
import { expect, shopIn, test } from '../../support/shop-test.ts';
import { testPort } from '../../support/shared-shop.ts';

/* A shop's own back end has the calls of the specification and nothing else: what our API adds is no condition for buying. */

const offset = 710;
test.use({ baseURL: `http://localhost:${testPort(offset)}` });

let own: OwnShop;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  own = await startOwnShop('own-back-end', offset, 'numbers');
});
test.afterAll(() => own.stop());

test('a guest buys with a code on a back end that refuses everything beyond the specification', async ({
  page,
}) => {
  const shop = shopIn('en');
  await putInCart(page, shop, 'thing-4');
  await useCode(page, shop, 'TEN');
  await page.goto(shop.at('/checkout'));
  await fillThere(page, shop);
  await orderBy(page, shop, payments.en.cash);
  await expectThanks(page, shop, ['Thing 4', payments.en.cash, 'TEN']);
  expect(own.backEnd.received.at(-1)).toMatchObject({
    call: 'POST /checkout',
    body: { promo_code: 'TEN', phone: '50001234', shipping_method_id: 1, payment: { method_id: 1 } },
  });
  expect({ unknown: own.backEnd.unknown, refused: own.backEnd.refused }).toEqual({
    unknown: [],
    refused: [],
  });
});
