import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { hashToken } from './sessions.ts';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import { cartWith, palette, person, place, register, type Shopper, twice } from '../testing/test-caller.ts';

const shop = shopOfSuite(() => ({ limits: { signIn: 3 } }));
const { api, call, cleanUpIn, emailsTo, insert, row, rows, signIn, update } = shop;

const remove = ({ token, password }: Shopper, current_password = password) =>
  call('POST', '/account/delete', { token, body: { current_password } });
const rowOf = async ({ email }: Shopper) => (await rows('users', { email }))[0];
const order = async ({ token, email }: Shopper) =>
  (await shop.order({ token, form: { email, notes: 'Ring twice' } })).id;
const setStatus = (id: string, status: string) => update('orders', { id }, { status });

/** Time passes for the account alone: the database's clock is the one that counts, and nobody sets it. */
const letDaysPass = ({ email }: Shopper, days: number) =>
  sql`update users set deletes_at = deletes_at - make_interval(days => ${days}) where email = ${email}`.execute(
    api.db,
  );

/** One who leaves, and whose email about that is sent, days later. */
async function leftBehind(days: number, shopper: Shopper) {
  await remove(shopper);
  await emailsTo();
  await letDaysPass(shopper, days);
}

// What its password and its sessions are for, and that it can be kept, is in the contract.
describe('deleting an account', () => {
  it('counts wrong passwords', async () => {
    const shopper = await register(call);
    for (let turn = 0; turn < 3; turn += 1) expect((await remove(shopper, 'a guess')).status).toBe(422);
    expect((await remove(shopper)).status).toBe(429);
    expect((await rowOf(shopper))?.deletes_at).toBeNull();
  });

  it('ends all sessions at once and writes until when it can be kept', async () => {
    const shopper = await register(call);
    const other = (await signIn(shopper)).body.data.token;
    const { until } = (await remove(shopper)).body.data;
    expect(Math.abs((Date.parse(until) - Date.now()) / 86_400_000 - 14)).toBeLessThan(0.1);
    for (const token of [shopper.token, other])
      expect((await call('GET', '/profile', { token })).status).toBe(401);
    const mail = (await emailsTo(shopper.email)).find(({ subject }) => /deleted/.test(subject));
    expect(mail?.text).toContain('keep');
  });

  it('is good for nothing where a session was opened in the same moment', async () => {
    const shopper = await register(call);
    await remove(shopper);
    const token = 't'.repeat(43);
    const [created_at, expires_at] = [new Date(), new Date(Date.now() + 60_000)];
    const user_id = (await rowOf(shopper))?.id ?? '';
    await insert('tokens', { token_hash: hashToken(token), user_id, created_at, expires_at });
    expect((await call('GET', '/profile', { token })).status).toBe(401);
  });

  it('is undone with a yes and the right password alone, and then reported by no email', async () => {
    const shopper = await register(call);
    await remove(shopper);
    expect((await signIn({ ...shopper, password: 'a guess' }, { keep_account: true })).status).toBe(422);
    expect((await rowOf(shopper))?.deletes_at).not.toBeNull();
    const kept = await signIn(shopper, { keep_account: true });
    expect((await rowOf(shopper))?.deletes_at).toBeNull();
    expect((await call('GET', '/profile', { token: kept.body.data.token })).status).toBe(200);
    expect((await emailsTo(shopper.email)).filter(({ subject }) => /deleted/.test(subject))).toEqual([]);
  });

  it('keeps the e-mail taken until then', async () => {
    const shopper = await register(call);
    await remove(shopper);
    await letDaysPass(shopper, 13);
    await cleanUpIn();
    const body = { ...person, email: shopper.email, ...twice('a long password') };
    expect((await call('POST', '/register', { body })).body.code).toBe('email_taken');
  });
});

describe('after its 14 days', () => {
  it('nothing of the person is left, orders stay without them, and the e-mail is free', async () => {
    const shopper = await register(call);
    const { token, email } = shopper;
    await shop.proveEmail(email);
    const id = (await rowOf(shopper))?.id ?? '';
    const done = await order(shopper);
    await setStatus(done, 'delivered');
    const review = { rating: 5, text: 'A fine palette' };
    await call('POST', `/products/${palette}/reviews`, { token, body: review });
    await call('POST', '/favorites', { token, body: { product_id: 3 } });
    await call('POST', '/addresses', { token, body: place });
    await call('POST', '/newsletter/subscribe', { body: { email, name: '' } });
    await cartWith(call, palette, { token });
    await leftBehind(14, shopper);
    await cleanUpIn();
    await cleanUpIn();

    expect(await rowOf(shopper)).toBeUndefined();
    const own = [
      'addresses',
      'favorites',
      'tokens',
      'known_devices',
      'email_confirmations',
      'carts',
    ] as const;
    const left = await Promise.all(own.map((table) => rows(table, { user_id: id })));
    expect(left.flat()).toEqual([]);
    const kept = await row('orders', { id: done });
    expect(kept).toMatchObject({ user_id: null, notes: '', status: 'delivered', address: { country_id: 1 } });
    expect(kept.total_minor).toBeGreaterThan(0);
    expect(kept.person_gone_at).not.toBeNull();
    const tables = ['orders', 'letters', 'newsletter_subscribers', 'reviews', 'contact_messages'] as const;
    const text = JSON.stringify(await Promise.all(tables.map((table) => rows(table))));
    for (const word of [email, 'Ring twice', id]) expect(text).not.toContain(word);
    const { data } = (await call('GET', `/products/${palette}/reviews?per_page=50`)).body;
    expect(data).toContainEqual(expect.objectContaining({ ...review, name: 'A shopper', verified: true }));
    // The order's link shows it to nobody, and makes no account.
    const password = 'seven pearls of the gulf';
    expect((await call('GET', `/orders/${done}`)).status).toBe(404);
    expect((await call('POST', `/orders/${done}/account`, { body: { password } })).status).toBe(404);
    const again = { ...person, email, ...twice(password) };
    expect((await call('POST', '/register', { body: again })).status).toBe(201);
    expect((await signIn(shopper)).status).toBe(422);
  });

  it('an open order waits, its emails still come, and it can still be kept', async () => {
    const shopper = await register(call);
    const id = await order(shopper);
    await leftBehind(20, shopper);
    await cleanUpIn();
    expect((await row('orders', { id })).contact.email).toBe(shopper.email);
    expect((await signIn(shopper)).status).toBe(409);
    await setStatus(id, 'cancelled');
    await insert('letters', {
      ...{ id: `email of ${id}`, kind: 'order_cancelled', lang: 'en', order_id: id, facts: '{}' },
      ...{ created_at: new Date(), due_at: new Date(), sent_at: null, given_up_at: null, last_error: null },
    });
    await cleanUpIn();
    expect(await rowOf(shopper)).toBeDefined();
    shop.sent.length = 0;
    expect(await emailsTo(shopper.email)).toHaveLength(1);
    await cleanUpIn();
    expect(await rowOf(shopper)).toBeUndefined();
    expect((await row('orders', { id })).contact.email).toBe('');
  });

  it.each([
    ['refund', 'waiting'],
    ['refund', 'sent'],
    ['return', 'requested'],
    ['return', 'accepted'],
  ])('a %s that is %s waits as well', async (kind, state) => {
    const shopper = await register(call);
    const order_id = await order(shopper);
    await setStatus(order_id, 'delivered');
    await leftBehind(20, shopper);
    const created_at = new Date();
    if (kind === 'refund')
      await insert('refunds', {
        ...{ id: `refund ${order_id}`, order_id, payment_id: null, amount_minor: 1, currency: 'KWD' },
        ...{ means: 'provider', actor: 'shop', created_at, state: state as 'sent' },
      });
    else
      await insert('order_returns', {
        ...{ id: `return ${order_id}`, order_id, status: state as 'requested', reason: 'other' },
        ...{ created_at, decided_at: null, received_at: null, actor: null },
      });
    await cleanUpIn();
    expect(await rowOf(shopper)).toBeDefined();
  });

  it('is told by the database’s clock: a process whose clock is 31 days ahead takes nobody away', async () => {
    const shopper = await register(call);
    await remove(shopper);
    await cleanUpIn(31);
    expect(await rowOf(shopper)).toBeDefined();
  });

  it('one that cannot go holds up no other', async () => {
    const [stuck, free] = [await register(call), await register(call)];
    await leftBehind(30, stuck);
    await leftBehind(20, free);
    await sql`create function refuse_one() returns trigger language plpgsql as
      $$ begin raise exception 'stuck'; end $$`.execute(api.db);
    await sql`create trigger refuse_one before delete on users for each row
      when (old.email = ${sql.lit(stuck.email)}) execute function refuse_one()`.execute(api.db);
    await cleanUpIn();
    expect([await rowOf(stuck), await rowOf(free)].map(Boolean)).toEqual([true, false]);
    await sql`drop trigger refuse_one on users`.execute(api.db);
    await cleanUpIn();
    expect(await rowOf(stuck)).toBeUndefined();
  });
});

it('every column that names an account or an e-mail is known to what forgets and what is downloaded', async () => {
  const { rows } = await sql<{ place: string }>`
    select table_name || '.' || column_name as place from information_schema.columns
    where table_schema = 'public' and (column_name like '%email%' or column_name in ('user_id', 'contact'))
    order by place`.execute(api.db);
  // A new one goes into forget-accounts.ts and own-data.ts, and then here.
  expect(rows.map(({ place: named }) => named).join(' ')).toBe(
    [
      'addresses.user_id carts.user_id comments.email contact_messages.email email_confirmations.email',
      'email_confirmations.user_id favorites.user_id known_devices.user_id letter_addresses.email',
      'letter_addresses.user_id newsletter_subscribers.email orders.contact orders.user_id',
      'password_resets.restore_email password_resets.user_id price_letters.user_id reviews.user_id',
      'stock_requests.email stock_requests.user_id tokens.user_id uploads.user_id users.email',
      'users.email_verified_at',
    ].join(' '),
  );
});
