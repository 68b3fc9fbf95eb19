import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runPaymentsJob } from '../../scheduled-jobs.ts';
import { apiOfSuite } from '../../testing/api-of-suite.ts';
import { orderToPay, readOrder } from '../../testing/order-to-pay.ts';
import { pageOf } from '../../testing/pay-on-page.ts';
import { tapForTests } from '../../testing/tap-for-tests.ts';
import { testDeps } from '../../testing/test-api.ts';
import { callerOf } from '../../testing/test-caller.ts';
import { tapGateway } from './tap-gateway.ts';

const slug = 'zahriyat-dune-palette';
const secretKey = 'sk_test_of_this_suite';
let tap: Awaited<ReturnType<typeof tapForTests>>;
let gateway: ReturnType<typeof tapGateway>;
beforeAll(async () => {
  tap = await tapForTests(secretKey);
  gateway = tapGateway({ url: tap.url, secretKey });
});
afterAll(() => void tap.close());
const api = apiOfSuite(() => ({ gateway }));
const call = callerOf(api);
beforeAll(async () => {
  await api.db.updateTable('products').set({ stock: 1_000 }).where('slug', '=', slug).execute();
});

const chargeOf = async (id: string) => {
  const query = api.db.selectFrom('payments').selectAll().where('order_id', '=', id);
  return (await query.executeTakeFirstOrThrow()).charge_id ?? '';
};
async function begun(changes = {}) {
  const order = await orderToPay(call, slug, changes);
  const page = await pageOf(api.fetch, order.link);
  return { ...order, page, charge: await chargeOf(order.id) };
}
async function post({ body, hashstring }: { body: string; hashstring: string }): Promise<number> {
  const url = 'http://localhost:8080/api/payments/tap/messages';
  const answer = await api.fetch(new Request(url, { method: 'POST', body, headers: { hashstring } }));
  return answer.status;
}

describe('a payment through Tap', () => {
  it('is begun as the documentation asks, once, and leads to the page that Tap names', async () => {
    const { id, link, page } = await begun();
    expect(page).toMatch(/^https:\/\/sandbox\.payments\.tap\.company\/chg_/);
    const sent = tap.received.at(-1);
    const { total, number } = await readOrder(call, id);
    expect(sent?.body).toMatchObject({
      ...{ amount: total, currency: 'KWD', source: { id: 'src_kw.knet' }, customer_initiated: true },
      customer: {
        first_name: 'Fahad',
        email: 'fahad@dana.example',
        phone: { country_code: '965', number: '50001234' },
      },
      reference: { order: number },
      transaction: { expiry: { period: 15, type: 'MINUTE' } },
      post: { url: 'http://localhost:8080/api/payments/tap/messages' },
      redirect: { url: expect.stringContaining('/back?lang=en') },
    });
    expect(sent?.body.reference.idempotent).toBe(sent?.body.reference.transaction);
    expect(sent?.headers.lang_code).toBe('en');
    await api.db
      .updateTable('payments')
      .set({ charge_id: null, page: null })
      .where('order_id', '=', id)
      .execute();
    expect(await pageOf(api.fetch, link)).toBe(page);
  });

  it('is paid by a message with the right hashstring, repeated or not, with its numbers on the receipt', async () => {
    const { id, charge } = await begun();
    const message = tap.end(charge, 'CAPTURED');
    expect([await post(message), await post(message)]).toEqual([200, 200]);
    const order = await readOrder(call, id);
    expect(order).toMatchObject({ status: 'placed', payment_status: 'paid' });
    expect(order.payment).toMatchObject({
      transaction_id: '9720221916128348054',
      track_id: expect.stringContaining('tck_'),
    });
    expect(order.history).toHaveLength(2);
  });

  it('takes no message that is changed, signed with another key, or not signed', async () => {
    const { id, charge } = await begun();
    const { body, hashstring } = tap.end(charge, 'DECLINED');
    for (const wrong of [
      { body: body.replace('DECLINED', 'CAPTURED'), hashstring },
      { body: body.replace(/"amount":[\d.]+/, '"amount":1'), hashstring },
      { body, hashstring: hashstring.replace(/./g, '0') },
      { body, hashstring: '' },
      { body: 'not JSON', hashstring },
    ])
      expect(await post(wrong)).toBe(401);
    const query = api.db.selectFrom('payments').select('status').where('order_id', '=', id);
    expect((await query.executeTakeFirst())?.status).toBe('pending');
  });

  it.each([
    ['DECLINED', 'failed', 'failed'],
    ['FAILED', 'failed', 'failed'],
    ['RESTRICTED', 'failed', 'failed'],
    ['CANCELLED', 'cancelled', 'cancelled'],
    ['TIMEDOUT', 'expired', 'cancelled'],
    ['CAPTURED', 'paid', 'paid'],
    ['IN_PROGRESS', 'pending', 'pending'],
    ['SOMETHING_NEW', 'pending', 'pending'],
  ])('that ended as %s is known when its shopper comes back', async (status, hint, stored) => {
    const { id, link, charge } = await begun();
    tap.end(charge, status);
    const back = `${link.replace('?', '/back?')}?tap_id=${charge}`;
    expect(await pageOf(api.fetch, back)).toContain(`result=${hint}`);
    expect((await readOrder(call, id)).payment_status).toBe(stored);
  });

  it('goes back through a refund, which a message confirms', async () => {
    const { id, charge } = await begun();
    await post(tap.end(charge, 'CAPTURED'));
    const { total } = await readOrder(call, id);
    await call('POST', `/orders/${id}/cancel`);
    await runPaymentsJob({ ...testDeps(api.db, ''), gateway });
    expect(tap.received.at(-1)?.body).toMatchObject({
      ...{ charge_id: charge, amount: total, currency: 'KWD', reason: 'requested_by_customer' },
      post: { url: 'http://localhost:8080/api/payments/tap/messages' },
    });
    const refund = async () =>
      api.db.selectFrom('refunds').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow();
    expect((await refund()).state).toBe('sent');
    expect(await post(tap.end((await refund()).gateway_refund_id ?? '', 'REFUNDED'))).toBe(200);
    expect((await refund()).state).toBe('done');
  });

  it('in another currency than the dinar is by card', async () => {
    const request = {
      paymentId: 'one',
      reference: 'DP-1',
      orderNumber: 'DN-1',
      amountMinor: 1250,
      lang: 'ar',
    } as const;
    const customer = {
      first_name: 'Noura',
      last_name: 'Al Sabah',
      email: 'noura@dana.example',
      phone: '+966512345678',
    };
    const times = { now: new Date(0), expiresAt: new Date(60_000) };
    const urls = { returnUrl: 'https://shop.example/back', messageUrl: 'https://shop.example/messages' };
    await gateway.begin({ ...request, ...times, ...urls, customer, currency: 'SAR' });
    const { body } = tap.received.at(-1) ?? {};
    expect(body).toMatchObject({
      amount: 12.5,
      source: { id: 'src_card' },
      transaction: { expiry: { period: 5 } },
    });
    expect(body.customer).not.toHaveProperty('phone');
  });
});

describe('the adapter', () => {
  it('says that a wrong key is refused, without repeating it', async () => {
    const wrong = tapGateway({ url: tap.url, secretKey: 'sk_test_wrong' });
    const failure = await wrong.find('chg_TS1').catch((error: unknown) => error);
    expect(String(failure)).toBe('GatewayRefused: It answered 401.');
  });

  it('says that nobody answers', async () => {
    const nobody = tapGateway({ url: 'http://localhost:9', secretKey });
    expect(String(await nobody.find('x').catch((error: unknown) => error))).toBe(
      'GatewayAway: It could not be reached.',
    );
  });
});
