import { accountPageSchema } from '@dana/contracts/api/account-data';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import { cartWith, palette, place, register, type Shopper } from '../testing/test-caller.ts';

const shop = shopOfSuite();
const { api, call, insert, row, rows, visit } = shop;

const order = async ({ token, email }: Shopper) =>
  (await shop.order({ token, quantity: 1, form: { email, notes: 'Ring twice' } })).id;

it('has everything of this shopper and nothing of another, as data and as a page', async () => {
  const [shopper, stranger] = [await register(call), await register(call)];
  const { token, email } = shopper;
  await shop.proveEmail(email);
  await order(shopper);
  const other = await order(stranger);
  await call('POST', '/favorites', { token, body: { product_id: 3 } });
  const review = { rating: 4, text: 'Good <b>colours</b>' };
  await call('POST', `/products/${palette}/reviews`, { token, body: review });
  await call('POST', '/addresses', { token, body: place });
  await call('POST', '/newsletter/subscribe', { body: { email, name: '' } });
  await call('POST', '/price-letters', { token, body: { is_on: true } });
  await cartWith(call, palette, { token });

  const answer = await call('GET', '/account/data', { token });
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const { data } = answer.body;
  expect(data.account).toMatchObject([{ email, first_name: 'Noura' }]);
  expect(data.consents).toMatchObject([{ consent: 'price_alerts' }, { consent: 'newsletter' }]);
  expect(data.orders).toMatchObject([{ email, notes: 'Ring twice', items: [{ quantity: 1 }] }]);
  for (const part of ['addresses', 'reviews', 'wishlist', 'cart'] as const)
    expect([part, data[part].length]).toEqual([part, 1]);
  expect(data.letters).toContainEqual(expect.objectContaining({ letter: 'order_placed' }));
  expect(data.devices.length).toBeGreaterThan(0);

  const text = JSON.stringify(data);
  const { number } = await row('orders', { id: other });
  for (const theirs of [stranger.email, number]) expect(text).not.toContain(theirs);
  for (const secret of await secrets(shopper)) expect(text).not.toContain(secret);

  for (const lang of ['en', 'ar'] as const) {
    const page = await visit('/api/account/data/page', {
      headers: { authorization: `Bearer ${token}`, lang },
    });
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    const html = accountPageSchema.parse(page.text);
    expect(html).toContain(`<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">`);
    for (const part of [email, 'Ring twice', 'Good &#60;b&#62;colours&#60;/b&#62;'])
      expect(html).toContain(part);
    for (const theirs of [stranger.email, number, '<b>colours', '{{', ...(await secrets(shopper))])
      expect(html).not.toContain(theirs);
    expect(html).not.toMatch(/<dt>[a-z]+_[a-z_]+<\/dt>/);
  }
});

it('leaves out what is known of an e-mail that the account has not proved', async () => {
  const { token, email } = await register(call);
  await call('POST', '/newsletter/subscribe', { body: { email, name: '' } });
  await shop.order({ form: { email } });
  const { data } = (await call('GET', '/account/data', { token })).body;
  expect([data.consents, data.orders, data.messages]).toEqual([[], [], []]);
});

it('as a page needs the session', async () => {
  expect((await call('GET', '/account/data/page')).status).toBe(401);
});

it('reads more orders than it holds in memory at once, each once', async () => {
  const shopper = await register(call);
  const first = await order(shopper);
  const at = new Date((await row('orders', { id: first })).created_at.getTime() - 1000);
  for (let number = 0; number < 205; number += 1) {
    const cart = `cart ${first} ${number}`;
    await insert('carts', { id: cart, user_id: null, created_at: at, updated_at: at, closed_at: at });
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
async function secrets({ token, email }: Shopper): Promise<string[]> {
  const { id: user_id, password_hash } = await row('users', { email });
  return [
    password_hash,
    token,
    ...(await rows('tokens', { user_id })).map(({ token_hash }) => token_hash),
    ...(await rows('known_devices', { user_id })).map(({ device_hash }) => device_hash),
    ...(await rows('price_letters', { user_id })).map(({ key }) => key),
  ];
}
