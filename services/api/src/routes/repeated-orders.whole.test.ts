import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { type Call, callerOf, cartWith, guestOrder } from '../testing/test-caller.ts';

let api: TestApi;
let call: Call;
beforeAll(async () => {
  api = await createTestApi();
  call = callerOf(api);
});
afterAll(() => api.close());

describe('an Idempotency-Key', () => {
  const headers = { 'idempotency-key': '0b9f4d1e-6c1b-4a55-9f0e-2f3c53e2a001' };

  it('gives a repeat the first answer, and one order', async () => {
    const cart = await cartWith(call, 'qumash-daily-t-shirt');
    const body = guestOrder(cart);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call('POST', '/checkout', { body, headers })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    const orders = await api.db.selectFrom('orders').select('id').where('cart_id', '=', cart).execute();
    expect(orders).toHaveLength(1);
  });

  it('cannot be used for another order', async () => {
    const cart = await cartWith(call, 'qumash-daily-t-shirt');
    const answer = await call('POST', '/checkout', { body: guestOrder(cart), headers });
    expect([answer.status, answer.body.code]).toEqual([422, 'idempotency_key_reused']);
    expect((await call('GET', `/checkout?cart=${cart}`)).body.data.items).toHaveLength(1);
  });

  it('may be sent again when what was refused was put right', async () => {
    const key = { 'idempotency-key': 'put-right-1' };
    const cart = await cartWith(call, 'qumash-daily-t-shirt');
    const wrong = guestOrder(cart, { promo_code: 'AUG23' });
    expect((await call('POST', '/checkout', { body: wrong, headers: key })).status).toBe(422);
    expect((await call('POST', '/checkout', { body: guestOrder(cart), headers: key })).status).toBe(200);
  });
});
