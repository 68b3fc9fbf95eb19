import { arriveSignedIn, newShopper } from '../steps/account.ts';
import { agreeToTerms, checkoutField, choosePayment, placeButton } from '../steps/check-out.ts';
import { giveCart, productsToBuy } from '../steps/prepare-cart.ts';
import { saveAddress } from '../steps/save-address.ts';
import { callApi } from '../support/shop-api.ts';
import { expect, test } from '../support/shop-test.ts';

test('an order that is placed before the shop knows its shopper waits for that, and nothing typed before is lost', async ({
  page,
  context,
  shop,
}) => {
  const token = await arriveSignedIn(context, newShopper());
  await saveAddress(token);
  const [product] = await productsToBuy(shop.locale, 8, 1);
  const body = { product_id: product?.id, product_variation_id: product?.variationId, quantity: 1 };
  const added = await callApi('POST', '/carts/add', { token, body });
  await giveCart(context, String(added.body.data.id));
  await page.goto(shop.at('/checkout'));
  // The profile of a new shopper has no phone: it is known from what was typed alone.
  await checkoutField(page, shop, 'phone').fill('5000 1234');
  await agreeToTerms(page, shop);

  const profile = Promise.withResolvers<void>();
  await page.route(/\/api\/profile/, async (route) => {
    await profile.promise;
    await route.continue();
  });
  await page.reload();
  await choosePayment(page, shop, 'cash-on-delivery');
  await agreeToTerms(page, shop);
  await placeButton(page, shop).click();
  await expect(placeButton(page, shop)).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText(shop.texts('cart-checkout', 'validation.required'))).toHaveCount(0);
  profile.resolve();
  await expect(page).toHaveURL(new RegExp(`${shop.at('/order/')}[\\w-]{16,}$`));
});
