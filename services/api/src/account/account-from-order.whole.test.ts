import { addressesAnswerSchema } from '@dana/contracts/api/address';
import { ordersAnswerSchema } from '@dana/contracts/api/order';
import { sessionAnswerSchema } from '@dana/contracts/api/session';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createApi } from '../app.ts';
import { apiOfSuite } from '../testing/api-of-suite.ts';
import { testDeps } from '../testing/test-api.ts';
import { callerOf, cartWith, guestOrder, register } from '../testing/test-caller.ts';

const api = apiOfSuite();
const call = callerOf(api);

const password = 'seven pearls of the gulf';
const newEmail = () => `guest-${randomUUID()}@dana.example`;

async function order(email: string, token?: string): Promise<string> {
  const cart = await cartWith(call, 'zahriyat-dune-palette', { ...(token && { token }) });
  const placed = await call('POST', '/checkout', {
    body: guestOrder(cart, { email }),
    ...(token && { token }),
  });
  return placed.body.data.payment_info.id;
}
const create = (id: string, { word = password, key }: { word?: string; key?: string } = {}) =>
  call('POST', `/orders/${id}/account`, {
    body: { password: word },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const signIn = (email: string, word = password) =>
  call('POST', '/login', { body: { email, password: word } });

describe('an account from a guest’s order', () => {
  it('takes a password, the rest from the order, and owns it', async () => {
    const email = newEmail();
    const id = await order(email.toUpperCase());
    const made = await create(id);
    expect(made.status).toBe(201);
    const { user, token } = sessionAnswerSchema.parse(made.body).data;
    expect(user).toMatchObject({
      first_name: 'Fahad',
      last_name: 'Al Mutairi',
      phone: '+96550001234',
      email,
    });
    expect(user.email_verified).toBe(false);
    const orders = ordersAnswerSchema.parse((await call('GET', '/orders', { token })).body).data;
    expect(orders.map((each) => each.id)).toEqual([id]);
    const addresses = addressesAnswerSchema.parse((await call('GET', '/addresses', { token })).body).data;
    expect(addresses).toMatchObject([{ town: 'Block 4', address: 'Street 12, house 8', is_default: true }]);
    expect((await call('GET', `/orders/${id}`, { token })).status).toBe(200);
    expect((await call('GET', `/orders/${id}`)).status).toBe(404);
    expect((await signIn(email)).status).toBe(200);
  });

  it('leaves other orders of this e-mail alone: nobody has proved it yet', async () => {
    const email = newEmail();
    const earlier = await order(email);
    const { token } = (await create(await order(email))).body.data;
    expect((await call('GET', '/orders', { token })).body.data).toHaveLength(1);
    expect((await call('GET', `/orders/${earlier}`)).status).toBe(200);
  });

  it('keeps the rules of registration for its password, and the order stays the guest’s', async () => {
    const id = await order(newEmail());
    for (const [word, sentence] of [
      ['short', 'Use at least 8 characters'],
      ['password1', 'This password is easy to guess'],
    ] as const) {
      const refused = await create(id, { word });
      expect(refused.status).toBe(422);
      expect(refused.body.errors.password[0]).toContain(sentence);
    }
    expect((await call('GET', `/orders/${id}`)).status).toBe(200);
    expect((await create(id)).status).toBe(201);
  });

  it('says of an e-mail that has an account what registering says', async () => {
    const { email } = await register(call);
    const id = await order(email);
    const refused = await create(id);
    const form = {
      first_name: 'A',
      last_name: 'B',
      phone: '',
      email,
      password,
      password_confirmation: password,
    };
    const registered = await call('POST', '/register', { body: form });
    expect([refused.status, refused.body]).toEqual([registered.status, registered.body]);
    expect(refused.body.code).toBe('email_taken');
    expect((await call('GET', `/orders/${id}`)).status).toBe(200);
  });

  it('is one account, however often the same is sent, one after the other or at once', async () => {
    const email = newEmail();
    const id = await order(email);
    const key = randomUUID();
    const answers = await Promise.all([create(id, { key }), create(id, { key }), create(id, { key })]);
    answers.push(await create(id, { key }));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.data.user.id)).size).toBe(1);
    for (const { body } of answers)
      expect((await call('GET', '/profile', { token: body.data.token })).status).toBe(200);
    const { token } = answers[0]?.body.data ?? {};
    expect((await call('GET', '/addresses', { token })).body.data).toHaveLength(1);
    // Who knows the key and not the password gets no session.
    const other = await create(id, { key, word: 'another long sentence' });
    expect([other.status, other.body.code]).toEqual([422, 'email_taken']);
    // Without the key the order is somebody's by now.
    expect((await create(id)).status).toBe(404);
  });

  it('finds no order that is not there, that is an account’s, or that has an impossible id', async () => {
    const shopper = await register(call);
    const owned = await order(newEmail(), shopper.token);
    const answers = [];
    for (const id of [owned, 'nobody', '%20', 'a'.repeat(300)]) answers.push(await create(id));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await call('GET', `/orders/${owned}`, { token: shopper.token })).status).toBe(200);
  });

  it('counts together with registrations', async () => {
    const usual = testDeps(api.db, '');
    const callLimited = callerOf(createApi({ ...usual, limits: { ...usual.limits, register: 1 } }));
    const ask = () =>
      callLimited('POST', '/register', {
        body: {
          first_name: 'A',
          last_name: 'B',
          email: newEmail(),
          phone: '',
          password,
          password_confirmation: password,
        },
      });
    for (const _ of [1, 2, 3, 4]) expect((await ask()).status).toBe(201);
    const cart = await cartWith(callLimited, 'zahriyat-dune-palette');
    const placed = await callLimited('POST', '/checkout', { body: guestOrder(cart, { email: newEmail() }) });
    const { id } = placed.body.data.payment_info;
    expect((await callLimited('POST', `/orders/${id}/account`, { body: { password } })).status).toBe(429);
  });
});

describe('whether there is an order for a caller', () => {
  const head = async (id: string, token?: string) =>
    (
      await api.fetch(
        new Request(`http://api.test/api/orders/${id}`, {
          method: 'HEAD',
          ...(token && { headers: { authorization: `Bearer ${token}` } }),
        }),
      )
    ).status;

  it('is said without the order', async () => {
    const [owner, stranger] = [await register(call), await register(call)];
    const [guests, owned] = [await order(newEmail()), await order(newEmail(), owner.token)];
    expect([await head(guests), await head(owned), await head('nobody')]).toEqual([200, 404, 404]);
    expect([await head(owned, owner.token), await head(owned, stranger.token)]).toEqual([200, 404]);
    expect(await head(guests, 'a-token-that-nobody-has')).toBe(401);
  });

  it('lets somebody who tracks an account’s order find it again after signing in', async () => {
    const owner = await register(call);
    const id = await order(owner.email, owner.token);
    const { number } = (await call('GET', `/orders/${id}`, { token: owner.token })).body.data;
    const body = { number, email: owner.email };
    const asGuest = (await call('POST', '/orders/track', { body })).body.data;
    expect([asGuest.id, asGuest.account_order_id]).toEqual([null, id]);
    const asOwner = (await call('POST', '/orders/track', { body, token: owner.token })).body.data;
    expect([asOwner.id, asOwner.account_order_id]).toEqual([id, null]);
  });
});
