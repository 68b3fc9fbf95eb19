import { beforeAll, describe, expect, it } from 'vitest';
import { GatewayAway, type RefundRequest } from '../payments/gateway.ts';
import { runPaymentsJob } from '../scheduled-jobs.ts';
import { shopOfSuite } from '../testing/shop-of-suite.ts';

const shop = shopOfSuite();
const { api, bankPage, call, clock, decide, deps, read, stock, update } = shop;
beforeAll(() => shop.setStock(1_000));

const order = () => shop.order({ method: 4 });
const refundsOf = (order_id: string) => shop.rows('refunds', { order_id });
async function paidOrder() {
  const { id, link } = await order();
  await decide(link, 'approve');
  await api.bank.settled();
  return id;
}
const cancel = (id: string) => call('POST', `/orders/${id}/cancel`);
/** Pays on the page of the bank, in another tab. */
const approve = (page: string, behaviour = 'usual') =>
  api.bank.fetch(
    new Request(page, { method: 'POST', body: new URLSearchParams({ decision: 'approve', behaviour }) }),
  );

describe('money that goes back', () => {
  it('goes out through the gateway once, and is done when that confirms it', async () => {
    const id = await paidOrder();
    const { total } = await read(id);
    expect((await cancel(id)).body.data).toMatchObject({ payment_status: 'refunded', refunded: total });
    expect(await refundsOf(id)).toMatchObject([{ state: 'waiting', means: 'provider' }]);
    await Promise.all([runPaymentsJob(deps()), runPaymentsJob(deps())]);
    expect(await refundsOf(id)).toMatchObject([{ state: 'sent', gateway_refund_id: expect.any(String) }]);
    await api.bank.settled();
    expect(await refundsOf(id)).toMatchObject([{ state: 'done', confirmed_at: expect.any(Date) }]);
  });

  it('waits for a gateway that is away, and is asked about when its message was lost', async () => {
    const id = await paidOrder();
    await cancel(id);
    const refund = () => Promise.reject(new GatewayAway('It did not answer in time.'));
    await runPaymentsJob(deps({ gateway: { ...api.bank.gateway, refund } }));
    expect(await refundsOf(id)).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    clock.aheadMs += 15_000;
    api.bank.shop.fetch = () => new Response(null, { status: 410 });
    await runPaymentsJob(deps());
    await api.bank.settled();
    api.bank.shop.fetch = api.fetch;
    expect(await refundsOf(id)).toMatchObject([{ state: 'sent', attempts: 2 }]);
    clock.aheadMs += 60_000;
    await runPaymentsJob(deps());
    expect(await refundsOf(id)).toMatchObject([{ state: 'done' }]);
  });

  it('that the gateway refuses is tried once, and no more', async () => {
    const id = await paidOrder();
    await cancel(id);
    await update('refunds', { order_id: id }, { amount_minor: 99_999_999 });
    await runPaymentsJob(deps());
    expect(await refundsOf(id)).toMatchObject([{ state: 'failed', attempts: 1 }]);
    clock.aheadMs += 2 * 60 * 60 * 1000;
    await runPaymentsJob(deps());
    expect(await refundsOf(id)).toMatchObject([{ state: 'failed', attempts: 1 }]);
  });

  it('of a payment that an earlier release took without a gateway is done', async () => {
    const id = await paidOrder();
    await update('payments', { order_id: id }, { charge_id: null });
    await cancel(id);
    expect(await refundsOf(id)).toMatchObject([{ state: 'done' }]);
  });
});

describe('an order that waits for its payment', () => {
  it('is left for another way to pay: stock and cart as before, and what is paid then goes back with an email', async () => {
    await shop.emailsTo();
    shop.sent.length = 0;
    const before = await stock();
    const { id, link } = await order();
    const page = await bankPage(link);
    const restored = (await call('POST', `/orders/${id}/restore-cart`)).body.data;
    expect(restored).toMatchObject({ items_count: 2, left_out: [] });
    expect(await stock()).toBe(before);
    await approve(page);
    await api.bank.settled();
    const late = await read(id);
    expect(late).toMatchObject({ status: 'cancelled', payment_status: 'cancelled', refunded: 0 });
    expect(late.payment?.returned_at).toEqual(expect.any(String));
    await runPaymentsJob(deps());
    await api.bank.settled();
    expect(await refundsOf(id)).toMatchObject([{ state: 'done', is_late: true, actor: 'shop' }]);
    expect(await stock()).toBe(before);
    const subjects = (await shop.emailsTo()).map(({ subject }) => subject);
    expect(subjects).toEqual([expect.stringContaining('We are refunding your payment')]);
  });

  it('is cancelled by its shopper, once, and can be paid after all', async () => {
    const before = await stock();
    const { id, link } = await order();
    await bankPage(link);
    expect(await read(id)).toMatchObject({ can_cancel: true });
    for (let time = 0; time < 2; time += 1)
      expect((await cancel(id)).body.data).toMatchObject({
        status: 'cancelled',
        can_cancel: false,
        can_pay: true,
      });
    expect(await stock()).toBe(before);
    const again = (await call('POST', `/orders/${id}/pay`)).body.data.payment_link.link;
    expect(await decide(again, 'approve')).toContain('result=paid');
    expect((await read(id)).payment?.returned_at).toBeNull();
  });

  it('is neither left nor cancelled when it was paid in another tab', async () => {
    for (const way of ['restore-cart', 'pay']) {
      const { id, link } = await order();
      await approve(await bankPage(link), 'lost');
      expect((await call('POST', `/orders/${id}/${way}`)).status).toBe(409);
      expect(await read(id)).toMatchObject({ status: 'placed', payment_status: 'paid' });
    }
  });
});

const count = 1_000;
const hour = 60 * 60 * 1000;
/** Its charge is always answered as one in trouble; its answer cannot be read; its gateway is not set any more. */
const hopeless = { away: 'refund-away', unreadable: 'refund-unreadable', elsewhere: 'refund-elsewhere' };

const paymentOf = (order_id: string) => shop.row('payments', { order_id });
const statesOf = async () => new Map((await shop.rows('refunds')).map(({ id, state }) => [id, state]));

it('pays a thousand refunds out but for three that can never succeed, and still asks about quiet payments', async () => {
  const [payment, other] = [await paymentOf(await paidOrder()), await paymentOf(await paidOrder())];
  await update('payments', { id: other.id }, { gateway: 'of before' });
  const ids = [...Object.values(hopeless), ...Array.from({ length: count - 3 }, (_, at) => `refund-${at}`)];
  await shop.insert(
    'refunds',
    ids.map((id) => ({
      ...{ id, order_id: payment.order_id, amount_minor: 1, currency: 'KWD', means: 'provider' },
      ...{ payment_id: id === hopeless.elsewhere ? other.id : payment.id, actor: 'shop' },
      ...{ created_at: shop.now(), due_at: shop.now() },
      // After 27 days of a try in each hour, with which ten times three to this power is no number any more.
      attempts: id === hopeless.away ? 644 : 0,
    })),
  );
  const quiet = await order();
  await approve(await bankPage(quiet.link), 'lost');
  const said: string[] = [];
  const log = Object.assign(Object.create(deps().log), {
    error: (_: object, line: string) => said.push(line),
  });
  const refund = async ({ refundId }: RefundRequest) => {
    if (refundId === hopeless.away) throw new GatewayAway('It is in trouble.');
    if (refundId === hopeless.unreadable) throw new TypeError('This answer has no such form.');
    return { id: `sent-${refundId}`, state: 'done' as const };
  };
  const run = () => runPaymentsJob(deps({ log, gateway: { ...api.bank.gateway, refund } }));

  clock.aheadMs += 2 * 60_000;
  for (let round = 0; round < 3; round += 1) await run();
  const states = await statesOf();
  expect(ids.filter((id) => states.get(id) !== 'done').sort()).toEqual(Object.values(hopeless).sort());
  expect((await paymentOf(quiet.id)).status).toBe('paid');

  for (let round = 0; round < 30; round += 1) {
    clock.aheadMs += hour;
    await run();
  }
  const last = await statesOf();
  // What a gateway in trouble may still do is tried on; what nobody can read is somebody's to look at.
  expect(last.get(hopeless.away)).toBe('waiting');
  expect(last.get(hopeless.unreadable)).toBe('failed');
  expect(said).toContain('the gateway did not give money back: somebody must look at this order');
}, 60_000);
