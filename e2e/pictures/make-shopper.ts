import { newShopper, openAccount, sessionCookies } from '../steps/account.ts';
import { makeCart, placeOrder, productsToBuy } from '../steps/prepare-cart.ts';
import { saveAddress } from '../steps/save-address.ts';
import { callApi } from '../support/shop-api.ts';

type Cookies = ReturnType<typeof sessionCookies>;

/**
 * Somebody with an account, an address, an order, two things in the cart and four on the wishlist, made over the API.
 * @returns the cookies of her browser, and the pages that show all this, without the language.
 */
export async function makeShopper(): Promise<{ cookies: Cookies; paths: string[] }> {
  const token = await openAccount(newShopper());
  await saveAddress(token);
  const products = await productsToBuy('en', 0, 4);
  const order = await placeOrder(await makeCart(products.map((one) => ({ ...one, quantity: 1 }))), 'cash', {
    token,
  });
  for (const { id } of products) await callApi('POST', '/favorites', { token, body: { product_id: id } });
  for (const { id, variationId } of products.slice(0, 2)) {
    const body = { product_id: id, product_variation_id: variationId ?? null, quantity: 1 };
    await callApi('POST', '/carts/add', { token, body });
  }
  const tabs = ['information', 'addresses', 'orders'].map((tab) => `/profile?tab=${tab}`);
  return {
    cookies: sessionCookies(token),
    paths: ['/cart', '/checkout', `/order/${order.id}`, '/wishlist', '/profile', ...tabs],
  };
}
