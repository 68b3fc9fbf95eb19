import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { type Call, callerOf, register } from '../testing/test-caller.ts';

let api: TestApi;
let call: Call;
beforeAll(async () => {
  api = await createTestApi();
  call = callerOf(api);
});
afterAll(() => api.close());

const common = ['password', '12345678', '        ', 'Password1', 'P@ssw0rd', 'qwertyuiop', '١٢٣٤٥٦٧٨'];
const twice = (password: string) => ({ password, password_confirmation: password });

it.each(common)('refuses %j for a new account, in both languages', async (password) => {
  const email = `common-${Date.now()}@dana.example`;
  const body = { first_name: 'Noura', last_name: 'Al Sabah', phone: '', email, ...twice(password) };
  for (const [lang, word] of [
    ['en', 'easy to guess'],
    ['ar', 'سهلة التخمين'],
  ] as const) {
    const answer = await call('POST', '/register', { body, lang });
    expect([answer.status, answer.body.code]).toEqual([422, 'common_password']);
    expect(answer.body.errors.password[0]).toContain(word);
  }
});

it('refuses a common password, and one made of the own e-mail, for an account that exists', async () => {
  const shopper = await register(call);
  const change = (password: string) =>
    call('POST', '/update-password', {
      token: shopper.token,
      body: { current_password: shopper.password, ...twice(password) },
    });
  expect((await change('iloveyou1')).body.code).toBe('common_password');
  expect((await change(shopper.email)).body.code).toBe('common_password');
  expect((await change('لؤلؤة البحر')).status).toBe(200);
});

it('takes a long sentence in any script', async () => {
  const { password } = await register(call);
  expect(password).toBe('a long password');
  const email = `long-${Date.now()}@dana.example`;
  const sentence = 'اللؤلؤ في البحر والبحر في الكويت '.repeat(6);
  const body = { first_name: 'A', last_name: 'B', phone: '', email, ...twice(sentence) };
  expect((await call('POST', '/register', { body })).status).toBe(201);
});
