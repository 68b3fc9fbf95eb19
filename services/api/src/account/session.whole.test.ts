import { favoriteAnswerSchema, favoritesAnswerSchema } from '@dana/contracts/api/favorite';
import { sessionAnswerSchema } from '@dana/contracts/api/session';
import { profileAnswerSchema } from '@dana/contracts/api/user';
import { describe, expect, it } from 'vitest';
import { apiOfSuite } from '../testing/api-of-suite.ts';
import { callerOf, findProduct, register } from '../testing/test-caller.ts';

const api = apiOfSuite();
const call = callerOf(api);

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

  it('lets a bad bearer sign in, who is refused anywhere else', async () => {
    const body = { email: form.email, password: form.password };
    expect((await call('POST', '/login', { token: 'x'.repeat(43), body })).status).toBe(200);
  });

  it('reads no body of more than 64 KB', async () => {
    expect((await call('POST', '/login', { body: { email: 'x'.repeat(70_000) } })).status).toBe(413);
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
    expect(added.body.data.product.slug).toBe('sadafine-wave-ring');
    const again = await call('POST', '/favorites', { token, body: { product_id: String(product_id) } });
    expect(favoriteAnswerSchema.parse(again.body).data?.id).toBe(favorite?.id);
    const elsewhere = (await call('POST', '/login', { body: { email, password } })).body.data.token;
    const { data } = favoritesAnswerSchema.parse(
      (await call('GET', '/favorites', { token: elsewhere })).body,
    );
    expect(data.map((entry) => entry.product.slug)).toEqual(['sadafine-wave-ring']);
    expect((await call('DELETE', `/favorites/${favorite?.id}`, { token })).status).toBe(200);
    expect((await call('GET', '/favorites', { token })).body.data).toEqual([]);
  });

  it('refuse a product that is not there', async () => {
    const { token } = await register(call);
    for (const product_id of [9999, 'x', null, -1]) {
      expect((await call('POST', '/favorites', { token, body: { product_id } })).status).toBe(422);
    }
  });
});

describe('a password that is easy to guess', () => {
  const common = ['password', '12345678', '        ', 'Password1', 'P@ssw0rd', 'qwertyuiop', '١٢٣٤٥٦٧٨'];
  const twice = (password: string) => ({ password, password_confirmation: password });

  it.each(common)('opens no account: %j, in both languages', async (password) => {
    const body = { ...form, email: 'common@dana.example', ...twice(password) };
    for (const [lang, word] of [
      ['en', 'easy to guess'],
      ['ar', 'سهلة التخمين'],
    ] as const) {
      const answer = await call('POST', '/register', { body, lang });
      expect([answer.status, answer.body.code]).toEqual([422, 'common_password']);
      expect(answer.body.errors.password[0]).toContain(word);
    }
  });

  it('is refused for an account that exists, also where it is made of the own e-mail', async () => {
    const { token, email, password } = await register(call);
    const change = (word: string) =>
      call('POST', '/update-password', { token, body: { current_password: password, ...twice(word) } });
    expect((await change('iloveyou1')).body.code).toBe('common_password');
    expect((await change(email)).body.code).toBe('common_password');
    expect((await change('لؤلؤة البحر')).status).toBe(200);
  });

  it('is no long sentence in any script', async () => {
    const sentence = 'اللؤلؤ في البحر والبحر في الكويت '.repeat(6);
    const body = { ...form, email: 'long@dana.example', ...twice(sentence) };
    expect((await call('POST', '/register', { body })).status).toBe(201);
  });
});
