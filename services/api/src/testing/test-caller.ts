import { randomUUID } from 'node:crypto';
import { cartAnswerSchema } from '@dana/contracts/api/cart';
import type { TestApi } from './test-api.ts';

export type CallOptions = {
  body?: unknown;
  token?: string | undefined;
  lang?: 'en' | 'ar' | undefined;
  headers?: Record<string, string> | undefined;
};

/** What came back, as far as every answer has it; schemas look at the rest. */
// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every form.
type Answer = { status: number; body: any; headers: Headers };

/** Calls an API in process, the way a client would over the network. Paths are below /api. */
export function callerOf(api: Pick<TestApi, 'fetch'>) {
  return async function call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    const headers = new Headers(options.headers);
    if (options.token) headers.set('authorization', `Bearer ${options.token}`);
    if (options.lang) headers.set('lang', options.lang);
    if (options.body !== undefined && !headers.has('content-type'))
      headers.set('content-type', 'application/json');
    const body = typeof options.body === 'string' ? options.body : JSON.stringify(options.body);
    const request = new Request(`http://api.test/api${path}`, {
      method,
      headers,
      ...(options.body !== undefined && { body }),
    });
    const response = await api.fetch(request);
    return { status: response.status, body: await response.json(), headers: response.headers };
  };
}

export type Call = ReturnType<typeof callerOf>;

/** Calls from an address, as the storefront passes it on. */
export const from =
  (call: Call, address: string): Call =>
  (method, path, options) =>
    call(method, path, { ...options, headers: { ...options?.headers, 'x-forwarded-for': address } });

/** An e-mail that nobody had. */
export const newEmail = (name = 'somebody') => `${name}-${randomUUID()}@dana.example`;
export const person = { first_name: 'Noura', last_name: 'Al Sabah', phone: '' };
/** A new password, as forms ask for it. */
export const twice = (password: string) => ({ password, password_confirmation: password });
/** What is bought where it does not matter what. */
export const palette = 'zahriyat-dune-palette';
export const place = { country_id: 1, city_id: 2, town: 'Block 1', address: 'Street 1' };
export const knet = { payment: { method_id: 4, installment_package_id: null } };

export type Shopper = { token: string; email: string; password: string };

/** Registers a new shopper and answers with their token. */
export async function register(call: Call): Promise<Shopper> {
  const email = newEmail('shopper');
  const password = 'a long password';
  const body = { ...person, email, phone: '5000 1234', ...twice(password) };
  const answer = await call('POST', '/register', { body });
  return { token: answer.body.data.token, email, password };
}

/** A guest's order of what is in a cart, complete and in Kuwait. Places are those of the sample shop. */
export function guestOrder(cart: string, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    first_name: 'Fahad',
    last_name: 'Al Mutairi',
    email: 'fahad@dana.example',
    phone: '+965 5000 1234',
    cart,
    promo_code: null,
    shipping_method_id: 1,
    payment: { method_id: 1, installment_package_id: null },
    address: {
      country_id: 1,
      city_id: 2,
      town: 'Block 4',
      address: 'Street 12, house 8',
      postal_code: '',
      type: 1,
    },
    ...changes,
  };
}

/** The id of a product of the sample shop, and of one of its variations. */
export async function findProduct(call: Call, slug: string, variationIndex = 0) {
  const { body } = await call('GET', `/products/${slug}`);
  return {
    product_id: body.data.id as number,
    product_variation_id: (body.data.variations[variationIndex]?.id ?? null) as number | null,
    stock: (body.data.variations[variationIndex]?.current_stock ?? body.data.current_stock) as number,
  };
}

/** Puts something into a new cart. @returns the cart's id. */
export async function cartWith(
  call: Call,
  slug: string,
  {
    quantity = 1,
    variationIndex = 0,
    ...as
  }: { quantity?: number; variationIndex?: number } & Omit<CallOptions, 'body'> = {},
): Promise<string> {
  const { product_id, product_variation_id } = await findProduct(call, slug, variationIndex);
  const body = { product_id, product_variation_id, quantity };
  const answer = await call('POST', '/carts/add', { ...as, body });
  return cartAnswerSchema.parse(answer.body).data.id;
}

export type Ordered = {
  slug?: string;
  quantity?: number;
  variationIndex?: number;
  /** 1 is paid on delivery, 4 on the bank's page. */
  method?: number;
  /** Other fields of the order's form. */
  form?: Record<string, unknown>;
  by?: Call;
} & Omit<CallOptions, 'body'>;

/** Orders two units as a guest, to be paid on delivery, if nothing else is said. */
export async function placeOrder(
  call: Call,
  { slug = palette, quantity = 2, variationIndex = 0, method = 1, form, by = call, ...as }: Ordered = {},
) {
  const { headers, ...who } = as;
  const from = headers?.['x-forwarded-for'];
  const currency = headers?.currency;
  const cart = await cartWith(by, slug, {
    ...{ quantity, variationIndex, token: who.token },
    headers: { ...(from && { 'x-forwarded-for': from }), ...(currency && { currency }) },
  });
  const payment = { method_id: method, installment_package_id: null };
  const body = guestOrder(cart, { payment, ...form });
  const answer = await by('POST', '/checkout', { ...as, body });
  const { payment_info: info, payment_link: link } = answer.body.data ?? {};
  return { ...answer, cart, id: (info?.id ?? '') as string, link: (link?.link ?? '') as string };
}
