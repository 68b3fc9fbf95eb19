import { describe, expect, it } from 'vitest';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import { findProduct, newEmail, person, register, twice } from '../testing/test-caller.ts';

const { call, clock, emailsTo, mailed, rows, sent, signIn } = shopOfSuite();

const form = {
  first_name: 'Maryam',
  last_name: 'Al Kandari',
  email: 'Maryam@Dana.Example',
  phone: '٥٠٠٠ ١٢٣٤',
  ...twice('pearls and gold'),
};

describe('registering and signing in', () => {
  it('signs a new shopper in at once, with a clean e-mail and phone', async () => {
    const { status, body } = await call('POST', '/register', { body: form });
    expect(status).toBe(201);
    const clean = { email: 'maryam@dana.example', phone: '+96550001234', cart: null };
    expect(body.data.user).toMatchObject(clean);
    const profile = await call('GET', '/profile', { token: body.data.token });
    expect(profile.body.data.user.name).toBe('Maryam Al Kandari');
  });

  it('names every wrong field of a registration', async () => {
    const body = { ...form, first_name: ' ', email: 'not an address', ...twice('short') };
    expect((await call('POST', '/register', { body })).body.errors).toEqual({
      first_name: ['This field is required'],
      email: ['Enter a valid e-mail address'],
      password: ['Use at least 8 characters'],
    });
  });

  it('signs in with the right password only, and says no more than that', async () => {
    expect((await signIn(form)).body.data.token).toBeTruthy();
    const wrong = await signIn({ ...form, password: 'pearls and silver' });
    const unknown = await signIn({ ...form, email: 'nobody@dana.example' });
    expect([wrong.status, wrong.body]).toEqual([422, unknown.body]);
    // A bad bearer, who is refused anywhere else, may sign in.
    const { email, password } = form;
    const again = await call('POST', '/login', { token: 'x'.repeat(43), body: { email, password } });
    expect(again.status).toBe(200);
  });

  it('never returns the password, and stores neither it nor the token in the clear', async () => {
    const { token } = await register(call);
    expect((await rows('tokens')).map((row) => row.token_hash)).not.toContain(token);
    expect((await rows('users'))[0]?.password_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify((await call('GET', '/profile', { token })).body)).not.toContain('argon2');
  });

  it('reads no body of more than 64 KB', async () => {
    expect((await call('POST', '/login', { body: { email: 'x'.repeat(70_000) } })).status).toBe(413);
  });

  it('gives an e-mail that two shoppers ask for at once to one of them', async () => {
    const both = [await register(call), await register(call)];
    const email = newEmail('requested');
    const answers = await Promise.all(
      both.map(({ token, password }) =>
        call('POST', '/profile', { token, body: { ...person, email, current_password: password } }),
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
    const body = { ...person, first_name: 'Hessa', email: 'hessa@dana.example', current_password: password };
    const { user } = (await call('POST', '/profile', { token, body })).body.data;
    expect(user).toMatchObject({ name: 'Hessa Al Sabah', email: 'hessa@dana.example', phone: '' });
  });

  // That a wrong current password changes nothing is in the contract.
  it('changes the password, and signs out every other device', async () => {
    const shopper = await register(call);
    const { token, password } = shopper;
    const elsewhere = (await signIn(shopper)).body.data.token;
    const body = { current_password: password, ...twice('a newer password') };
    expect((await call('POST', '/update-password', { token, body })).status).toBe(200);
    expect((await call('GET', '/profile', { token })).status).toBe(200);
    expect((await call('GET', '/profile', { token: elsewhere })).status).toBe(401);
    expect((await signIn({ ...shopper, password: 'a newer password' })).status).toBe(200);
  });
});

describe('favourites', () => {
  it('are kept with the account and found again on another device', async () => {
    const shopper = await register(call);
    const { product_id } = await findProduct(call, 'sadafine-wave-ring');
    const body = { product_id: String(product_id) };
    await call('POST', '/favorites', { token: shopper.token, body });
    const { token } = (await signIn(shopper)).body.data;
    const { data } = (await call('GET', '/favorites', { token })).body;
    expect(data).toMatchObject([{ product: { slug: 'sadafine-wave-ring' } }]);
  });
});

describe('a password that is easy to guess', () => {
  const common = ['password', '        ', 'Password1', 'P@ssw0rd', 'qwertyuiop', '١٢٣٤٥٦٧٨'];

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
    for (const word of ['iloveyou1', email]) expect((await change(word)).body.code).toBe('common_password');
    expect((await change('لؤلؤة البحر')).status).toBe(200);
  });

  it('is no long sentence in any script', async () => {
    const sentence = 'اللؤلؤ في البحر والبحر في الكويت '.repeat(6);
    const body = { ...form, email: 'long@dana.example', ...twice(sentence) };
    expect((await call('POST', '/register', { body })).status).toBe(201);
  });
});

async function askForLink(email: string, lang: 'en' | 'ar' = 'en') {
  const { status, body } = await call('POST', '/forgot-password', { body: { email }, lang });
  return {
    answer: [status, body],
    token: await mailed(email, new RegExp(`/${lang}/forgot\\?token=([\\w-]+)`)),
  };
}
const choose = (token: string, password = 'a brand new pearl') =>
  call('POST', '/reset-password', { body: { token, ...twice(password) } });

// That the mailed link works once and ends all sessions is in the contract.
it('a forgotten password gets the same answer whether or not there is an account, in both languages', async () => {
  const { email } = await register(call);
  await emailsTo();
  sent.length = 0;
  for (const lang of ['en', 'ar'] as const)
    expect((await askForLink('nobody@dana.example', lang)).answer).toEqual(
      (await askForLink(email, lang)).answer,
    );
  expect(sent.map(({ to }) => to)).toEqual([email, email]);
  expect(sent[1]).toMatchObject({
    subject: 'اختيار كلمة مرور جديدة',
    html: expect.stringContaining('dir="rtl"'),
  });
});

it('its link is not taken when it is an hour old, made up, or spent by another one', async () => {
  const { email } = await register(call);
  const { token: old } = await askForLink(email);
  clock.aheadMs += 60 * 60 * 1000;
  for (const token of [old, 'made-up']) expect((await choose(token)).status).toBe(422);
  const [{ token: first }, { token: second }] = [await askForLink(email), await askForLink(email)];
  expect((await choose(second)).status).toBe(200);
  expect((await choose(first)).status).toBe(422);
});

it('its link stays good while the new password is refused', async () => {
  const { token } = await askForLink((await register(call)).email);
  expect((await choose(token, 'short')).body.errors).toHaveProperty('password');
  expect((await choose(token)).status).toBe(200);
});
