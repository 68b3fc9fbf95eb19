import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decideOnPage } from '../testing/pay-on-page.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { type Call, callerOf, cartWith, guestOrder, register } from '../testing/test-caller.ts';

let api: TestApi;
let call: Call;
beforeAll(async () => {
  api = await createTestApi();
  call = callerOf(api);
});
afterAll(() => api.close());

describe('coupons', () => {
  it('take their percent off, in any case of letters', async () => {
    const cart = await cartWith(call, 'qumash-daily-t-shirt', { quantity: 2 });
    const { body } = await call('GET', `/checkout?cart=${cart}&promo_code=dana10`);
    expect(body.data).toMatchObject({ sub_total: 15, discount: 1.5, total: 13.5, promo_code: 'DANA10' });
  });

  it.each([
    ['NOPE', 'This coupon code is not valid'],
    ['AUG23', 'This coupon has expired'],
    ['SOUND14', 'This coupon applies to matching products from KWD 50.000'],
  ])('refuse %s with the reason', async (code, message) => {
    const cart = await cartWith(call, 'qumash-daily-t-shirt', { quantity: 2 });
    const answer = await call('GET', `/checkout?cart=${cart}&promo_code=${code}`);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ message, errors: { promo_code: [message] } });
  });
});

describe('a coupon that an account may use once', () => {
  const useLimit = (perAccount: number | null) =>
    api.db
      .updateTable('coupons')
      .set({ use_limit_per_account: perAccount })
      .where('code', '=', 'DANA10')
      .execute();
  beforeAll(() => useLimit(1));
  afterAll(() => useLimit(null));

  it('asks guests to sign in', async () => {
    const cart = await cartWith(call, 'qumash-daily-t-shirt', { quantity: 2 });
    const seen = await call('GET', `/checkout?cart=${cart}&promo_code=DANA10`);
    expect([seen.status, seen.body.message]).toEqual([422, 'Please sign in to use this coupon']);
    const placed = await call('POST', '/checkout', { body: guestOrder(cart, { promo_code: 'DANA10' }) });
    expect([placed.status, placed.body.code]).toEqual([422, 'promo_sign_in']);
  });

  it('is refused the second time, in both languages, and comes back when its order was not paid', async () => {
    const { token } = await register(call);
    const knet = { payment: { method_id: 4, installment_package_id: null } };
    const order = async () => {
      const cart = await cartWith(call, 'qumash-daily-t-shirt', { quantity: 2 });
      const body = guestOrder(cart, { promo_code: 'DANA10', ...knet });
      return { cart, placed: await call('POST', '/checkout', { body, token, lang: 'ar' }) };
    };
    const first = await order();
    expect(first.placed.status).toBe(200);
    const { cart, placed } = await order();
    expect([placed.status, placed.body.message]).toEqual([422, 'سبق أن استخدمت كود الخصم هذا']);
    const seen = await call('GET', `/checkout?cart=${cart}&promo_code=DANA10`, { token });
    expect(seen.body.errors.promo_code).toEqual(['You have already used this coupon']);
    const link = first.placed.body.data.payment_link.link;
    await decideOnPage(api, link, 'cancel');
    expect((await call('GET', `/checkout?cart=${cart}&promo_code=DANA10`, { token })).status).toBe(200);
    const { placed: again } = await order();
    expect(again.status).toBe(200);
    // The first order would be its second use now.
    const payAgain = await call('POST', `/orders/${first.placed.body.data.payment_info.id}/pay`, { token });
    expect([payAgain.status, payAgain.body.code]).toEqual([422, 'promo_used']);
  });
});
