import { arriveSignedIn, newShopper } from '../steps/account.ts';
import { breakCall } from '../steps/break-call.ts';
import { cartLink } from '../steps/browse.ts';
import { fillAddress } from '../steps/check-out.ts';
import { giveCart, makeCart, placeOrder, wares } from '../steps/prepare-cart.ts';
import { aProduct } from '../support/products.ts';
import { expect, test } from '../support/shop-test.ts';

/* The calls around a cart and an order fail: each says so, keeps what is there, and can be made again. */

const namespace = 'cart-checkout';

test.beforeEach(({ problems }) => {
  problems.expected.push(
    /status of (500|422)|ERR_CONNECTION_FAILED|answered in a form this shop does not know/,
  );
});

test('adding and clearing fail: the cart stays as it was, says so, and does it the second time', async ({
  page,
  shop,
}) => {
  const { at, texts, locale } = shop;
  const main = page.getByRole('main');
  await page.goto(at(`/product-details/${(await aProduct(locale)).slug}`));
  const add = main.getByRole('button', { name: texts('product', 'purchase.add'), exact: true }).first();
  for (const fault of ['answers 500', 'answers garbage'] as const) {
    await test.step(`adding ${fault}`, async () => {
      const heal = await breakCall(page, 'POST', '/api/carts/add', fault);
      await add.click();
      const words = fault === 'answers 500' ? 'rejected.refused' : 'rejected.unreachable';
      await expect(page.getByText(texts('product', words)).first()).toBeVisible();
      await expect(cartLink(page, shop, 0)).toBeVisible();
      await heal();
    });
  }
  await add.click();
  await expect(cartLink(page, shop, 1)).toBeVisible();

  await page.goto(at('/cart'));
  const clear = async (): Promise<void> => {
    await main.getByRole('button', { name: texts(namespace, 'clear.action') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: texts(namespace, 'clear.confirm'), exact: true })
      .click();
  };
  const heal = await breakCall(page, 'DELETE', /\/api\/carts\/[^/]+\/clear/, 'answers 500');
  await clear();
  await expect(page.getByText(texts(namespace, 'clear.failed')).first()).toBeVisible();
  await expect(cartLink(page, shop, 1)).toBeVisible();
  await heal();
  await clear();
  await expect(page.getByText(texts(namespace, 'empty.title'))).toBeVisible();
});

test('an address cannot be saved, a payment not begun, a cart not brought back, an order not looked up: all can be repeated', async ({
  page,
  shop,
  context,
}) => {
  const { at, texts, locale } = shop;
  const main = page.getByRole('main');
  const [ware] = await wares(locale, 14, 1);
  if (!ware) throw new Error('A ware is needed.');
  const line = { ...ware, quantity: 1 };

  await test.step('paying again, and the cart that comes back', async () => {
    const { id, link = '' } = await placeOrder(await makeCart([line]), 'knet');
    const failed = main.getByText(texts(namespace, 'unpaid.failed'));
    await page.goto(at(`/order-confirmation?order=${id}`));
    await breakCall(page, 'POST', /\/api\/orders\/[^/]+\/pay/, 'answers garbage');
    await main.getByRole('button', { name: texts(namespace, 'unpaid.payNow') }).click();
    await expect(failed).toBeVisible();

    const decline = { method: 'POST', body: new URLSearchParams({ decision: 'decline' }) };
    await fetch(link, { ...decline, redirect: 'manual' });
    await page.reload();
    const heal = await breakCall(page, 'POST', /\/api\/orders\/[^/]+\/restore-cart/, 'answers garbage');
    const restore = main.getByRole('button', { name: texts(namespace, 'unpaid.restore') });
    await restore.click();
    await expect(failed).toBeVisible();
    await heal();
    await restore.click();
    await expect(page).toHaveURL(new RegExp(`${at('/checkout')}$`));
    await expect(cartLink(page, shop, 1)).toBeVisible();
  });

  await test.step('looking an order up', async () => {
    await page.goto(at('/order'));
    await page.getByLabel(texts(namespace, 'track.number')).fill('DN-100234');
    await page.getByLabel(texts(namespace, 'track.contact')).fill('٥٠٠٠١٢٣٤');
    const heal = await breakCall(page, 'POST', '/api/orders/track', 'is cut off');
    const submit = page.getByRole('button', { name: texts(namespace, 'track.submit') });
    await submit.click();
    await expect(main.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel(texts(namespace, 'track.contact'))).toHaveValue('٥٠٠٠١٢٣٤');
    await heal();
  });

  await test.step('saving an address', async () => {
    await arriveSignedIn(context, newShopper());
    await giveCart(context, await makeCart([line]));
    await page.goto(at('/checkout'));
    await main.getByRole('button', { name: texts(namespace, 'address.add') }).click();
    await fillAddress(page, shop);
    const dialog = page.getByRole('dialog', { name: texts(namespace, 'address.addTitle') });
    const save = dialog.getByRole('button', { name: texts(namespace, 'address.save') });
    const heal = await breakCall(page, 'POST', '/api/addresses', 'is cut off');
    await save.click();
    await expect(dialog.getByText(texts(namespace, 'address.saveFailed'))).toBeVisible();
    await expect(dialog.getByLabel(texts(namespace, 'field.street'), { exact: true })).toHaveValue(
      locale === 'ar' ? '١٢' : '12',
    );
    await heal();
    await save.click();
    await expect(dialog).toBeHidden();
  });
});
