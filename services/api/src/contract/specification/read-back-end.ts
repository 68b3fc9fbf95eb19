import { advertsAnswerSchema } from '@dana/contracts/api/advert';
import { brandsAnswerSchema } from '@dana/contracts/api/brand';
import { cartAnswerSchema } from '@dana/contracts/api/cart';
import { departmentsAnswerSchema } from '@dana/contracts/api/category';
import { checkoutAnswerSchema } from '@dana/contracts/api/checkout';
import { citiesAnswerSchema, countriesAnswerSchema } from '@dana/contracts/api/country-city';
import { acceptedSchema } from '@dana/contracts/api/envelope';
import { favoriteAnswerSchema, favoritesAnswerSchema } from '@dana/contracts/api/favorite';
import { homeAnswerSchema } from '@dana/contracts/api/home';
import { installmentPackagesAnswerSchema } from '@dana/contracts/api/installment';
import { productsAnswerSchema } from '@dana/contracts/api/listing';
import { pageAnswerSchema, pagesAnswerSchema } from '@dana/contracts/api/page';
import { paymentMethodsAnswerSchema } from '@dana/contracts/api/payment';
import { productAnswerSchema } from '@dana/contracts/api/product';
import { sessionAnswerSchema } from '@dana/contracts/api/session';
import { profileAnswerSchema } from '@dana/contracts/api/user';
import { plainId, sentId } from '@dana/contracts/sent-ids';
import type { Caller } from './call-back-end.ts';

const needsProduct = 'not tried: no product was listed';

/** Makes every call of the specification that only reads. */
export async function readBackEnd({ call, skip }: Caller): Promise<void> {
  await call('GET /home', '/home', homeAnswerSchema);
  const listed = await call('GET /products', '/products', productsAnswerSchema, {
    query: { page: 1, per_page: 9 },
  });
  const slug = listed?.data[0]?.slug;
  if (slug === undefined) skip('GET /products/{slug}', needsProduct);
  else await call('GET /products/{slug}', `/products/${encodeURIComponent(slug)}`, productAnswerSchema);
  await call('GET /categories', '/categories', departmentsAnswerSchema);
  await call('GET /brands', '/brands', brandsAnswerSchema);
  await call('GET /countries', '/countries', countriesAnswerSchema, { query: { per_page: 100 } });
  await call('GET /cities', '/cities', citiesAnswerSchema, { query: { per_page: 1000 } });
  await call('GET /payment_methods', '/payment_methods', paymentMethodsAnswerSchema);
  await call('GET /installment-packages', '/installment-packages', installmentPackagesAnswerSchema);
  const pages = await call('GET /page', '/page', pagesAnswerSchema);
  const page = pages?.data[0]?.slug;
  if (page === undefined) skip('GET /page/{slug}', 'not tried: no page was listed');
  else await call('GET /page/{slug}', `/page/${encodeURIComponent(page)}`, pageAnswerSchema);
  await call('GET /ads', '/ads', advertsAnswerSchema);
}

/**
 * Makes a cart and an account as well, and leaves both behind empty. No order is placed, and nobody is written to: for that a
 * person has to look at the shop.
 */
export async function writeToBackEnd(caller: Caller): Promise<void> {
  const { call, skip } = caller;
  const listed = await call('GET /products', '/products', productsAnswerSchema, {
    query: { stock: 1, per_page: 9 },
  });
  const product = listed?.data.find(
    ({ variations, ...plain }) => variations.some(isInStock) || (variations.length === 0 && isInStock(plain)),
  );
  if (!product) return void skip('POST /carts/add', 'not tried: no product is in stock');
  const variation = product.variations.find(isInStock);
  const body = {
    ...{ cart_id: null, product_id: sentId(product.id), quantity: 1 },
    product_variation_id: variation ? sentId(variation.id) : null,
  };
  const added = await call('POST /carts/add', '/carts/add', cartAnswerSchema, { body });
  if (added) await changeCart(caller, added.data.id);
  else skip('GET /checkout', 'not tried: there is no cart');
  await openAccount(caller, product.id);
}

const isInStock = (what: { current_stock: number }): boolean => what.current_stock > 0;

async function changeCart({ call, skip }: Caller, cart: string): Promise<void> {
  const shown = await call('GET /checkout', '/checkout', checkoutAnswerSchema, {
    query: { cart: plainId(cart) },
  });
  const item = shown?.data.items[0];
  if (!item) return void skip('POST /carts/edit-item', 'not tried: the cart shows no item');
  const path = `/carts/${encodeURIComponent(plainId(cart))}`;
  const ids = { cart_id: sentId(cart), item_id: sentId(item.id) };
  await call('POST /carts/edit-item', '/carts/edit-item', acceptedSchema, { body: { ...ids, quantity: 1 } });
  const itemPath = `${path}/items/${encodeURIComponent(plainId(item.id))}`;
  await call('DELETE /carts/{cartId}/items/{itemId}', itemPath, acceptedSchema);
  await call('DELETE /carts/{cartId}/clear', `${path}/clear`, acceptedSchema);
}

async function openAccount({ call, skip }: Caller, productId: string): Promise<void> {
  const email = `contract-${Date.now()}@example.com`;
  const password = `contract ${Math.random().toString(36).slice(2)}`;
  const names = { first_name: 'Contract', last_name: 'Check' };
  const registered = await call('POST /register', '/register', sessionAnswerSchema, {
    body: { ...names, email, password, password_confirmation: password },
  });
  await call('POST /login', '/login', sessionAnswerSchema, { body: { email, password } });
  const token = registered?.data.token;
  if (token === undefined) return void skip('GET /profile', 'not tried: nobody is signed in');
  await call('GET /profile', '/profile', profileAnswerSchema, { token });
  await call('GET /favorites', '/favorites', favoritesAnswerSchema, { token });
  const added = await call('POST /favorites', '/favorites', favoriteAnswerSchema, {
    token,
    body: { product_id: sentId(productId) },
  });
  const id = added?.data?.id;
  if (id)
    await call('DELETE /favorites/{id}', `/favorites/${encodeURIComponent(plainId(id))}`, acceptedSchema, {
      token,
    });
}
