import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { createApi } from '../app.ts';
import { apisOnPostgres } from '../testing/apis-on-postgres.ts';
import { describeOnPostgres } from '../testing/on-postgres.ts';
import { testDeps } from '../testing/test-api.ts';
import {
  type Call,
  callerOf,
  cartWith,
  findProduct,
  from,
  guestOrder,
  knet,
  register,
} from '../testing/test-caller.ts';
import { openDatabase } from './open-database.ts';

describeOnPostgres('on a PostgreSQL server', () => {
  const shop = apisOnPostgres();

  async function stockOf(slug: string): Promise<number> {
    const query = shop.db().selectFrom('products').select('stock').where('slug', '=', slug);
    return (await query.executeTakeFirstOrThrow()).stock;
  }
  const cartsWith = (slug: string, count: number): Promise<string[]> =>
    Promise.all(Array.from({ length: count }, (_, index) => cartWith(shop.call(index), slug)));
  const order = (cart: string, index: number, headers: Record<string, string> = {}) =>
    shop.call(index)('POST', '/checkout', { body: guestOrder(cart), headers });
  type Uses = { use_limit?: number | null; uses?: number; use_limit_per_account?: number | null };
  const setCoupon = (limits: Uses) =>
    shop.db().updateTable('coupons').set(limits).where('code', '=', 'DANA10').execute();
  const withCoupon = (cart: string) => guestOrder(cart, { promo_code: 'DANA10' });

  it('one cart ordered 20 times with different keys becomes one order', async () => {
    const [cart = ''] = await cartsWith('hadeel-atelier-laptop', 1);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        order(cart, index, { 'idempotency-key': `different-${index}` }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(answer.body.message).toBe('Cart is empty');
    }
  });

  it('carts with the same things in another order never block each other', async () => {
    const slugs = ['zahriyat-dune-palette', 'nadwana-rose-of-taif-perfume', 'zahriyat-lipstick-sample'];
    const products = await Promise.all(slugs.map((slug) => findProduct(shop.call(0), slug)));
    const before = await Promise.all(slugs.map(stockOf));
    const carts = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const ordered = index % 2 ? products : [...products].reverse();
        let cart: string | undefined;
        for (const product of ordered) {
          const body = { ...product, quantity: 1, ...(cart && { cart_id: cart }) };
          cart = (await shop.call(index)('POST', '/carts/add', { body })).body.data.id;
        }
        return cart ?? '';
      }),
    );
    const answers = await Promise.all(carts.map((cart, index) => order(cart, index)));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await Promise.all(slugs.map(stockOf))).toEqual(before.map((stock) => stock - 10));
  });

  it('a coupon with one use left is used once', async () => {
    await setCoupon({ use_limit: 1, uses: 0 });
    const carts = await cartsWith('zahriyat-night-repair-balm', 12);
    const answers = await Promise.all(
      carts.map((cart, index) => shop.call(index)('POST', '/checkout', { body: withCoupon(cart) })),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    await setCoupon({ use_limit: null });
  });

  it('a coupon that an account may use once is used once by it, however many carts it orders at once', async () => {
    await setCoupon({ use_limit_per_account: 1 });
    const { token } = await register(shop.call(0));
    const carts = await cartsWith('zahriyat-night-repair-balm', 6);
    const answers = await Promise.all(
      carts.map((cart, index) => shop.call(index)('POST', '/checkout', { body: withCoupon(cart), token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422]);
    expect(new Set(answers.map(({ body: { code } }) => code))).toEqual(new Set([undefined, 'promo_used']));
    await setCoupon({ use_limit_per_account: null });
  });

  it('guests of one address hold no more unpaid orders than it may, however many they place at once', async () => {
    const limited = [0, 1].map((index) => {
      const { deps } = shop.api(index);
      return callerOf(createApi({ ...deps, limits: { ...deps.limits, unpaidOrders: 2 } }));
    });
    const carts = await cartsWith('zahriyat-dune-palette', 20);
    const answers = await Promise.all(
      carts.map((cart, index) =>
        from(limited[index % 2] as Call, '10.8.0.1')('POST', '/checkout', { body: guestOrder(cart, knet) }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(8);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(12);
  });

  it('asks callers to come back when every connection is taken, and serves them again afterwards', async () => {
    const options = { databaseUrl: shop.url(), dataDir: tmpdir(), connectionWaitMs: 200, poolSizeMax: 1 };
    const { db: small, pool, close } = await openDatabase(options);
    const call = callerOf(createApi(testDeps(small, tmpdir())));
    expect((await call('GET', '/products')).status).toBe(200);
    const { promise: untilReleased, resolve: release } = Promise.withResolvers<void>();
    const holding = small.connection().execute(() => untilReleased);
    const refused = await call('GET', '/products');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(pool()).toMatchObject({ total: 1, idle: 0, max: 1 });
    release();
    await holding;
    expect((await call('GET', '/products')).status).toBe(200);
    await close();
  });
});
