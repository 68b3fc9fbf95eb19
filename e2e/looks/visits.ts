import { expect, type Page } from '@playwright/test';
import { expectHydrated } from '../steps/browse.ts';
import { signInHere } from '../steps/sign-in-here.ts';
import type { ShopContext } from '../support/shop-test.ts';
import { looksApiUrl, looksUrl } from './looks-shop.ts';

/* What was done before a page is looked at, over the API as on an earlier visit. */

const bought = ['nadwana-salt-and-oud-perfume', 'lulwaya-dana-solitaire-ring'];

type Product = { id: string | number; variations: { id: string | number; current_stock: number }[] };

/** Gives the browser a guest's cart with two products. */
export async function withCart(page: Page): Promise<void> {
  let cartId: unknown;
  for (const slug of bought) {
    const { id, variations } = (await (await page.request.get(`${looksApiUrl}/products/${slug}`)).json())
      .data as Product;
    const variation = variations.find(({ current_stock }) => current_stock > 0)?.id ?? null;
    const answer = await page.request.post(`${looksApiUrl}/carts/add`, {
      data: { cart_id: cartId, product_id: id, product_variation_id: variation, quantity: 1 },
    });
    cartId = (await answer.json()).data.id;
  }
  await page.context().addCookies([{ name: 'cart_id', value: String(cartId), url: looksUrl }]);
}

/** Signs a shopper in; she has an account from the first time on. */
export async function signedIn(page: Page, shop: ShopContext): Promise<void> {
  const password = 'pearl diver of the looks';
  const shopper = { firstName: 'Noura', lastName: 'Al-Rashid', email: 'noura@example.com', password };
  await page.request.post(`${looksApiUrl}/register`, {
    data: {
      first_name: shopper.firstName,
      last_name: shopper.lastName,
      email: shopper.email,
      password,
      password_confirmation: password,
    },
  });
  await page.goto(shop.at('/login'));
  await expectHydrated(page);
  await signInHere(page, shop, shopper);
  // On a phone the greeting is there and not drawn.
  const greeting = shop.texts('shell', 'header.hello', { name: shopper.firstName });
  await expect(page.getByRole('banner').getByText(greeting)).toBeAttached();
}
