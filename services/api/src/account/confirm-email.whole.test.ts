import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApi } from '../app.ts';
import { apiOfSuite } from '../testing/api-of-suite.ts';
import { recordMail } from '../testing/record-mail.ts';
import { testDeps } from '../testing/test-api.ts';
import { callerOf, cartWith, guestOrder, register } from '../testing/test-caller.ts';

const api = apiOfSuite(() => ({ mail, now: () => new Date(nowMs) }));
const call = callerOf(api);
let nowMs = Date.now();
const dayMs = 24 * 60 * 60 * 1000;
const { mail, sent } = recordMail();
beforeEach(async () => {
  await api.sendEmails();
  sent.length = 0;
});

const person = { first_name: 'Noura', last_name: 'Al Sabah', phone: '' };
type Shopper = Awaited<ReturnType<typeof register>>;

async function guestOrders(email: string): Promise<string> {
  const cart = await cartWith(call, 'zahriyat-dune-palette');
  const placed = await call('POST', '/checkout', { body: guestOrder(cart, { email }) });
  return placed.body.data.payment_info.id;
}
const ownOrders = async (token: string): Promise<string[]> =>
  (await call('GET', '/orders', { token })).body.data.map(({ id }: { id: string }) => id);
const isVerified = async (token: string): Promise<boolean> =>
  (await call('GET', '/profile', { token })).body.data.user.email_verified;
const confirm = (token: string, link: string) =>
  call('POST', '/confirm-email', { token, body: { token: link } });
const resend = (token: string) => call('POST', '/confirm-email/letter', { token, body: {} });

/** The token in the newest email to somebody that leads to this page. */
async function mailed(to: string, page: 'confirm-email' | 'forgot'): Promise<string> {
  await api.sendEmails();
  const link = new RegExp(`/(?:en|ar)/${page}\\?token=([\\w-]+)`);
  const mail = sent.findLast((each) => each.to === to && link.test(each.text));
  return link.exec(mail?.text ?? '')?.[1] ?? '';
}
const changeEmail = ({ token, password }: Shopper, email: string) =>
  call('POST', '/profile', {
    token,
    body: { first_name: 'Noura', last_name: 'Al Sabah', phone: '', email, current_password: password },
  });
const choosePassword = (token: string, password = 'a brand new pearl') =>
  call('POST', '/reset-password', { body: { token, password, password_confirmation: password } });

describe('confirming an e-mail', () => {
  it('is enough for emails about prices, which ask for no second confirmation', async () => {
    const shopper = await register(call);
    await confirm(shopper.token, await mailed(shopper.email, 'confirm-email'));
    sent.length = 0;
    const { token } = shopper;
    const { body } = await call('POST', '/price-letters', { token, body: { is_on: true } });
    expect(body.data).toMatchObject({ is_on: true, is_confirmed: true });
    await api.sendEmails();
    expect(sent).toEqual([]);
  });

  it('brings the orders along that were placed with it before, in whatever case, and none before', async () => {
    const shopper = await register(call);
    const earlier = [await guestOrders(shopper.email), await guestOrders(shopper.email.toUpperCase())];
    await guestOrders('somebody.else@dana.example');
    expect([await isVerified(shopper.token), await ownOrders(shopper.token)]).toEqual([false, []]);

    const link = await mailed(shopper.email, 'confirm-email');
    const { status, body } = await confirm(shopper.token, link);
    expect([status, body.data.joined_orders, body.data.user.email_verified]).toEqual([200, 2, true]);
    expect(new Set(await ownOrders(shopper.token))).toEqual(new Set(earlier));
    expect(await isVerified(shopper.token)).toBe(true);
    expect((await call('GET', `/orders/${earlier[0]}`)).status).toBe(404);
  });

  it('works once, within seven days, and with no link that was made up', async () => {
    const shopper = await register(call);
    const old = await mailed(shopper.email, 'confirm-email');
    nowMs += 7 * dayMs;
    expect((await confirm(shopper.token, old)).body.code).toBe('email_token_invalid');
    expect((await confirm(shopper.token, 'made-up')).body.errors.token[0]).toContain(
      'Please request a new one',
    );
    expect((await resend(shopper.token)).status).toBe(200);
    const link = await mailed(shopper.email, 'confirm-email');
    expect((await confirm(shopper.token, link)).status).toBe(200);
    expect((await confirm(shopper.token, link)).status).toBe(422);
  });

  it('needs the account as well as the mailbox: a stranger’s account with her e-mail gets nothing of hers', async () => {
    const victim = `victim-${randomUUID()}@dana.example`;
    const hers = await guestOrders(victim);
    const stranger = await call('POST', '/register', {
      body: {
        ...person,
        email: victim,
        password: 'a stranger’s words',
        password_confirmation: 'a stranger’s words',
      },
    });
    const link = await mailed(victim, 'confirm-email');
    // She presses the link: as nobody, and signed in to an account of her own.
    const other = await register(call);
    expect((await call('POST', '/confirm-email', { body: { token: link } })).status).toBe(401);
    expect((await confirm(other.token, link)).body.code).toBe('email_token_invalid');
    expect(await ownOrders(stranger.body.data.token)).toEqual([]);
    // Her way: a new password by mail, which ends the stranger's session.
    await call('POST', '/forgot-password', { body: { email: victim } });
    expect((await choosePassword(await mailed(victim, 'forgot'))).status).toBe(200);
    expect((await call('GET', '/profile', { token: stranger.body.data.token })).status).toBe(401);
    const signedIn = await call('POST', '/login', { body: { email: victim, password: 'a brand new pearl' } });
    expect(signedIn.body.data.user.email_verified).toBe(true);
    expect(await ownOrders(signedIn.body.data.token)).toEqual([hers]);
  });

  it('counts for this e-mail alone: another one is asked again, and a link for the first proves nothing', async () => {
    const shopper = await register(call);
    const first = await mailed(shopper.email, 'confirm-email');
    await confirm(shopper.token, first);
    await resend(shopper.token);
    const email = `moved-${randomUUID()}@dana.example`;
    const later = await guestOrders(email);
    const changed = await changeEmail(shopper, email);
    expect(changed.body.data.user).toMatchObject({ email, email_verified: false });
    expect((await confirm(shopper.token, first)).status).toBe(422);
    expect(await ownOrders(shopper.token)).toEqual([]);
    expect((await confirm(shopper.token, await mailed(email, 'confirm-email'))).body.data.joined_orders).toBe(
      1,
    );
    expect(await ownOrders(shopper.token)).toEqual([later]);
  });

  it('is not done by a link for a new password that went to an earlier e-mail', async () => {
    const shopper = await register(call);
    await call('POST', '/forgot-password', { body: { email: shopper.email } });
    const link = await mailed(shopper.email, 'forgot');
    const email = `moved-${randomUUID()}@dana.example`;
    await guestOrders(email);
    await changeEmail(shopper, email);
    await choosePassword(link);
    const { data } = (await call('POST', '/login', { body: { email, password: 'a brand new pearl' } })).body;
    expect([data.user.email_verified, await ownOrders(data.token)]).toEqual([false, []]);
  });

  it('is done by the way back to an earlier e-mail', async () => {
    const shopper = await register(call);
    await changeEmail(shopper, `moved-${randomUUID()}@dana.example`);
    await choosePassword(await mailed(shopper.email, 'forgot'));
    const signedIn = await call('POST', '/login', {
      body: { email: shopper.email, password: 'a brand new pearl' },
    });
    expect(signedIn.body.data.user).toMatchObject({ email: shopper.email, email_verified: true });
  });

  it('lets what is ordered without signing in later join with the next sign-in', async () => {
    const shopper = await register(call);
    await confirm(shopper.token, await mailed(shopper.email, 'confirm-email'));
    const later = await guestOrders(shopper.email);
    expect((await call('GET', `/orders/${later}`)).status).toBe(200);
    const signedIn = await call('POST', '/login', {
      body: { email: shopper.email, password: shopper.password },
    });
    expect(await ownOrders(signedIn.body.data.token)).toEqual([later]);
    // An account that has not proved its e-mail gets none by signing in.
    const other = await register(call);
    await guestOrders(other.email);
    const again = await call('POST', '/login', { body: { email: other.email, password: other.password } });
    expect(await ownOrders(again.body.data.token)).toEqual([]);
  });
});

describe('the email that asks', () => {
  it('is in the shopper’s language and direction, and not sent once the e-mail is confirmed', async () => {
    const email = `lang-${randomUUID()}@dana.example`;
    const word = 'a long password';
    const body = { ...person, first_name: 'نورة', email, password: word, password_confirmation: word };
    const { token } = (await call('POST', '/register', { body, lang: 'ar' })).body.data;
    const link = await mailed(email, 'confirm-email');
    expect(sent.map(({ subject }) => subject)).toEqual(['تأكيد بريدك الإلكتروني']);
    expect(sent[0]?.html).toContain('dir="rtl"');
    await resend(token);
    await confirm(token, link);
    await api.sendEmails();
    expect(sent).toHaveLength(1);
    expect((await resend(token)).status).toBe(200);
    await api.sendEmails();
    expect(sent).toHaveLength(1);
  });

  it('is sent again so often and no more', async () => {
    const usual = testDeps(api.db, '');
    const callLimited = callerOf(createApi({ ...usual, limits: { ...usual.limits, forgot: 2 } }));
    const { token } = await register(callLimited);
    const statuses = [];
    for (const _ of [1, 2, 3])
      statuses.push((await callLimited('POST', '/confirm-email/letter', { token, body: {} })).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await callLimited('POST', '/confirm-email/letter', { body: {} })).status).toBe(401);
  });
});
