import type { Locale } from '@dana/contracts/locale';
import type { BrowserContext } from '@playwright/test';
import { sharedShop, storefrontUrl } from '../support/shared-shop.ts';
import { listProducts } from '../support/products.ts';

/* Brings the shop to where a suite begins: over the API, as another shopper or an earlier visit would have. */

const apiUrl = `http://localhost:${sharedShop.apiPort}/api`;

type Answer = { success?: boolean; message?: string; code?: string; data: Record<string, unknown> };

async function call(method: string, path: string, body?: object, token?: string): Promise<Answer> {
  const answer = await fetch(`${apiUrl}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as Answer;
}

/** Something that can be put into a cart as it is. */
export type ProductToBuy = { id: string | number; variationId?: string | number; slug: string; name: string };

/** A guest's cart with these products. @returns its id. */
export async function makeCart(
  lines: (Pick<ProductToBuy, 'id' | 'variationId'> & { quantity: number })[],
): Promise<string> {
  let cartId: unknown;
  for (const { id, variationId, quantity } of lines) {
    const body = { cart_id: cartId, product_id: id, product_variation_id: variationId ?? null, quantity };
    const { data, message } = await call('POST', '/carts/add', body);
    if (!data) throw new Error(`The cart could not be made: ${message}`);
    cartId = data.id;
  }
  return String(cartId);
}

/** Gives a browser the cart of an earlier visit. */
export async function giveCart(context: BrowserContext, cartId: string): Promise<void> {
  await context.addCookies([{ name: 'cart_id', value: cartId, url: storefrontUrl }]);
}

const leastPrice = 10;
const leastStock = 3;

/**
 * Products in stock, named in a language, that cost enough for installments. @param from – suites that run side by side take
 * theirs from different places of the list, so that none empties another's shelf; one that is nearly sold out gives way to the next.
 */
export async function productsToBuy(locale: Locale, from: number, count: number): Promise<ProductToBuy[]> {
  const all = (await listProducts(locale)).filter(
    ({ variations, price }) => variations.length > 0 && price >= leastPrice,
  );
  const bought = [...all.slice(from), ...all.slice(0, from)].flatMap(({ id, slug, name, variations }) => {
    const [fullest] = variations.toSorted((one, other) => other.current_stock - one.current_stock);
    return fullest && fullest.current_stock >= leastStock
      ? [{ id, variationId: fullest.id, slug, name }]
      : [];
  });
  if (bought.length < count) throw new Error('The shop is nearly sold out.');
  return bought.slice(0, count);
}

const payments = { cash: 'cash-on-delivery', knet: 'knet' };
const guestContact = { email: 'dalal@example.com', phone: '50001234' };

type Buying = { locale?: Locale; token?: string; email?: string; promo_code?: string };

/**
 * An order, of a guest where no `token` is given, who pays in this way. Its emails are written in `locale`.
 * `link`: where it is paid, if it is paid on a page.
 */
export async function placeOrder(
  cartId: string,
  method: keyof typeof payments = 'cash',
  { locale = 'en', token, ...more }: Buying = {},
): Promise<{ id: string; link: string | undefined }> {
  const [methods, cities] = await Promise.all([
    call('GET', '/payment_methods'),
    call('GET', '/cities?per_page=1000'),
  ]);
  const list = (answer: Answer) => answer.data as unknown as Record<string, unknown>[];
  const area = list(cities).find((city) => city.parent_id !== null);
  const { data, message } = await call(
    'POST',
    `/checkout?lang=${locale}`,
    {
      cart: cartId,
      first_name: 'Dalal',
      last_name: 'Al-Sabah',
      ...guestContact,
      shipping_method_id: 1,
      payment: { method_id: list(methods).find(({ code }) => code === payments[method])?.id },
      address: {
        country_id: area?.country_id,
        city_id: area?.id,
        town: 'Block 4',
        address: 'Street 12, Building 7',
      },
      ...more,
    },
    token,
  );
  const info = data?.payment_info as { id?: string } | undefined;
  if (!info?.id) throw new Error(`The order could not be placed: ${message}`);
  return { id: info.id, link: (data.payment_link as { link?: string } | null)?.link };
}

/** The name of a payment method in a language. */
export async function paymentName(locale: string, code: string): Promise<string> {
  const { data } = await call('GET', `/payment_methods?lang=${locale}`);
  const found = (data as unknown as { code: string; name: string }[]).find((method) => method.code === code);
  if (!found) throw new Error(`The shop takes no ${code}.`);
  return found.name;
}
