import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiOfSuite } from '../testing/api-of-suite.ts';
import { callerOf, register } from '../testing/test-caller.ts';
import { recordMail } from '../testing/record-mail.ts';

const api = apiOfSuite(() => ({ mail, now: () => new Date(nowMs) }));
const call = callerOf(api);
let nowMs = Date.now();
const dayMs = 24 * 60 * 60 * 1000;
const { mail, sent } = recordMail(({ text }) => !text.includes('/confirm-email?'));
beforeEach(async () => {
  await api.sendEmails();
  sent.length = 0;
});

type Shopper = Awaited<ReturnType<typeof register>>;
const newEmail = () => `moved-${randomUUID()}@dana.example`;

/** Saves a profile with this e-mail, and with what else is given. */
function change(shopper: Shopper, email: string, more: object = { current_password: shopper.password }) {
  const body = { first_name: 'Noura', last_name: 'Al Sabah', phone: '', email, ...more };
  return call('POST', '/profile', { token: shopper.token, body });
}
const signIn = (email: string, password: string) => call('POST', '/login', { body: { email, password } });
const choose = (token: string, password = 'taken back by its owner') =>
  call('POST', '/reset-password', { body: { token, password, password_confirmation: password } });

async function wayBackOf(index: number): Promise<string> {
  await api.sendEmails();
  return /token=([\w-]+)/.exec(sent[index]?.text ?? '')?.[1] ?? '';
}

describe('changing the e-mail of an account', () => {
  it('needs the password, which everything else of the profile does not', async () => {
    const shopper = await register(call);
    const email = newEmail();
    const without = await change(shopper, email, {});
    expect([without.status, without.body.errors]).toEqual([
      422,
      { current_password: ['Enter your current password to change the e-mail'] },
    ]);
    const wrong = await change(shopper, email, { current_password: 'a guess' });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'wrong_password']);
    expect((await signIn(email, shopper.password)).status).toBe(422);

    expect((await change(shopper, shopper.email, {})).status).toBe(200);
    expect((await change(shopper, email)).status).toBe(200);
    expect((await signIn(email, shopper.password)).status).toBe(200);
  });

  it('is reported to the old address, with a way back that takes the account from the one who changed it', async () => {
    const shopper = await register(call);
    const email = newEmail();
    await change(shopper, email);
    const token = await wayBackOf(0);
    expect(sent.map(({ to }) => to)).toEqual([shopper.email]);
    expect(sent[0]?.text).toContain(`/en/forgot?token=${token}`);
    // The whole new address does not belong into an old mailbox that somebody else may read by now.
    expect(sent[0]?.text).not.toContain(email);

    expect((await choose(token)).status).toBe(200);
    expect((await call('GET', '/profile', { token: shopper.token })).status).toBe(401);
    expect((await signIn(email, shopper.password)).status).toBe(422);
    expect((await signIn(shopper.email, 'taken back by its owner')).status).toBe(200);
    expect((await choose(token)).body.code).toBe('reset_token_invalid');
  });

  it('leaves the first way back open, whatever is done with the account by its second address', async () => {
    const shopper = await register(call);
    const [second, third] = [newEmail(), newEmail()];
    await change(shopper, second);
    const owners = await wayBackOf(0);
    await change(shopper, third);
    const strangers = await wayBackOf(1);
    await call('POST', '/forgot-password', { body: { email: third } });
    expect((await choose(await wayBackOf(2), 'chosen by a stranger')).status).toBe(200);
    expect((await choose(strangers, 'chosen by a stranger')).status).toBe(200);

    expect((await choose(owners)).status).toBe(200);
    expect((await signIn(shopper.email, 'taken back by its owner')).status).toBe(200);
    expect((await signIn(second, 'chosen by a stranger')).status).toBe(422);
  });

  it('keeps the old address for its owner while the way back is open, for seven days', async () => {
    const shopper = await register(call);
    await change(shopper, newEmail());
    const token = await wayBackOf(0);
    const other = await register(call);
    expect((await change(other, shopper.email)).body.code).toBe('email_taken');
    const form = { first_name: 'A', last_name: 'B', phone: '', email: shopper.email };
    const password = { password: 'a long password', password_confirmation: 'a long password' };
    const registered = await call('POST', '/register', { body: { ...form, ...password } });
    expect(registered.body.code).toBe('email_taken');

    nowMs += 7 * dayMs;
    expect((await choose(token)).status).toBe(422);
    expect((await change(other, shopper.email)).status).toBe(200);
  });

  it('writes the mail in the shopper’s language and direction', async () => {
    const shopper = await register(call);
    const body = { first_name: 'نورة', last_name: 'الصباح', phone: '', email: newEmail() };
    await call('POST', '/profile', {
      token: shopper.token,
      lang: 'ar',
      body: { ...body, current_password: shopper.password },
    });
    await api.sendEmails();
    expect(sent[0]?.subject).toBe('تم تغيير بريدك الإلكتروني');
    expect(sent[0]?.html).toContain('dir="rtl"');
    expect(sent[0]?.text).toContain('/ar/forgot?token=');
  });
});
