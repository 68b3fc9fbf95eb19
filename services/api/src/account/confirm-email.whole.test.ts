import { describe, expect, it } from 'vitest';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import { newEmail, person, register, type Shopper, twice } from '../testing/test-caller.ts';

const { call, clock, emailsTo, limited, mailed, order, sent, signIn } = shopOfSuite();
const dayMs = 24 * 60 * 60 * 1000;

const guestOrders = async (email: string) => (await order({ form: { email } })).id;
const ownOrders = async (token: string): Promise<string[]> =>
  (await call('GET', '/orders', { token })).body.data.map(({ id }: { id: string }) => id);
const confirm = (token: string, link: string) =>
  call('POST', '/confirm-email', { token, body: { token: link } });
const resend = (token: string, by = call) => by('POST', '/confirm-email/letter', { token, body: {} });
const confirmLink = (to: string) => mailed(to, /\/(?:en|ar)\/confirm-email\?token=([\w-]+)/);
const passwordLink = (to: string) => mailed(to, /\/(?:en|ar)\/forgot\?token=([\w-]+)/);
const forget = (email: string) => call('POST', '/forgot-password', { body: { email } });
const changeEmail = ({ token, password }: Shopper, email: string) =>
  call('POST', '/profile', { token, body: { ...person, email, current_password: password } });
const password = 'a brand new pearl';
const choosePassword = (token: string) =>
  call('POST', '/reset-password', { body: { token, ...twice(password) } });

describe('confirming an e-mail', () => {
  it('is enough for emails about prices, which ask for no second confirmation', async () => {
    const { token, email } = await register(call);
    await confirm(token, await confirmLink(email));
    sent.length = 0;
    const { body } = await call('POST', '/price-letters', { token, body: { is_on: true } });
    expect(body.data).toMatchObject({ is_on: true, is_confirmed: true });
    expect(await emailsTo()).toEqual([]);
  });

  it('brings the orders along that were placed with it before, in whatever case, and none before', async () => {
    const { token, email } = await register(call);
    const earlier = [await guestOrders(email), await guestOrders(email.toUpperCase())];
    await guestOrders('somebody.else@dana.example');
    expect(await ownOrders(token)).toEqual([]);
    const { body } = await confirm(token, await confirmLink(email));
    expect(body.data).toMatchObject({ joined_orders: 2, user: { email_verified: true } });
    expect(new Set(await ownOrders(token))).toEqual(new Set(earlier));
    expect((await call('GET', `/orders/${earlier[0]}`)).status).toBe(404);
  });

  // That it works once, and not for somebody else, is in the contract.
  it('is too late after seven days', async () => {
    const { token, email } = await register(call);
    const old = await confirmLink(email);
    clock.aheadMs += 7 * dayMs;
    const late = await confirm(token, old);
    expect(late.body.code).toBe('email_token_invalid');
    expect(late.body.errors.token[0]).toContain('Please request a new one');
    await resend(token);
    expect((await confirm(token, await confirmLink(email))).status).toBe(200);
  });

  it('needs the account as well as the mailbox: a stranger’s account with her e-mail gets nothing of hers', async () => {
    const victim = newEmail('victim');
    const hers = await guestOrders(victim);
    const form = { ...person, email: victim, ...twice('a stranger’s words') };
    const { token: strangers } = (await call('POST', '/register', { body: form })).body.data;
    const link = await confirmLink(victim);
    // She presses the link: as nobody, and signed in to an account of her own.
    expect((await call('POST', '/confirm-email', { body: { token: link } })).status).toBe(401);
    expect((await confirm((await register(call)).token, link)).body.code).toBe('email_token_invalid');
    expect(await ownOrders(strangers)).toEqual([]);
    // Her way: a new password by mail, which ends the stranger's session.
    await forget(victim);
    expect((await choosePassword(await passwordLink(victim))).status).toBe(200);
    expect((await call('GET', '/profile', { token: strangers })).status).toBe(401);
    const { data } = (await signIn({ email: victim, password })).body;
    expect([data.user.email_verified, await ownOrders(data.token)]).toEqual([true, [hers]]);
  });

  it('counts for this e-mail alone: another one is asked again, and a link for the first proves nothing', async () => {
    const shopper = await register(call);
    await confirm(shopper.token, await confirmLink(shopper.email));
    await resend(shopper.token);
    const first = await confirmLink(shopper.email);
    const email = newEmail('moved');
    const later = await guestOrders(email);
    expect((await changeEmail(shopper, email)).body.data.user).toMatchObject({
      email,
      email_verified: false,
    });
    expect((await confirm(shopper.token, first)).status).toBe(422);
    expect(await ownOrders(shopper.token)).toEqual([]);
    expect((await confirm(shopper.token, await confirmLink(email))).body.data.joined_orders).toBe(1);
    expect(await ownOrders(shopper.token)).toEqual([later]);
  });

  it('is not done by a link for a new password that went to an earlier e-mail', async () => {
    const shopper = await register(call);
    await forget(shopper.email);
    const link = await passwordLink(shopper.email);
    const email = newEmail('moved');
    await guestOrders(email);
    await changeEmail(shopper, email);
    await choosePassword(link);
    const { data } = (await signIn({ email, password })).body;
    expect([data.user.email_verified, await ownOrders(data.token)]).toEqual([false, []]);
  });

  it('is done by the way back to an earlier e-mail', async () => {
    const shopper = await register(call);
    await changeEmail(shopper, newEmail('moved'));
    await choosePassword(await passwordLink(shopper.email));
    const { data } = (await signIn({ email: shopper.email, password })).body;
    expect(data.user).toMatchObject({ email: shopper.email, email_verified: true });
  });

  it('lets what is ordered without signing in later join with the next sign-in', async () => {
    const [proved, other] = [await register(call), await register(call)];
    await confirm(proved.token, await confirmLink(proved.email));
    const later = await guestOrders(proved.email);
    await guestOrders(other.email);
    const joined = async (shopper: Shopper) => ownOrders((await signIn(shopper)).body.data.token);
    expect(await joined(proved)).toEqual([later]);
    // An account that has not proved its e-mail gets none by signing in.
    expect(await joined(other)).toEqual([]);
  });
});

describe('the email that asks', () => {
  it('is in the shopper’s language and direction, and not sent once the e-mail is confirmed', async () => {
    const email = newEmail('lang');
    const body = { ...person, email, ...twice('a long password') };
    const { token } = (await call('POST', '/register', { body, lang: 'ar' })).body.data;
    const link = await confirmLink(email);
    const arabic = { subject: 'تأكيد بريدك الإلكتروني', html: expect.stringContaining('dir="rtl"') };
    expect(await emailsTo(email)).toEqual([expect.objectContaining(arabic)]);
    await resend(token);
    await confirm(token, link);
    expect((await resend(token)).status).toBe(200);
    expect(await emailsTo(email)).toHaveLength(1);
  });

  it('is sent again so often and no more', async () => {
    const strict = limited({ forgot: 2 });
    const { token } = await register(strict);
    const statuses = [];
    for (const _ of [1, 2, 3]) statuses.push((await resend(token, strict)).status);
    expect(statuses).toEqual([200, 200, 429]);
  });
});
