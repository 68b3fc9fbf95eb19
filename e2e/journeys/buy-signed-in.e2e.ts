import { arriveSignedIn, newShopper } from '../steps/account.ts';
import { cartLink } from '../steps/browse.ts';
import { agreeToTerms, checkoutField, choosePayment, placeButton } from '../steps/check-out.ts';
import { couponInUse, typeCoupon } from '../steps/coupons.ts';
import { giveCart, makeCart, productsToBuy } from '../steps/prepare-cart.ts';
import { saveAddress } from '../steps/save-address.ts';
import { inOneLanguage } from '../support/one-language.ts';
import { callApi } from '../support/shop-api.ts';
import { expect, test } from '../support/shop-test.ts';

/* The second journey: somebody with an account, an address and a cart from earlier. */

const namespace = 'cart-checkout';

test(
  'a signed-in shopper buys with a coupon and by instalments, to a saved address',
  inOneLanguage,
  async ({ page, shop, context }) => {
    const { at, texts } = shop;
    const token = await arriveSignedIn(context, newShopper());
    await saveAddress(token);
    const bought = await productsToBuy(shop.locale, 2, 2);
    await giveCart(context, await makeCart(bought.map((product) => ({ ...product, quantity: 2 }))));
    await page.goto(at('/checkout'));
    const saved = page.getByRole('group', { name: texts(namespace, 'address.saved') });
    await expect(saved.getByRole('radio').first()).toBeChecked();

    await typeCoupon(page, shop, 'DANA10');
    await expect(couponInUse(page, shop, 'DANA10')).toBeVisible();
    await expect(page.getByText(texts(namespace, 'summary.discountWith', { code: 'DANA10' }))).toBeVisible();
    await checkoutField(page, shop, 'phone').fill('٥٠٠٠ ١٢٣٤');
    await choosePayment(page, shop, 'dana-installments');
    const schedule = page.getByText(texts(namespace, 'installments.schedule')).locator('..');
    await expect(schedule.getByRole('listitem')).toHaveCount(3);
    await expect(
      schedule.getByText(texts(namespace, 'installments.afterMonths', { count: 2 })),
    ).toBeVisible();
    await agreeToTerms(page, shop);
    await placeButton(page, shop).click();

    await expect(page).toHaveURL(new RegExp(`${at('/order/')}[\\w-]{16,}$`));
    await expect(
      page.getByRole('heading', { name: texts(namespace, 'orderPage.news.placed') }),
    ).toBeVisible();
    for (const { name } of bought) await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
    await expect(cartLink(page, shop, 0)).toBeVisible();
    const orders = (await callApi('GET', '/orders', { token })).body.data as { id: string }[];
    expect(orders).toHaveLength(1);
    const { discount } = (await callApi('GET', `/orders/${orders[0]?.id}`, { token })).body.data;
    expect(discount).toBeGreaterThan(0);
  },
);
