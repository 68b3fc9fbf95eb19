import { expect, it } from 'vitest';
import { apisOnPostgres } from '../testing/apis-on-postgres.ts';
import { describeOnPostgres } from '../testing/on-postgres.ts';
import { testDeps } from '../testing/test-api.ts';
import { cartWith, from, guestOrder, palette, register } from '../testing/test-caller.ts';

const failuresMax = 10;
const perAddress = 4 * failuresMax;

describeOnPostgres('attempts at two APIs on one PostgreSQL server', () => {
  const shop = apisOnPostgres(({ db, server }) => {
    const { limits } = testDeps(db, '');
    return { limitPool: server, limits: { ...limits, signIn: failuresMax, coupon: failuresMax } };
  });

  const at = (address: string, index: number) => from(shop.call(index), address);
  const countsOf = (answers: { status: number }[]) =>
    Object.fromEntries(
      [...Map.groupBy(answers, ({ status }) => status)].map(([key, all]) => [key, all.length]),
    );
  const times = <Result>(count: number, make: (index: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: count }, (_, index) => make(index)));

  it('never lock out valid coupons: 80 at once, and then the order itself', async () => {
    const cart = await cartWith(at('10.9.0.1', 0), palette);
    const path = `/checkout?cart=${cart}&promo_code=DANA10`;
    expect(countsOf(await times(80, (index) => at('10.9.0.1', index)('GET', path)))).toEqual({ 200: 80 });
    const order = guestOrder(cart, { promo_code: 'DANA10' });
    expect((await at('10.9.0.1', 0)('POST', '/checkout', { body: order })).status).toBe(200);
  });

  it('never lock out right passwords: 60 at once', async () => {
    const { email, password } = await register(shop.call(0));
    const signIn = (index: number) => at('10.9.0.2', index)('POST', '/login', { body: { email, password } });
    expect(countsOf(await times(60, signIn))).toEqual({ 200: 60 });
    expect((await signIn(0)).status).toBe(200);
  });

  it('stop at the limit when they are wrong, however many come at once, and say how long', async () => {
    const wrong = (index: number) =>
      at('10.9.0.3', index)('POST', '/login', {
        body: { email: `nobody${index}@dana.example`, password: 'x' },
      });
    const answers = await times(80, wrong);
    expect(countsOf(answers)).toEqual({ 422: perAddress, 429: 80 - perAddress });
    const waits = answers.flatMap(({ headers }) => headers.get('retry-after') ?? []).map(Number);
    expect(waits).toHaveLength(80 - perAddress);
    expect(Math.min(...waits)).toBeGreaterThan(240);
    expect(Math.max(...waits)).toBeLessThanOrEqual(300);
  });
});
