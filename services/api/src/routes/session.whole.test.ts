import { doneSchema } from '@dana/contracts/api/envelope';
import { favoriteAnswerSchema, favoritesAnswerSchema } from '@dana/contracts/api/favorite';
import { sessionAnswerSchema } from '@dana/contracts/api/session';
import { profileAnswerSchema } from '@dana/contracts/api/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { type Call, callerOf, findProduct, register } from '../testing/test-caller.ts';

let api: TestApi;
let call: Call;
beforeAll(async () => {
  api = await createTestApi();
  call = callerOf(api);
});
afterAll(() => api.close());

const form = {
  first_name: 'Maryam',
  last_name: 'Al Kandari',
  email: 'Maryam@Dana.Example',
  phone: '٥٠٠٠ ١٢٣٤',
  password: 'pearls and gold',
  password_confirmation: 'pearls and gold',
};

describe('registering and signing in', () => {
  it('signs a new shopper in at once, with a clean e-mail and phone', async () => {
    const answer = await call('POST', '/register', { body: form });
    expect(answer.status).toBe(201);
    const { data } = sessionAnswerSchema.parse(answer.body);
    expect(data.user).toMatchObject({ email: 'maryam@dana.example', phone: '+96550001234', cart: null });
    const profile = await call('GET', '/profile', { token: data.token });
    expect(profileAnswerSchema.parse(profile.body).data.user.name).toBe('Maryam Al Kandari');
  });

  it('refuses a second account with the same e-mail, in the shopper’s language', async () => {
    const { status, body } = await call('POST', '/register', { body: form, lang: 'ar' });
    expect(status).toBe(422);
    expect(body.errors.email).toEqual(['يوجد حساب بهذا البريد الإلكتروني']);
  });

  it('names every wrong field of a registration', async () => {
    const body = {
      ...form,
      first_name: ' ',
      email: 'not an address',
      password: 'short',
      password_confirmation: 'x',
    };
    const answer = await call('POST', '/register', { body });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject({
      first_name: ['This field is required'],
      email: ['Enter a valid e-mail address'],
      password: ['Use at least 8 characters'],
    });
  });

  it('signs in with the right password only, and says no more than that', async () => {
    const right = await call('POST', '/login', { body: { email: form.email, password: form.password } });
    expect(sessionAnswerSchema.parse(right.body).data.token).toBeTruthy();
    const wrong = await call('POST', '/login', {
      body: { email: form.email, password: 'pearls and silver' },
    });
    const unknown = await call('POST', '/login', {
      body: { email: 'nobody@dana.example', password: form.password },
    });
    expect([wrong.status, unknown.status]).toEqual([422, 422]);
    expect(wrong.body).toEqual(unknown.body);
  });

  it('never returns the password, and stores neither it nor the token in the clear', async () => {
    const { token } = await register(call);
    const rows = await api.db.selectFrom('tokens').select('token_hash').execute();
    expect(rows.map((row) => row.token_hash)).not.toContain(token);
    const [user] = await api.db.selectFrom('users').select('password_hash').execute();
    expect(user?.password_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify((await call('GET', '/profile', { token })).body)).not.toContain('argon2');
  });

  it('signs out: the token is worth nothing afterwards', async () => {
    const { token } = await register(call);
    expect(doneSchema.parse((await call('POST', '/logout', { token })).body)).toMatchObject({
      success: true,
    });
    expect((await call('GET', '/profile', { token })).status).toBe(401);
  });

  it('answers 401 to a bad bearer anywhere, but lets it sign in', async () => {
    expect((await call('GET', '/products', { token: 'x'.repeat(43) })).status).toBe(401);
    expect((await call('GET', '/profile')).status).toBe(401);
    const body = { email: form.email, password: form.password };
    expect((await call('POST', '/login', { token: 'x'.repeat(43), body })).status).toBe(200);
  });

  it('gives an e-mail that two shoppers ask for at once to one of them', async () => {
    const both = [await register(call), await register(call)];
    const profile = {
      first_name: 'Noura',
      last_name: 'Al Sabah',
      phone: '',
      email: 'requested@dana.example',
    };
    const answers = await Promise.all(
      both.map(({ token, password }) =>
        call('POST', '/profile', { token, body: { ...profile, current_password: password } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.body).toMatchObject({ code: 'email_taken', errors: { email: [expect.any(String)] } });
  });

  it('slows down after too many attempts and says when to come back', async () => {
    const limited = await createTestApi({ limits: { signIn: 2, register: 2, messages: 2 } });
    const limitedCall = callerOf(limited);
    const body = { email: 'a@dana.example', password: 'x' };
    const answers = [];
    for (let attempt = 0; attempt < 3; attempt += 1)
      answers.push(await limitedCall('POST', '/login', { body }));
    expect(answers.map((answer) => answer.status)).toEqual([422, 422, 429]);
    expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
    await limited.close();
  });
});

describe('the profile', () => {
  it('changes names, e-mail and phone', async () => {
    const { token, password } = await register(call);
    const body = { first_name: 'Hessa', last_name: 'Al Bahar', email: 'hessa@dana.example', phone: '' };
    const answer = await call('POST', '/profile', { token, body: { ...body, current_password: password } });
    expect(profileAnswerSchema.parse(answer.body).data.user).toMatchObject({
      name: 'Hessa Al Bahar',
      phone: '',
    });
  });

  it('refuses an e-mail of another account and pictures that were never uploaded', async () => {
    const { token, password: current_password } = await register(call);
    const names = { first_name: 'Hessa', last_name: 'Al Bahar', phone: '' };
    const body = { ...names, email: form.email, current_password };
    expect((await call('POST', '/profile', { token, body })).body.errors).toHaveProperty('email');
    const withFile = { ...body, email: 'h2@dana.example', files_ids: [12] };
    expect((await call('POST', '/profile', { token, body: withFile })).body.errors).toHaveProperty(
      'files_ids',
    );
  });

  it('changes the password, and signs out every other device', async () => {
    const { token, email, password } = await register(call);
    const elsewhere = (await call('POST', '/login', { body: { email, password } })).body.data.token;
    const change = {
      current_password: password,
      password: 'a newer password',
      password_confirmation: 'a newer password',
    };
    const wrong = await call('POST', '/update-password', {
      token,
      body: { ...change, current_password: 'guess' },
    });
    expect(wrong.body.errors).toHaveProperty('current_password');
    expect((await call('POST', '/update-password', { token, body: change })).status).toBe(200);
    expect((await call('GET', '/profile', { token })).status).toBe(200);
    expect((await call('GET', '/profile', { token: elsewhere })).status).toBe(401);
    expect((await call('POST', '/login', { body: { email, password: 'a newer password' } })).status).toBe(
      200,
    );
  });
});

describe('favourites', () => {
  it('are kept with the account and found again on another device', async () => {
    const { token, email, password } = await register(call);
    const { product_id } = await findProduct(call, 'sadafine-wave-ring');
    const added = await call('POST', '/favorites', { token, body: { product_id } });
    const favorite = favoriteAnswerSchema.parse(added.body).data;
    expect(favorite.product.slug).toBe('sadafine-wave-ring');
    const again = await call('POST', '/favorites', { token, body: { product_id: String(product_id) } });
    expect(favoriteAnswerSchema.parse(again.body).data.id).toBe(favorite.id);
    const elsewhere = (await call('POST', '/login', { body: { email, password } })).body.data.token;
    const { data } = favoritesAnswerSchema.parse(
      (await call('GET', '/favorites', { token: elsewhere })).body,
    );
    expect(data.map((entry) => entry.product.slug)).toEqual(['sadafine-wave-ring']);
    expect((await call('DELETE', `/favorites/${favorite.id}`, { token })).status).toBe(200);
    expect((await call('GET', '/favorites', { token })).body.data).toEqual([]);
  });

  it('are nobody else’s', async () => {
    const owner = await register(call);
    const other = await register(call);
    const { product_id } = await findProduct(call, 'sadafine-wave-ring');
    const { id } = (await call('POST', '/favorites', { token: owner.token, body: { product_id } })).body.data;
    expect((await call('DELETE', `/favorites/${id}`, { token: other.token })).status).toBe(404);
    expect((await call('DELETE', `/favorites/${id}`)).status).toBe(401);
    expect((await call('GET', '/favorites', { token: owner.token })).body.data).toHaveLength(1);
  });

  it('refuse a product that is not there', async () => {
    const { token } = await register(call);
    for (const product_id of [9999, 'x', null, -1]) {
      expect((await call('POST', '/favorites', { token, body: { product_id } })).status).toBe(422);
    }
  });
});

describe('bodies that cannot be read', () => {
  it('are refused with the status that fits', async () => {
    const send = (body: string, headers = {}) => call('POST', '/login', { body, headers });
    expect((await send('{"email":')).status).toBe(400);
    expect((await send('[1]')).status).toBe(400);
    expect((await send('email=a', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
    expect((await send(JSON.stringify({ email: 'x'.repeat(70_000) }))).status).toBe(413);
  });
});
