import { describe, expect, it } from 'vitest';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import { newEmail, person, register, type Shopper, twice } from '../testing/test-caller.ts';

const { call, clock, emailsTo, mailed, signIn } = shopOfSuite();
const dayMs = 24 * 60 * 60 * 1000;
const link = /\/forgot\?token=([\w-]+)/;

/** Saves a profile with this e-mail, and with what else is given. */
const change = (
  { token, password }: Shopper,
  email: string,
  more: object = { current_password: password },
  lang: 'en' | 'ar' = 'en',
) => call('POST', '/profile', { token, lang, body: { ...person, email, ...more } });
const choose = (token: string, password = 'taken back by its owner') =>
  call('POST', '/reset-password', { body: { token, ...twice(password) } });

// That it needs the password, and takes nobody's e-mail, is in the contract.
describe('changing the e-mail of an account', () => {
  it('needs the right password, which everything else of the profile does not', async () => {
    const shopper = await register(call);
    const email = newEmail();
    const wrong = await change(shopper, email, { current_password: 'a guess' });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'wrong_password']);
    expect((await change(shopper, shopper.email, {})).status).toBe(200);
    expect((await change(shopper, email)).status).toBe(200);
    expect((await signIn({ ...shopper, email })).status).toBe(200);
  });

  it('is reported to the old address, with a way back that takes the account from the one who changed it', async () => {
    const shopper = await register(call);
    const email = newEmail();
    await change(shopper, email);
    const token = await mailed(shopper.email, link);
    // The whole new address does not belong into an old mailbox that somebody else may read by now.
    for (const { text } of await emailsTo(shopper.email)) expect(text).not.toContain(email);

    expect((await choose(token)).status).toBe(200);
    expect((await call('GET', '/profile', { token: shopper.token })).status).toBe(401);
    expect((await signIn({ ...shopper, email })).status).toBe(422);
    expect((await signIn({ ...shopper, password: 'taken back by its owner' })).status).toBe(200);
    expect((await choose(token)).body.code).toBe('reset_token_invalid');
  });

  it('leaves the first way back open, whatever is done with the account by its second address', async () => {
    const shopper = await register(call);
    const [second, third] = [newEmail(), newEmail()];
    await change(shopper, second);
    const owners = await mailed(shopper.email, link);
    await change(shopper, third);
    const strangers = await mailed(second, link);
    await call('POST', '/forgot-password', { body: { email: third } });
    for (const token of [await mailed(third, link), strangers])
      expect((await choose(token, 'chosen by a stranger')).status).toBe(200);

    expect((await choose(owners)).status).toBe(200);
    expect((await signIn({ ...shopper, password: 'taken back by its owner' })).status).toBe(200);
    expect((await signIn({ email: second, password: 'chosen by a stranger' })).status).toBe(422);
  });

  it('keeps the old address for its owner while the way back is open, for seven days', async () => {
    const shopper = await register(call);
    await change(shopper, newEmail());
    const token = await mailed(shopper.email, link);
    const other = await register(call);
    expect((await change(other, shopper.email)).body.code).toBe('email_taken');
    const registered = { ...person, email: shopper.email, ...twice('a long password') };
    expect((await call('POST', '/register', { body: registered })).body.code).toBe('email_taken');

    clock.aheadMs += 7 * dayMs;
    expect((await choose(token)).status).toBe(422);
    expect((await change(other, shopper.email)).status).toBe(200);
  });

  it('writes the mail in the shopper’s language and direction', async () => {
    const shopper = await register(call);
    await change(shopper, newEmail(), undefined, 'ar');
    const mail = (await emailsTo(shopper.email)).find(({ text }) => text.includes('/ar/forgot?token='));
    expect(mail?.subject).toBe('تم تغيير بريدك الإلكتروني');
    expect(mail?.html).toContain('dir="rtl"');
  });
});
