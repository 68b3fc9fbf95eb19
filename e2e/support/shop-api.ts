import { sharedShop } from './shared-shop.ts';

type Answer = {
  status: number;
  // What a suite looks at is known to the suite.
  // biome-ignore lint/suspicious/noExplicitAny: a suite reads the parts it needs
  body: any;
};

/** Calls the API of the shared shop past the storefront, as another client of it would. */
export async function callApi(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<Answer> {
  const answer = await fetch(`http://localhost:${sharedShop.apiPort}/api${path}`, {
    method,
    headers: {
      Accept: 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

/** Signs in elsewhere. @returns the token of that other session. */
export async function tokenOf(credentials: { email: string; password: string }): Promise<string> {
  const { email, password } = credentials;
  const { body } = await callApi('POST', '/login', { body: { email, password } });
  return body.data.token;
}

type Buyer = { firstName: string; lastName: string; email: string };

/** Places an order for a signed-in shopper who has an address. @returns its number. */
export async function placeOrder(token: string, buyer: Buyer, productId: string | number): Promise<string> {
  const cart = (await callApi('POST', '/carts/add', { token, body: { product_id: productId, quantity: 1 } }))
    .body;
  const { data } = (await callApi('GET', `/checkout?cart=${cart.data.id}`, { token })).body;
  const cash = data.payment_methods.find(({ code }: { code: string }) => code === 'cash-on-delivery');
  const { body } = await callApi('POST', '/checkout', {
    token,
    body: {
      first_name: buyer.firstName,
      last_name: buyer.lastName,
      email: buyer.email,
      phone: '+96550001234',
      cart: cart.data.id,
      shipping_method_id: data.shipping_methods[0].id,
      payment: { method_id: cash.id },
      address_id: data.addresses[0].id,
    },
  });
  const id = body.data.payment_info?.id;
  if (!id) throw new Error(`No order was placed: ${JSON.stringify(body)}`);
  return (await callApi('GET', `/orders/${id}`, { token })).body.data.number;
}
