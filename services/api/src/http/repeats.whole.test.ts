import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { apiOfSuite } from '../testing/api-of-suite.ts';
import {
  type CallOptions,
  callerOf,
  cartWith,
  findProduct,
  guestOrder,
  register,
} from '../testing/test-caller.ts';
import { recordMail } from '../testing/record-mail.ts';

/* An answer can be lost on its way. The same request again under the same key writes nothing more. */

const api = apiOfSuite(() => ({ mail }));
const call = callerOf(api);
const { mail, sent } = recordMail(({ text }) => !text.includes('/confirm-email?'));

/** The same request twice under one key; the answers are equal. @returns the second. */
async function twice(method: string, path: string, options: CallOptions = {}) {
  const again = { ...options, headers: { 'idempotency-key': randomUUID() } };
  const first = await call(method, path, again);
  const second = await call(method, path, again);
  expect(first.status).toBeLessThan(300);
  expect([second.status, second.body]).toEqual([first.status, first.body]);
  return second;
}
const place = { country_id: 1, city_id: 2, town: 'Block 4', address: 'Street 12', postal_code: '', type: 1 };
const countOf = async (table: 'comments' | 'contact_messages' | 'newsletter_subscribers') =>
  (await api.db.selectFrom(table).selectAll().execute()).length;

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
    const { product_id } = await findProduct(call, 'safwani-studio-headphones');
    const { body } = await twice('POST', '/favorites', { token, body: { product_id } });
    await twice('DELETE', `/favorites/${body.data.id}`, { token });
  });

  it('changes profile, e-mail and password once, and sends one mail', async () => {
    const { token, email, password } = await register(call);
    const names = { first_name: 'Noura', last_name: 'Al Sabah', phone: '' };
    const moved = { ...names, email: `twice-${email}`, current_password: password };
    await twice('POST', '/profile', { token, body: moved });
    await api.sendEmails();
    expect(sent.filter(({ to }) => to === email)).toHaveLength(1);
    const next = 'the second long password';
    const change = { current_password: password, password: next, password_confirmation: next };
    await twice('POST', '/update-password', { token, body: change });
  });

  it('leaves one review, one comment with one mail, one message and one subscription', async () => {
    const { token } = await register(call);
    const slug = (await call('GET', '/products')).body.data[0].slug;
    await twice('POST', `/products/${slug}/reviews`, { token, body: { rating: 4, text: 'Good and light' } });
    const post = (await call('GET', '/posts')).body.data[0].slug;
    const before = { comments: await countOf('comments'), messages: await countOf('contact_messages') };
    sent.length = 0;
    const comment = { name: 'Hessa', email: 'hessa@dana.example', text: 'Where is it made?' };
    await twice('POST', `/posts/${post}/comments`, { body: comment });
    await api.sendEmails();
    expect(sent.length).toBeLessThanOrEqual(1);
    expect(await countOf('comments')).toBe(before.comments + 1);
    const message = { ...comment, phone: '', subject: 'A question', message: comment.text, website: '' };
    await twice('POST', '/contact-form', { body: message });
    expect(await countOf('contact_messages')).toBe(before.messages + 1);
    await twice('POST', '/newsletter/subscribe', { body: { email: comment.email, name: '' } });
  });

  it('opens one account and signs in each time, with the password alone', async () => {
    const person = {
      first_name: 'Noura',
      last_name: 'Al Sabah',
      phone: '',
      email: `once-${randomUUID()}@dana.example`,
    };
    const body = { ...person, password: 'a long password', password_confirmation: 'a long password' };
    const headers = { 'idempotency-key': randomUUID() };
    const first = await call('POST', '/register', { body, headers });
    const second = await call('POST', '/register', { body, headers });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.data.user).toEqual(first.body.data.user);
    expect((await call('GET', '/profile', { token: second.body.data.token })).status).toBe(200);
    const guess = { ...body, password: 'another password', password_confirmation: 'another password' };
    expect((await call('POST', '/register', { body: guess, headers })).body.code).toBe('email_taken');
    expect((await call('POST', '/register', { body })).body.code).toBe('email_taken');
  });

  it('takes a line out of a cart once, and empties it once', async () => {
    const { product_id } = await findProduct(call, 'safwani-studio-headphones');
    const added = await call('POST', '/carts/add', { body: { cart_id: null, product_id, quantity: 1 } });
    const { id, item_id } = added.body.data;
    await twice('DELETE', `/carts/${id}/items/${item_id}`);
    await twice('DELETE', `/carts/${id}/clear`);
  });
});

it('keeps no password where keys are kept', async () => {
  const { token, email, password } = await register(call);
  const names = { first_name: 'Noura', last_name: 'Al Sabah', phone: '' };
  const bodies = [
    { ...names, email: `kept-${email}`, current_password: password },
    { ...names, email: `kept-${email}`, current_password: 'a guess' },
  ];
  const headers = { 'idempotency-key': randomUUID() };
  expect((await call('POST', '/profile', { token, body: bodies[0], headers })).status).toBe(200);
  // The same hash for another password: the password is no part of it.
  expect((await call('POST', '/profile', { token, body: bodies[1], headers })).status).toBe(200);
});

describe('an Idempotency-Key on cart calls', () => {
  const key = { 'idempotency-key': 'a-key-that-nobody-guesses' };

  it('makes a repeated add count once', async () => {
    const product = await findProduct(call, 'zahriyat-dune-palette');
    const add = () => call('POST', '/carts/add', { body: { ...product, quantity: 1 }, headers: key });
    const answers = await Promise.all([add(), add(), add()]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const cart = answers[0]?.body.data;
    expect(cart.items_count).toBe(1);
    const edit = (quantity: number, name: string) =>
      call('POST', '/carts/edit-item', {
        body: { cart_id: cart.id, item_id: cart.item_id, quantity },
        headers: { 'idempotency-key': name },
      });
    expect((await edit(3, 'the-first-edit-of-all')).body.data.items_count).toBe(3);
    expect((await edit(2, 'the-second-edit-of-all')).body.data.items_count).toBe(2);
    // The first edit comes again, late: it is answered and not done again.
    expect((await edit(3, 'the-first-edit-of-all')).body.data.items_count).toBe(3);
    const checkout = await call('GET', `/checkout?cart=${cart.id}`);
    expect(checkout.body.data.items[0].quantity).toBe(2);
  });

  it('is refused for another body, and when others could guess it', async () => {
    const product = await findProduct(call, 'zahriyat-dune-palette');
    const other = await call('POST', '/carts/add', { body: { ...product, quantity: 2 }, headers: key });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
    const short = { 'idempotency-key': '1' };
    expect(
      (await call('POST', '/carts/add', { body: { ...product, quantity: 1 }, headers: short })).status,
    ).toBe(422);
  });
});

describe('an Idempotency-Key of an order', () => {
  const order = (cart: string, key: string, changes = {}) =>
    call('POST', '/checkout', { body: guestOrder(cart, changes), headers: { 'idempotency-key': key } });
  const newCart = () => cartWith(call, 'qumash-daily-t-shirt');

  it('cannot be used for another order', async () => {
    const key = randomUUID();
    expect((await order(await newCart(), key)).status).toBe(200);
    const cart = await newCart();
    const answer = await order(cart, key);
    expect([answer.status, answer.body.code]).toEqual([422, 'idempotency_key_reused']);
    expect((await call('GET', `/checkout?cart=${cart}`)).body.data.items).toHaveLength(1);
  });

  it('may be sent again when what was refused was put right', async () => {
    const [cart, key] = [await newCart(), randomUUID()];
    expect((await order(cart, key, { promo_code: 'AUG23' })).status).toBe(422);
    expect((await order(cart, key)).status).toBe(200);
  });
});

describe('the same request again after signing in', () => {
  const headers = () => ({ 'idempotency-key': randomUUID() });

  it('does not add to a cart a second time, not even while the first is still under way', async () => {
    const product = await findProduct(call, 'zahriyat-dune-palette');
    const { token } = await register(call);
    const body = { ...product, cart_id: null, quantity: 2 };
    const key = headers();
    const [asGuest, asShopper] = await Promise.all([
      call('POST', '/carts/add', { body, headers: key }),
      call('POST', '/carts/add', { body, headers: key, token }),
    ]);
    expect(asShopper.body).toEqual(asGuest.body);
    const cart = asGuest.body.data.id;
    const again = { body: { ...body, cart_id: cart }, headers: headers() };
    await call('POST', '/carts/add', again);
    await call('POST', '/carts/add', { ...again, token });
    const { items } = (await call('GET', `/checkout?cart=${cart}`, { token })).body.data;
    expect(items).toMatchObject([{ quantity: 4 }]);
  });

  it('changes quantities, writes to the shop and orders no second time', async () => {
    const { token } = await register(call);
    const product = await findProduct(call, 'zahriyat-dune-palette');
    const added = (await call('POST', '/carts/add', { body: { ...product, quantity: 1 } })).body.data;
    const edit = { body: { cart_id: added.id, item_id: added.item_id, quantity: 3 }, headers: headers() };
    await call('POST', '/carts/edit-item', edit);
    const other = { ...edit, body: { ...edit.body, quantity: 2 }, headers: headers() };
    await call('POST', '/carts/edit-item', other);
    // The first comes again, late.
    await call('POST', '/carts/edit-item', { ...edit, token });
    const { items } = (await call('GET', `/checkout?cart=${added.id}`)).body.data;
    expect(items).toMatchObject([{ quantity: 2 }]);

    const before = await countOf('contact_messages');
    const message = {
      body: {
        name: 'Hessa',
        email: 'h@dana.example',
        phone: '',
        subject: 'Hours',
        message: 'When do you open?',
      },
      headers: headers(),
    };
    await call('POST', '/contact-form', message);
    await call('POST', '/contact-form', { ...message, token });
    expect(await countOf('contact_messages')).toBe(before + 1);

    const order = { body: guestOrder(added.id), headers: headers() };
    const first = await call('POST', '/checkout', order);
    expect((await call('POST', '/checkout', { ...order, token })).body).toEqual(first.body);
  });

  it('is its own where another shopper, or another body, has the key', async () => {
    const product = await findProduct(call, 'zahriyat-dune-palette');
    const [one, two] = [await register(call), await register(call)];
    const body = { ...product, cart_id: null, quantity: 1 };
    const key = headers();
    const add = async (token?: string, quantity = 1) =>
      (
        await call('POST', '/carts/add', {
          body: { ...body, quantity },
          headers: key,
          ...(token && { token }),
        })
      ).body;
    const first = await add(one.token);
    expect((await add(two.token)).data.id).not.toBe(first.data.id);
    expect((await add()).data.id).not.toBe(first.data.id);
    const third = await register(call);
    expect((await add(third.token, 2)).data.items_count).toBe(2);
  });
});
