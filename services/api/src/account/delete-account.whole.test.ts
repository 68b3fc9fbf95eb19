import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { hashToken } from './sessions.ts';
import { cleanUp } from '../clean-up.ts';
import { apiOfSuite } from '../testing/api-of-suite.ts';
import { recordMail } from '../testing/record-mail.ts';
import { testDeps } from '../testing/test-api.ts';
import { callerOf, cartWith, guestOrder, register } from '../testing/test-caller.ts';

const post = recordMail();
const api = apiOfSuite(() => ({ mail: post.mail, limits: { signIn: 3 } }));
const call = callerOf(api);
afterEach(() => {
  post.sent.length = 0;
});

type Shopper = Awaited<ReturnType<typeof register>>;

const remove = ({ token, password }: Shopper, current_password = password) =>
  call('POST', '/account/delete', { token, body: { current_password } });
const signIn = ({ email, password }: Shopper, more = {}) =>
  call('POST', '/login', { body: { email, password, ...more } });
const rowOf = ({ email }: Shopper) =>
  api.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
const idOf = async (shopper: Shopper) => (await rowOf(shopper))?.id ?? '';
const confirmEmail = ({ email }: Shopper) =>
  api.db.updateTable('users').set({ email_verified_at: new Date() }).where('email', '=', email).execute();

async function order({ token, email }: Shopper): Promise<string> {
  const cart = await cartWith(call, 'zahriyat-dune-palette', { token });
  const { body } = await call('POST', '/checkout', {
    token,
    body: guestOrder(cart, { email, notes: 'Ring twice' }),
  });
  return body.data.payment_info.id;
}
const orderRow = (id: string) =>
  api.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const setStatus = (id: string, status: string) =>
  api.db.updateTable('orders').set({ status }).where('id', '=', id).execute();

/** Time passes for the account alone: the database's clock is the one that counts, and nobody sets it. */
const letDaysPass = ({ email }: Shopper, days: number) =>
  api.db
    .updateTable('users')
    .set({ deletes_at: sql<Date>`deletes_at - make_interval(days => ${days})` })
    .where('email', '=', email)
    .execute();

/** One run of the clean-up; `aheadDays`: of a process whose clock is that much ahead. */
const cleanUpAhead = (aheadDays = 0) =>
  cleanUp({
    ...testDeps(api.db, ''),
    now: () => new Date(Date.now() + aheadDays * 86_400_000),
  });

describe('deleting an account', () => {
  it('needs the password, and counts wrong ones', async () => {
    const shopper = await register(call);
    for (let turn = 0; turn < 3; turn += 1) {
      const { status, body } = await remove(shopper, 'a guess');
      expect([status, Object.keys(body.errors)]).toEqual([422, ['current_password']]);
    }
    expect((await remove(shopper)).status).toBe(429);
    expect((await call('POST', '/account/delete', { body: { current_password: 'x' } })).status).toBe(401);
    expect((await rowOf(shopper))?.deletes_at).toBeNull();
  });

  it('ends all sessions at once and writes until when it can be kept', async () => {
    const shopper = await register(call);
    const other = (await signIn(shopper)).body.data.token;
    const { status, body } = await remove(shopper);
    expect(status).toBe(200);
    const days = (Date.parse(body.data.until) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThan(14.1);
    for (const token of [shopper.token, other])
      expect((await call('GET', '/profile', { token })).status).toBe(401);
    await api.sendEmails();
    const mail = post.sent.find(({ to, subject }) => to === shopper.email && /deleted/.test(subject));
    expect(mail?.text).toContain('keep');
  });

  it('is good for nothing where a session was opened in the same moment', async () => {
    const shopper = await register(call);
    await remove(shopper);
    const token = 't'.repeat(43);
    const at = new Date();
    await api.db
      .insertInto('tokens')
      .values({
        token_hash: hashToken(token),
        user_id: await idOf(shopper),
        created_at: at,
        expires_at: new Date(at.getTime() + 60_000),
      })
      .execute();
    expect((await call('GET', '/profile', { token })).status).toBe(401);
  });

  it('asks who signs in whether to keep it, leaves it without a yes, and undoes it with one', async () => {
    const shopper = await register(call);
    await remove(shopper);
    const asked = await signIn(shopper);
    expect([asked.status, asked.body.code]).toEqual([409, 'account_leaving']);
    expect((await signIn({ ...shopper, password: 'a guess' }, { keep_account: true })).status).toBe(422);
    expect((await rowOf(shopper))?.deletes_at).not.toBeNull();
    const kept = await signIn(shopper, { keep_account: true });
    expect(kept.status).toBe(200);
    expect((await rowOf(shopper))?.deletes_at).toBeNull();
    expect((await call('GET', '/profile', { token: kept.body.data.token })).status).toBe(200);
    expect((await signIn(shopper)).status).toBe(200);
    // The email has nothing to report any more.
    await api.sendEmails();
    const told = post.sent.filter(({ to, subject }) => to === shopper.email && /deleted/.test(subject));
    expect(told).toEqual([]);
  });

  it('keeps the e-mail taken until then', async () => {
    const shopper = await register(call);
    await remove(shopper);
    await letDaysPass(shopper, 13);
    await cleanUpAhead();
    expect(await rowOf(shopper)).toBeDefined();
    const { email } = shopper;
    const names = { first_name: 'Noura', last_name: 'Al Sabah' };
    const body = { ...names, email, password: 'a long password', password_confirmation: 'a long password' };
    expect((await call('POST', '/register', { body })).status).toBe(422);
  });
});

describe('after its 14 days', () => {
  it('nothing of the person is left, orders stay without them, and the e-mail is free', async () => {
    const shopper = await register(call);
    await confirmEmail(shopper);
    const { token, email } = shopper;
    const id = await idOf(shopper);
    const done = await order(shopper);
    await setStatus(done, 'delivered');
    await call('POST', '/products/zahriyat-dune-palette/reviews', {
      token,
      body: { rating: 5, text: 'A fine palette' },
    });
    await call('POST', '/favorites', { token, body: { product_id: 3 } });
    await call('POST', '/addresses', {
      token,
      body: { country_id: 1, city_id: 2, town: 'Block 1', address: 'Street 1' },
    });
    await call('POST', '/newsletter/subscribe', { body: { email, name: '' } });
    await cartWith(call, 'zahriyat-dune-palette', { token });
    await remove(shopper);
    await api.sendEmails();
    await letDaysPass(shopper, 14);
    await cleanUpAhead();
    await cleanUpAhead();

    expect(await rowOf(shopper)).toBeUndefined();
    const left = await Promise.all(
      (['addresses', 'favorites', 'tokens', 'known_devices', 'email_confirmations', 'carts'] as const).map(
        (table) => api.db.selectFrom(table).selectAll().where('user_id', '=', id).execute(),
      ),
    );
    expect(left.flat()).toEqual([]);
    const row = await orderRow(done);
    expect(row).toMatchObject({ user_id: null, notes: '', status: 'delivered' });
    expect(row.total_minor).toBeGreaterThan(0);
    expect(row.address?.country_id).toBe(1);
    expect(row.person_gone_at).not.toBeNull();
    const tables = ['orders', 'letters', 'newsletter_subscribers', 'reviews', 'contact_messages'] as const;
    const all = await Promise.all(tables.map((table) => api.db.selectFrom(table).selectAll().execute()));
    const text = JSON.stringify(all);
    for (const word of [email, 'Ring twice', id]) expect(text).not.toContain(word);
    const { body } = await call('GET', '/products/zahriyat-dune-palette/reviews?per_page=50');
    expect(body.data.find((review: { text: string }) => review.text === 'A fine palette')).toMatchObject({
      name: 'A shopper',
      verified: true,
    });
    // The order's link shows it to nobody, and makes no account.
    expect((await call('GET', `/orders/${done}`)).status).toBe(404);
    const password = 'seven pearls of the gulf';
    expect((await call('POST', `/orders/${done}/account`, { body: { password } })).status).toBe(404);
    const names = { first_name: 'Noura', last_name: 'Al Sabah' };
    const again = { ...names, email, password, password_confirmation: password };
    expect((await call('POST', '/register', { body: again })).status).toBe(201);
    expect((await signIn(shopper)).status).toBe(422);
  });

  it('an open order waits, its emails still come, and it can still be kept', async () => {
    const shopper = await register(call);
    const open = await order(shopper);
    await remove(shopper);
    await api.sendEmails();
    await letDaysPass(shopper, 20);
    await cleanUpAhead();
    expect((await orderRow(open)).contact.email).toBe(shopper.email);
    expect((await signIn(shopper)).status).toBe(409);
    await setStatus(open, 'cancelled');
    await api.db
      .insertInto('letters')
      .values({
        ...{ id: `email of ${open}`, kind: 'order_cancelled', lang: 'en', order_id: open, facts: '{}' },
        ...{ created_at: new Date(), due_at: new Date(), sent_at: null, given_up_at: null, last_error: null },
      })
      .execute();
    await cleanUpAhead();
    expect(await rowOf(shopper)).toBeDefined();
    await api.sendEmails();
    expect(post.sent.some(({ to }) => to === shopper.email)).toBe(true);
    await cleanUpAhead();
    expect(await rowOf(shopper)).toBeUndefined();
    expect((await orderRow(open)).contact.email).toBe('');
  });

  it.each([
    ['refund', 'waiting'],
    ['refund', 'sent'],
    ['return', 'requested'],
    ['return', 'accepted'],
  ])('a %s that is %s waits as well', async (kind, state) => {
    const shopper = await register(call);
    const id = await order(shopper);
    await setStatus(id, 'delivered');
    await remove(shopper);
    await api.sendEmails();
    await letDaysPass(shopper, 20);
    const at = new Date();
    if (kind === 'refund')
      await api.db
        .insertInto('refunds')
        .values({
          ...{ id: `refund ${id}`, order_id: id, payment_id: null, amount_minor: 1, currency: 'KWD' },
          ...{ means: 'provider', actor: 'shop', created_at: at, state: state as 'sent' },
        })
        .execute();
    else
      await api.db
        .insertInto('order_returns')
        .values({
          ...{ id: `return ${id}`, order_id: id, status: state as 'requested', reason: 'other' },
          ...{ created_at: at, decided_at: null, received_at: null, actor: null },
        })
        .execute();
    await cleanUpAhead();
    expect(await rowOf(shopper)).toBeDefined();
  });

  it('is told by the database’s clock: a process whose clock is 31 days ahead takes nobody away', async () => {
    const shopper = await register(call);
    await remove(shopper);
    await cleanUpAhead(31);
    expect(await rowOf(shopper)).toBeDefined();
  });

  it('one that cannot go holds up no other', async () => {
    const [stuck, free] = [await register(call), await register(call)];
    await remove(stuck);
    await remove(free);
    await api.sendEmails();
    await letDaysPass(stuck, 30);
    await letDaysPass(free, 20);
    await sql`create function refuse_one() returns trigger language plpgsql as
      $$ begin raise exception 'stuck'; end $$`.execute(api.db);
    await sql`create trigger refuse_one before delete on users for each row
      when (old.email = ${sql.lit(stuck.email)}) execute function refuse_one()`.execute(api.db);
    await cleanUpAhead();
    expect([await rowOf(stuck), await rowOf(free)].map(Boolean)).toEqual([true, false]);
    await sql`drop trigger refuse_one on users`.execute(api.db);
    await cleanUpAhead();
    expect(await rowOf(stuck)).toBeUndefined();
  });
});

it('every column that names an account or an e-mail is known to what forgets and what is downloaded', async () => {
  const { rows } = await sql<{ place: string }>`
    select table_name || '.' || column_name as place from information_schema.columns
    where table_schema = 'public' and (column_name like '%email%' or column_name in ('user_id', 'contact'))
    order by place`.execute(api.db);
  // A new one goes into forget-accounts.ts and own-data.ts, and then here.
  expect(rows.map(({ place }) => place)).toEqual([
    'addresses.user_id',
    'carts.user_id',
    'comments.email',
    'contact_messages.email',
    'email_confirmations.email',
    'email_confirmations.user_id',
    'favorites.user_id',
    'known_devices.user_id',
    'letter_addresses.email',
    'letter_addresses.user_id',
    'newsletter_subscribers.email',
    'orders.contact',
    'orders.user_id',
    'password_resets.restore_email',
    'password_resets.user_id',
    'price_letters.user_id',
    'reviews.user_id',
    'stock_requests.email',
    'stock_requests.user_id',
    'tokens.user_id',
    'uploads.user_id',
    'users.email',
    'users.email_verified_at',
  ]);
});
