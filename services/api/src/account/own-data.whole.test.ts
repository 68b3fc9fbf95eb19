import { accountDataAnswerSchema, accountPageSchema } from '@dana/contracts/api/account-data';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { apiOfSuite } from '../testing/api-of-suite.ts';
import { callerOf, cartWith, guestOrder, register } from '../testing/test-caller.ts';

const api = apiOfSuite();
const call = callerOf(api);

type Shopper = Awaited<ReturnType<typeof register>>;

const rowOf = ({ email }: Shopper) =>
  api.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
const confirmEmail = ({ email }: Shopper) =>
  api.db.updateTable('users').set({ email_verified_at: new Date() }).where('email', '=', email).execute();
const orderRow = (id: string) =>
  api.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function order({ token, email }: Shopper): Promise<string> {
  const cart = await cartWith(call, 'zahriyat-dune-palette', { token });
  const { body } = await call('POST', '/checkout', {
    token,
    body: guestOrder(cart, { email, notes: 'Ring twice' }),
  });
  return body.data.payment_info.id;
}

it('has everything of this shopper and nothing of another, as data and as a page', async () => {
  const [shopper, stranger] = [await register(call), await register(call)];
  await confirmEmail(shopper);
  const { token, email } = shopper;
  await order(shopper);
  const other = await order(stranger);
  await call('POST', '/favorites', { token, body: { product_id: 3 } });
  await call('POST', '/products/zahriyat-dune-palette/reviews', {
    token,
    body: { rating: 4, text: 'Good <b>colours</b>' },
  });
  await call('POST', '/addresses', {
    token,
    body: { country_id: 1, city_id: 2, town: 'Block 1', address: 'Street 1' },
  });
  await call('POST', '/newsletter/subscribe', { body: { email, name: '' } });
  await call('POST', '/price-letters', { token, body: { is_on: true } });
  await cartWith(call, 'zahriyat-dune-palette', { token });

  const answer = await call('GET', '/account/data', { token });
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const { data } = accountDataAnswerSchema.parse(answer.body);
  expect(data.account).toMatchObject([{ email, first_name: 'Noura' }]);
  expect(data.consents.map(({ consent }) => consent)).toEqual(['price_alerts', 'newsletter']);
  expect(data.orders).toMatchObject([{ email, notes: 'Ring twice', items: [{ quantity: 1 }] }]);
  for (const part of ['addresses', 'reviews', 'wishlist', 'cart'] as const)
    expect([part, data[part].length]).toEqual([part, 1]);
  expect(data.letters.map(({ letter }) => letter)).toContain('order_placed');
  expect(data.devices.length).toBeGreaterThan(0);

  const text = JSON.stringify(data);
  const { number } = await orderRow(other);
  for (const theirs of [stranger.email, number]) expect(text).not.toContain(theirs);
  for (const secret of await secrets(shopper)) expect(text).not.toContain(secret);

  for (const lang of ['en', 'ar'] as const) {
    const page = await api.fetch(
      new Request('http://api.test/api/account/data/page', {
        headers: { authorization: `Bearer ${token}`, lang },
      }),
    );
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    const html = accountPageSchema.parse(await page.text());
    expect(html).toContain(`<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">`);
    for (const part of [email, 'Ring twice', 'Good &#60;b&#62;colours&#60;/b&#62;'])
      expect(html).toContain(part);
    for (const theirs of [stranger.email, number, '<b>colours', '{{', ...(await secrets(shopper))])
      expect(html).not.toContain(theirs);
    expect(html).not.toMatch(/<dt>[a-z]+_[a-z_]+<\/dt>/);
  }
});

it('leaves out what is known of an e-mail that the account has not proved', async () => {
  const shopper = await register(call);
  const { token, email } = shopper;
  await call('POST', '/newsletter/subscribe', { body: { email, name: '' } });
  const cart = await cartWith(call, 'zahriyat-dune-palette');
  await call('POST', '/checkout', { body: guestOrder(cart, { email }) });
  const { data } = (await call('GET', '/account/data', { token })).body;
  expect([data.consents, data.orders, data.messages]).toEqual([[], [], []]);
});

it('needs the session, and ends with it', async () => {
  const shopper = await register(call);
  for (const path of ['/account/data', '/account/data/page'])
    expect((await call('GET', path)).status).toBe(401);
  await call('POST', '/account/delete', {
    token: shopper.token,
    body: { current_password: shopper.password },
  });
  expect((await call('GET', '/account/data', { token: shopper.token })).status).toBe(401);
});

it('reads more orders than it holds in memory at once, each once', async () => {
  const shopper = await register(call);
  const first = await order(shopper);
  const row = await orderRow(first);
  const at = new Date(row.created_at.getTime() - 1000);
  for (let number = 0; number < 205; number += 1) {
    const cart = `cart ${first} ${number}`;
    await api.db
      .insertInto('carts')
      .values({ id: cart, user_id: null, created_at: at, updated_at: at, closed_at: at })
      .execute();
    await sql`insert into orders select (jsonb_populate_record(o, ${JSON.stringify({
      ...{ id: `copy ${first} ${number}`, number: `T-${first}-${number}`, cart_id: cart },
      created_at: at.toISOString(),
    })}::jsonb)).* from orders o where id = ${first}`.execute(api.db);
  }
  const { data } = (await call('GET', '/account/data', { token: shopper.token })).body;
  expect(new Set(data.orders.map((each: { number: string }) => each.number)).size).toBe(206);
  expect(data.orders).toHaveLength(206);
});

/** What opens a door, as it is kept of somebody. */
async function secrets(shopper: Shopper): Promise<string[]> {
  const owner = await rowOf(shopper);
  const id = owner?.id ?? '';
  const [tokens, devices, emails] = await Promise.all([
    api.db.selectFrom('tokens').select('token_hash').where('user_id', '=', id).execute(),
    api.db.selectFrom('known_devices').select('device_hash').where('user_id', '=', id).execute(),
    api.db.selectFrom('price_letters').select('key').where('user_id', '=', id).execute(),
  ]);
  return [
    owner?.password_hash ?? 'none',
    shopper.token,
    ...tokens.map(({ token_hash }) => token_hash),
    ...devices.map(({ device_hash }) => device_hash),
    ...emails.map(({ key }) => key),
  ];
}
