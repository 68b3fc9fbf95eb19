import { describe, expect, it } from 'vitest';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import { cartWith, findProduct } from '../testing/test-caller.ts';

const { call, order } = shopOfSuite();
const slug = 'failaka-arc-handbag';

describe('a coupon', () => {
  const apply = async (promo_code: string) => {
    const cart = await cartWith(call, slug);
    const set = await call('POST', '/carts/coupon', { body: { cart_id: cart, promo_code } });
    const read = await call('GET', `/checkout?cart=${cart}`);
    return { set, code: read.body.data.promo_code };
  };

  it.each(['DANA10', 'dana١٠', 'Dana۱۰', '\u2066DANA10\u2069', ' dana 10\u00a0', 'DA\u00adNA10'])(
    'is taken when it is written %j',
    async (typed) => {
      expect((await apply(typed)).code).toBe('DANA10');
    },
  );

  it('that is longer than any is no code of the shop, as any other that it does not have', async () => {
    const { errors } = (await apply('NOSUCHCODE')).set.body;
    const long = 'A'.repeat(2_000);
    const { cart, ...ordered } = await order({ slug, form: { promo_code: long } });
    const read = await call('GET', `/checkout?cart=${cart}&promo_code=${long}`);
    for (const { status, body } of [(await apply(long)).set, read, ordered])
      expect([status, body.errors]).toEqual([422, errors]);
  });
});

describe('an account', () => {
  const person = (email: string, password: string) => ({
    ...{ first_name: 'سارة\u200f', last_name: 'Al\u202eSabah\u202c', phone: '' },
    ...{ email, password, password_confirmation: password },
  });

  it('is opened and found again by an e-mail and a password as they look', async () => {
    const password = 'cafe\u0301 at the corniche';
    const made = await call('POST', '/register', { body: person('Sara&co/1@مثال.إختبار\u200f', password) });
    expect(made.body.data.user).toMatchObject({
      first_name: 'سارة',
      last_name: 'AlSabah',
      email: 'sara&co/1@xn--mgbh0fb.xn--kgbechtv',
    });
    const body = { email: '\u202asara&co/1@xn--mgbh0fb.xn--kgbechtv', password: password.normalize('NFC') };
    expect((await call('POST', '/login', { body })).status).toBe(200);
  });

  it('is refused a name in which nothing is to be read', async () => {
    const unread = { first_name: '\u200b\u2060', last_name: '—' };
    const body = { ...person('a@dana.example', 'a long password'), ...unread };
    expect((await call('POST', '/register', { body, lang: 'en' })).body.errors).toEqual({
      first_name: ['This field is required'],
      last_name: ['Use at least one letter or digit'],
    });
  });
});

it('filters by a price as people write it', async () => {
  const { body: all } = await call('GET', '/products?price_from=12.5&price_to=40');
  for (const typed of ['12,5', '١٢٫٥', 'KWD 12.500'])
    expect(
      (await call('GET', `/products?price_from=${encodeURIComponent(typed)}&price_to=40`)).body.meta,
    ).toEqual(all.meta);
});

it('searches for what was copied with marks of direction around it', async () => {
  const found = await call('GET', '/products?search=handbag');
  const marked = await call('GET', `/products?search=${encodeURIComponent('\u2067hand\u00adbag\u2069')}`);
  expect(marked.body.meta.total).toBe(found.body.meta.total);
  expect(found.body.meta.total).toBeGreaterThan(0);
});

it('orders as many units as Arabic digits say', async () => {
  const { product_id, product_variation_id } = await findProduct(call, slug);
  const body = { product_id, product_variation_id, quantity: '٢' };
  expect((await call('POST', '/carts/add', { body })).body.data.items_count).toBe(2);
});
