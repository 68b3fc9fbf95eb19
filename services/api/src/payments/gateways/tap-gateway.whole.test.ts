import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runPaymentsJob } from '../../scheduled-jobs.ts';
import { shopOfSuite } from '../../testing/shop-of-suite.ts';
import { tapForTests } from '../../testing/tap-for-tests.ts';
import { tapGateway } from './tap-gateway.ts';

const secretKey = 'sk_test_of_this_suite';
let tap: Awaited<ReturnType<typeof tapForTests>>;
let gateway: ReturnType<typeof tapGateway>;
beforeAll(async () => {
  tap = await tapForTests(secretKey);
  gateway = tapGateway({ url: tap.url, secretKey });
});
afterAll(() => void tap.close());
const shop = shopOfSuite(() => ({ gateway }));
const { bankPage, call, read, row, update } = shop;
beforeAll(() => shop.setStock(1_000));

const messages = 'http://localhost:8080/api/payments/tap/messages';
async function begun() {
  const { id, link } = await shop.order({ method: 4 });
  const page = await bankPage(link);
  return { id, link, page, charge: (await row('payments', { order_id: id })).charge_id ?? '' };
}
const post = async ({ body, hashstring }: { body: string; hashstring: string }) =>
  (await shop.visit(messages, { method: 'POST', body, headers: { hashstring } })).status;

describe('a payment through Tap', () => {
  it('is begun as the documentation asks, once, and leads to the page that Tap names', async () => {
    const { id, link, page } = await begun();
    expect(page).toMatch(/^https:\/\/sandbox\.payments\.tap\.company\/chg_/);
    const sent = tap.received.at(-1);
    const { total, number } = await read(id);
    expect(sent?.body).toMatchObject({
      ...{ amount: total, currency: 'KWD', source: { id: 'src_kw.knet' }, customer_initiated: true },
      customer: {
        ...{ first_name: 'Fahad', email: 'fahad@dana.example' },
        phone: { country_code: '965', number: '50001234' },
      },
      reference: { order: number },
      transaction: { expiry: { period: 15, type: 'MINUTE' } },
      post: { url: messages },
      redirect: { url: expect.stringContaining('/back?lang=en') },
    });
    expect(sent?.body.reference.idempotent).toBe(sent?.body.reference.transaction);
    expect(sent?.headers.lang_code).toBe('en');
    await update('payments', { order_id: id }, { charge_id: null, page: null });
    expect(await bankPage(link)).toBe(page);
  });

  it('is paid by a message with the right hashstring, repeated or not, with its numbers on the receipt', async () => {
    const { id, charge } = await begun();
    const message = tap.end(charge, 'CAPTURED');
    expect([await post(message), await post(message)]).toEqual([200, 200]);
    const order = await read(id);
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
    expect((await row('payments', { order_id: id })).status).toBe('pending');
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
    expect(await bankPage(back)).toContain(`result=${hint}`);
    expect((await read(id)).payment_status).toBe(stored);
  });

  it('goes back through a refund, which a message confirms', async () => {
    const { id, charge } = await begun();
    await post(tap.end(charge, 'CAPTURED'));
    const { total } = await read(id);
    await call('POST', `/orders/${id}/cancel`);
    await runPaymentsJob(shop.deps({ gateway }));
    expect(tap.received.at(-1)?.body).toMatchObject({
      ...{ charge_id: charge, amount: total, currency: 'KWD', reason: 'requested_by_customer' },
      post: { url: messages },
    });
    const refund = () => row('refunds', { order_id: id });
    expect((await refund()).state).toBe('sent');
    expect(await post(tap.end((await refund()).gateway_refund_id ?? '', 'REFUNDED'))).toBe(200);
    expect((await refund()).state).toBe('done');
  });

  it('in another currency than the dinar is by card', async () => {
    const request = { paymentId: 'one', reference: 'DP-1', orderNumber: 'DN-1', amountMinor: 1250 };
    const names = { first_name: 'Noura', last_name: 'Al Sabah' };
    const customer = { ...names, email: 'noura@dana.example', phone: '+966512345678' };
    const times = { now: new Date(0), expiresAt: new Date(60_000) };
    const urls = { returnUrl: 'https://shop.example/back', messageUrl: 'https://shop.example/messages' };
    await gateway.begin({ ...request, ...times, ...urls, customer, currency: 'SAR', lang: 'ar' });
    const { body } = tap.received.at(-1) ?? {};
    const card = { amount: 12.5, source: { id: 'src_card' }, transaction: { expiry: { period: 5 } } };
    expect(body).toMatchObject(card);
    expect(body.customer).not.toHaveProperty('phone');
  });
});

it.each([
  ['a wrong key is refused, without repeating it', () => tap.url, 'GatewayRefused: It answered 401.'],
  ['nobody answers', () => 'http://localhost:9', 'GatewayAway: It could not be reached.'],
])('the adapter says that %s', async (_, url, said) => {
  const other = tapGateway({ url: url(), secretKey: 'sk_test_wrong' });
  expect(String(await other.find('chg_TS1').catch((error: unknown) => error))).toBe(said);
});
