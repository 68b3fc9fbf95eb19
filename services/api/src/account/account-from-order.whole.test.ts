import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import { newEmail, person, register, twice } from '../testing/test-caller.ts';

const { api, call, limited, order, signIn } = shopOfSuite();

const password = 'seven pearls of the gulf';
const placed = async (email: string, token?: string) => (await order({ form: { email }, token })).id;
const create = (id: string, { word = password, key }: { word?: string; key?: string } = {}) =>
  call('POST', `/orders/${id}/account`, {
    body: { password: word },
    ...(key && { headers: { 'idempotency-key': key } }),
  });

describe('an account from a guest’s order', () => {
  it('takes a password, the rest from the order, and owns it alone: nobody has proved the e-mail yet', async () => {
    const email = newEmail();
    const earlier = await placed(email);
    const id = await placed(email.toUpperCase());
    const { user, token } = (await create(id)).body.data;
    const names = { first_name: 'Fahad', last_name: 'Al Mutairi', phone: '+96550001234' };
    expect(user).toMatchObject({ ...names, email, email_verified: false });
    expect((await call('GET', '/orders', { token })).body.data).toMatchObject([{ id }]);
    expect((await call('GET', '/addresses', { token })).body.data).toMatchObject([
      { town: 'Block 4', address: 'Street 12, house 8', is_default: true },
    ]);
    expect((await call('GET', `/orders/${id}`)).status).toBe(404);
    expect((await call('GET', `/orders/${earlier}`)).status).toBe(200);
    expect((await signIn({ email, password })).status).toBe(200);
  });

  it('keeps the rules of registration for its password and its e-mail, and the order stays the guest’s', async () => {
    const id = await placed(newEmail());
    const guessed = await create(id, { word: 'password1' });
    expect(guessed.body.errors.password[0]).toContain('This password is easy to guess');
    const { email } = await register(call);
    const taken = await placed(email);
    const refused = await create(taken);
    const registered = await call('POST', '/register', { body: { ...person, email, ...twice(password) } });
    expect([refused.status, refused.body]).toEqual([registered.status, registered.body]);
    expect(refused.body.code).toBe('email_taken');
    for (const each of [id, taken]) expect((await call('GET', `/orders/${each}`)).status).toBe(200);
  });

  it('is one account, however often the same is sent, one after the other or at once', async () => {
    const id = await placed(newEmail());
    const key = randomUUID();
    const answers = await Promise.all([create(id, { key }), create(id, { key }), create(id, { key })]);
    answers.push(await create(id, { key }));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.data.user.id)).size).toBe(1);
    for (const { body } of answers)
      expect((await call('GET', '/addresses', { token: body.data.token })).body.data).toHaveLength(1);
    // Who knows the key and not the password gets no session.
    const other = await create(id, { key, word: 'another long sentence' });
    expect([other.status, other.body.code]).toEqual([422, 'email_taken']);
  });

  it('finds no order that is not there, that is an account’s, or that has an impossible id', async () => {
    const { token } = await register(call);
    const owned = await placed(newEmail(), token);
    const answers = [];
    for (const id of [owned, 'nobody', '%20', 'a'.repeat(300)]) answers.push(await create(id));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('counts together with registrations', async () => {
    const strict = limited({ register: 1 });
    for (const _ of [1, 2, 3, 4])
      expect(
        await strict('POST', '/register', { body: { ...person, email: newEmail(), ...twice(password) } }),
      ).toHaveProperty('status', 201);
    const { id } = await order({ by: strict });
    expect((await strict('POST', `/orders/${id}/account`, { body: { password } })).status).toBe(429);
  });
});

describe('whether there is an order for a caller', () => {
  const head = async (id: string, token?: string) => {
    const headers = { ...(token && { authorization: `Bearer ${token}` }) };
    return (await api.fetch(new Request(`http://api.test/api/orders/${id}`, { method: 'HEAD', headers })))
      .status;
  };

  it('is said without the order', async () => {
    const [owner, stranger] = [await register(call), await register(call)];
    const [guests, owned] = [await placed(newEmail()), await placed(newEmail(), owner.token)];
    expect([await head(guests), await head(owned), await head('nobody')]).toEqual([200, 404, 404]);
    expect([await head(owned, owner.token), await head(owned, stranger.token)]).toEqual([200, 404]);
    expect(await head(guests, 'a-token-that-nobody-has')).toBe(401);
  });

  it('lets somebody who tracks an account’s order find it again after signing in', async () => {
    const { token, email } = await register(call);
    const id = await placed(email, token);
    const { number } = (await call('GET', `/orders/${id}`, { token })).body.data;
    const track = async (as?: string) =>
      (await call('POST', '/orders/track', { body: { number, email }, token: as })).body.data;
    expect(await track()).toMatchObject({ id: null, account_order_id: id });
    expect(await track(token)).toMatchObject({ id, account_order_id: null });
  });
});
