import { beforeEach, describe, expect, it } from 'vitest';
import { apiOfSuite } from '../testing/api-of-suite.ts';
import { callerOf, register } from '../testing/test-caller.ts';
import { recordMail } from '../testing/record-mail.ts';

const api = apiOfSuite(() => ({ mail, now: () => new Date(nowMs) }));
const call = callerOf(api);
let nowMs = Date.now();
const { mail, sent } = recordMail(({ text }) => !text.includes('/confirm-email?'));
beforeEach(async () => {
  await api.sendEmails();
  sent.length = 0;
});

async function askForLink(email: string, lang: 'en' | 'ar' = 'en') {
  const answer = await call('POST', '/forgot-password', { body: { email }, lang });
  await api.sendEmails();
  const token = /token=([\w-]+)/.exec(sent.at(-1)?.text ?? '')?.[1] ?? '';
  return { answer, token };
}
const choose = (token: string, password = 'a brand new pearl') =>
  call('POST', '/reset-password', { body: { token, password, password_confirmation: password } });

describe('a forgotten password', () => {
  it('is changed by the mailed link, once, and signs out everywhere', async () => {
    const shopper = await register(call);
    const { token } = await askForLink(shopper.email);
    expect(sent[0]?.text).toContain(`http://localhost:8080/en/forgot?token=${token}`);
    expect((await choose(token)).status).toBe(200);
    expect((await call('GET', '/profile', { token: shopper.token })).status).toBe(401);
    const signIn = (password: string) => call('POST', '/login', { body: { email: shopper.email, password } });
    expect((await signIn(shopper.password)).status).toBe(422);
    expect((await signIn('a brand new pearl')).status).toBe(200);
    const repeat = await choose(token);
    expect([repeat.status, repeat.body.code]).toEqual([422, 'reset_token_invalid']);
    expect(repeat.body.errors.token[0]).toContain('expired');
  });

  it('gets the same answer whether or not there is an account, in both languages', async () => {
    const { email } = await register(call);
    for (const lang of ['en', 'ar'] as const) {
      const known = await askForLink(email, lang);
      const unknown = await askForLink('nobody@dana.example', lang);
      expect(unknown.answer.body).toEqual(known.answer.body);
      expect(unknown.answer.status).toBe(known.answer.status);
    }
    expect(sent.map(({ to }) => to)).toEqual([email, email]);
    expect(sent[1]?.subject).toBe('اختيار كلمة مرور جديدة');
    expect(sent[1]?.html).toContain('dir="rtl"');
  });

  it('does not take a link that is an hour old, made up, or spent by another one', async () => {
    const { email } = await register(call);
    const { token: old } = await askForLink(email);
    nowMs += 60 * 60 * 1000;
    expect((await choose(old)).status).toBe(422);
    expect((await choose('made-up')).status).toBe(422);
    const { token: first } = await askForLink(email);
    const { token: second } = await askForLink(email);
    expect((await choose(second)).status).toBe(200);
    expect((await choose(first)).status).toBe(422);
  });

  it('keeps its link good while the new password is refused', async () => {
    const { email } = await register(call);
    const { token } = await askForLink(email);
    expect((await choose(token, 'short')).body.errors).toHaveProperty('password');
    expect((await choose(token)).status).toBe(200);
  });
});
