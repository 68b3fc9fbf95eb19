import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import {
  type CallOptions,
  cartWith,
  findProduct,
  guestOrder,
  newEmail,
  palette,
  person,
  place,
  register,
  twice as newPassword,
} from '../testing/test-caller.ts';

/* An answer can be lost on its way. The same request again under the same key writes nothing more. */

const { call, emailsTo, order, rows, sent } = shopOfSuite();

const keyed = (key: string = randomUUID()) => ({ headers: { 'idempotency-key': key } });

/** The same request twice under one key; the answers are equal. @returns the second. */
async function twice(method: string, path: string, options: CallOptions = {}) {
  const again = { ...options, ...keyed() };
  const first = await call(method, path, again);
  const second = await call(method, path, again);
  expect(first.status).toBeLessThan(300);
  expect([second.status, second.body]).toEqual([first.status, first.body]);
  return second;
}
const message = { name: 'Hessa', email: 'h@dana.example', phone: '', subject: 'Hours', message: 'When?' };

describe('the same request twice under one key', () => {
  it('saves one new address, and edits, prefers and removes it once', async () => {
    const { token } = await register(call);
    const { body } = await twice('POST', '/addresses', { token, body: place });
    expect((await call('GET', '/addresses', { token })).body.data).toHaveLength(1);
    const at = `/addresses/${body.data.id}`;
    await twice('POST', at, { token, body: { ...place, town: 'Block 5' } });
    await twice('POST', `${at}/default`, { token, body: {} });
    await twice('DELETE', at, { token });
  });

  it('adds one favourite and takes it off once', async () => {
    const { token } = await register(call);
    const { body } = await twice('POST', '/favorites', { token, body: { product_id: 3 } });
    await twice('DELETE', `/favorites/${body.data.id}`, { token });
  });

  it('changes profile, e-mail and password once, and sends one mail', async () => {
    const { token, email, password } = await register(call);
    await emailsTo();
    sent.length = 0;
    const moved = { ...person, email: `twice-${email}`, current_password: password };
    await twice('POST', '/profile', { token, body: moved });
    expect(await emailsTo(email)).toHaveLength(1);
    const change = { current_password: password, ...newPassword('the second long password') };
    await twice('POST', '/update-password', { token, body: change });
  });

  it('leaves one review, one comment with one mail, one message and one subscription', async () => {
    const { token } = await register(call);
    await twice('POST', `/products/${palette}/reviews`, {
      token,
      body: { rating: 4, text: 'Good and light' },
    });
    const post = (await call('GET', '/posts')).body.data[0].slug;
    const before = (await rows('comments')).length;
    const comment = { name: 'Hessa', email: 'hessa@dana.example', text: 'Where is it made?' };
    await twice('POST', `/posts/${post}/comments`, { body: comment });
    expect(await emailsTo('shop@dana.example')).toHaveLength(1);
    expect(await rows('comments')).toHaveLength(before + 1);
    await twice('POST', '/contact-form', { body: message });
    expect(await rows('contact_messages')).toHaveLength(1);
    await twice('POST', '/newsletter/subscribe', { body: { email: comment.email, name: '' } });
  });

  it('opens one account and signs in each time, with the password alone', async () => {
    const body = { ...person, email: newEmail('once'), ...newPassword('a long password') };
    const key = keyed();
    const first = await call('POST', '/register', { body, ...key });
    const second = await call('POST', '/register', { body, ...key });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.data.user).toEqual(first.body.data.user);
    expect((await call('GET', '/profile', { token: second.body.data.token })).status).toBe(200);
    const guess = { ...body, ...newPassword('another password') };
    expect((await call('POST', '/register', { body: guess, ...key })).body.code).toBe('email_taken');
  });

  it('takes a line out of a cart once, and empties it once', async () => {
    const { data } = (await call('POST', '/carts/add', { body: { product_id: 2, quantity: 1 } })).body;
    await twice('DELETE', `/carts/${data.id}/items/${data.item_id}`);
    await twice('DELETE', `/carts/${data.id}/clear`);
  });
});

it('keeps no password where keys are kept', async () => {
  const { token, email, password } = await register(call);
  const key = keyed();
  // The same hash for another password: the password is no part of it.
  for (const current_password of [password, 'a guess']) {
    const body = { ...person, email: `kept-${email}`, current_password };
    expect((await call('POST', '/profile', { token, body, ...key })).status).toBe(200);
  }
});

/** A line in a new cart, and a way to set its quantity. */
async function lineOfCart() {
  const product = await findProduct(call, palette);
  const { data } = (await call('POST', '/carts/add', { body: { ...product, quantity: 1 } })).body;
  const edit = (quantity: number, { headers }: ReturnType<typeof keyed>, token?: string) =>
    call('POST', '/carts/edit-item', {
      ...{ headers, token },
      body: { cart_id: data.id, item_id: data.item_id, quantity },
    });
  const quantity = async () => (await call('GET', `/checkout?cart=${data.id}`)).body.data.items[0].quantity;
  return { cart: data.id as string, edit, quantity };
}

describe('an Idempotency-Key on cart calls', () => {
  const key = keyed('a-key-that-nobody-guesses');

  it('makes a repeated add count once', async () => {
    const product = await findProduct(call, palette);
    const add = () => call('POST', '/carts/add', { body: { ...product, quantity: 1 }, ...key });
    const answers = await Promise.all([add(), add(), add()]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.body.data.items_count).toBe(1);
  });

  it('answers a first edit that comes again late, and does not do it again, also after signing in', async () => {
    const { edit, quantity } = await lineOfCart();
    const { token } = await register(call);
    const first = keyed();
    expect((await edit(3, first)).body.data.items_count).toBe(3);
    expect((await edit(2, keyed())).body.data.items_count).toBe(2);
    expect((await edit(3, first)).body.data.items_count).toBe(3);
    await edit(3, first, token);
    expect(await quantity()).toBe(2);
  });

  it('is refused for another body, and when others could guess it', async () => {
    const body = { ...(await findProduct(call, palette)), quantity: 2 };
    const other = await call('POST', '/carts/add', { body, ...key });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
    expect((await call('POST', '/carts/add', { body, ...keyed('1') })).status).toBe(422);
  });
});

describe('an Idempotency-Key of an order', () => {
  it('cannot be used for another order', async () => {
    const key = keyed();
    expect((await order(key)).status).toBe(200);
    const { cart, status, body } = await order(key);
    expect([status, body.code]).toEqual([422, 'idempotency_key_reused']);
    expect((await call('GET', `/checkout?cart=${cart}`)).body.data.items).toHaveLength(1);
  });

  it('may be sent again when what was refused was put right', async () => {
    const [cart, key] = [await cartWith(call, palette), keyed()];
    const send = (changes = {}) => call('POST', '/checkout', { body: guestOrder(cart, changes), ...key });
    expect((await send({ promo_code: 'AUG23' })).status).toBe(422);
    expect((await send()).status).toBe(200);
  });
});

describe('the same request again after signing in', () => {
  it('does not add to a cart a second time, not even while the first is still under way', async () => {
    const product = await findProduct(call, palette);
    const { token } = await register(call);
    const body = { ...product, cart_id: null, quantity: 2 };
    const key = keyed();
    const [asGuest, asShopper] = await Promise.all([
      call('POST', '/carts/add', { body, ...key }),
      call('POST', '/carts/add', { body, ...key, token }),
    ]);
    expect(asShopper.body).toEqual(asGuest.body);
    const cart = asGuest.body.data.id;
    const again = { body: { ...body, cart_id: cart }, ...keyed() };
    for (const as of [undefined, token]) await call('POST', '/carts/add', { ...again, token: as });
    const { items } = (await call('GET', `/checkout?cart=${cart}`, { token })).body.data;
    expect(items).toMatchObject([{ quantity: 4 }]);
  });

  it('writes to the shop and orders no second time', async () => {
    const { token } = await register(call);
    const before = (await rows('contact_messages')).length;
    const written = { body: message, ...keyed() };
    const ordered = { body: guestOrder(await cartWith(call, palette)), ...keyed() };
    const orders = [];
    for (const as of [undefined, token]) {
      await call('POST', '/contact-form', { ...written, token: as });
      orders.push((await call('POST', '/checkout', { ...ordered, token: as })).body);
    }
    expect(await rows('contact_messages')).toHaveLength(before + 1);
    expect(orders[1]).toEqual(orders[0]);
  });

  it('is its own where another shopper, or another body, has the key', async () => {
    const product = await findProduct(call, palette);
    const [one, two, three] = [await register(call), await register(call), await register(call)];
    const key = keyed();
    const add = async (token?: string, quantity = 1) =>
      (await call('POST', '/carts/add', { body: { ...product, cart_id: null, quantity }, token, ...key }))
        .body.data;
    const { id } = await add(one.token);
    expect((await add(two.token)).id).not.toBe(id);
    expect((await add()).id).not.toBe(id);
    expect((await add(three.token, 2)).items_count).toBe(2);
  });
});
