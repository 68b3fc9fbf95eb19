import { createHash } from 'node:crypto';
import { type Call, findProduct, guestOrder, register } from '@dana/api/testing/test-caller';

/** One pixel, as a shopper would send it. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export type Shopper = Awaited<ReturnType<typeof beShopper>>;

/** A shopper of a shop: an account with a picture, an order of theirs, and one of a guest. */
export async function beShopper(url: string, call: Call) {
  const { token, email, password } = await register(call);
  const form = new FormData();
  form.set('collection', 'profile');
  form.set('source', 'user');
  form.append('files', new File([picture], 'me.png', { type: 'image/png' }));
  const headers = { authorization: `Bearer ${token}` };
  const sent = await fetch(`${url}/api/media/upload`, { method: 'POST', body: form, headers });
  const { data: files } = (await sent.json()) as { data: { id: string; full_url: string }[] };
  const names = { first_name: 'Noura', last_name: 'Al Sabah', phone: '', email };
  await call('POST', '/profile', { token, body: { ...names, files_ids: [files[0]?.id] } });
  const { data: saved } = (await call('POST', '/addresses', { token, body: guestOrder('').address })).body;
  const own = await order(call, { address_id: saved.id }, token);
  return { token, email, password, own, guest: await order(call, {}) };
}

async function order(call: Call, changes: object, token?: string): Promise<string> {
  const as = token === undefined ? {} : { token };
  const { product_id, product_variation_id } = await findProduct(call, 'safwani-horizon-headphones');
  const body = { product_id, product_variation_id, quantity: 1 };
  const cart = (await call('POST', '/carts/add', { body, ...as })).body.data.id;
  const placed = await call('POST', '/checkout', { body: guestOrder(cart, { ...changes }), ...as });
  return placed.body.data.payment_info.id;
}

/** What the shop shows of itself and of that shopper, to be the same before a loss and after it. */
export async function factsOf(url: string, call: Call, { token, email, password, own, guest }: Shopper) {
  const { user } = (await call('GET', '/profile', { token })).body.data;
  const shown = await fetch(new URL(user.avatar.full_url, url));
  const bytes = Buffer.from(await shown.arrayBuffer());
  const again = await call('POST', '/login', { body: { email, password } });
  const build = await (await fetch(`${url}/build.json`)).json();
  return {
    orders: (await call('GET', '/orders', { token })).body.data,
    own: (await call('GET', `/orders/${own}`, { token })).body.data,
    guest: (await call('GET', `/orders/${guest}`)).body.data,
    stock: (await findProduct(call, 'safwani-horizon-headphones')).stock,
    user,
    picture: [shown.status, createHash('sha256').update(bytes).digest('hex')],
    signsIn: again.status,
    build,
  };
}
