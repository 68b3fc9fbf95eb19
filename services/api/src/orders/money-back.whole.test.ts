import { describe, expect, it } from 'vitest';
import { runPaymentsJob } from '../scheduled-jobs.ts';
import { GatewayAway } from '../payments/gateway.ts';
import { orderToPay, readOrder } from '../testing/order-to-pay.ts';
import { decideOnPage, pageOf } from '../testing/pay-on-page.ts';
import { shopWithBank } from '../testing/shop-with-bank.ts';

const slug = 'zahriyat-dune-palette';
const shop = shopWithBank(slug);
const { api, call } = shop;

const order = () => orderToPay(call, slug);
const read = (id: string) => readOrder(call, id);
const refundsOf = (id: string) =>
  api.db.selectFrom('refunds').selectAll().where('order_id', '=', id).execute();
async function paidOrder() {
  const placed = await order();
  await decideOnPage(api, placed.link, 'approve');
  await api.bank.settled();
  return placed;
}
const cancel = (id: string) => call('POST', `/orders/${id}/cancel`);

describe('money that goes back', () => {
  it('goes out through the gateway once, and is done when that confirms it', async () => {
    const { id } = await paidOrder();
    const { total } = await read(id);
    expect((await cancel(id)).body.data).toMatchObject({ payment_status: 'refunded', refunded: total });
    expect(await refundsOf(id)).toMatchObject([{ state: 'waiting', means: 'provider' }]);
    await Promise.all([runPaymentsJob(shop.deps()), runPaymentsJob(shop.deps())]);
    expect(await refundsOf(id)).toMatchObject([{ state: 'sent', gateway_refund_id: expect.any(String) }]);
    await api.bank.settled();
    expect(await refundsOf(id)).toMatchObject([{ state: 'done', confirmed_at: expect.any(Date) }]);
  });

  it('waits for a gateway that is away, and is asked about when its message was lost', async () => {
    const { id } = await paidOrder();
    await cancel(id);
    const { gateway } = shop.deps();
    const refund = () => Promise.reject(new GatewayAway('It did not answer in time.'));
    await runPaymentsJob({ ...shop.deps(), gateway: { ...gateway, refund } });
    expect(await refundsOf(id)).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    shop.clock.nowMs += 15_000;
    api.bank.shop.fetch = () => new Response(null, { status: 410 });
    await runPaymentsJob(shop.deps());
    await api.bank.settled();
    api.bank.shop.fetch = api.fetch;
    expect(await refundsOf(id)).toMatchObject([{ state: 'sent', attempts: 2 }]);
    shop.clock.nowMs += 60_000;
    await runPaymentsJob(shop.deps());
    expect(await refundsOf(id)).toMatchObject([{ state: 'done' }]);
  });

  it('that the gateway refuses is tried once, and no more', async () => {
    const { id } = await paidOrder();
    await cancel(id);
    await api.db
      .updateTable('refunds')
      .set({ amount_minor: 99_999_999 })
      .where('order_id', '=', id)
      .execute();
    await runPaymentsJob(shop.deps());
    expect(await refundsOf(id)).toMatchObject([{ state: 'failed', attempts: 1 }]);
    shop.clock.nowMs += 2 * 60 * 60 * 1000;
    await runPaymentsJob(shop.deps());
    expect(await refundsOf(id)).toMatchObject([{ state: 'failed', attempts: 1 }]);
  });

  it('of a payment that an earlier release took without a gateway is done', async () => {
    const { id } = await paidOrder();
    await api.db.updateTable('payments').set({ charge_id: null }).where('order_id', '=', id).execute();
    await cancel(id);
    expect(await refundsOf(id)).toMatchObject([{ state: 'done' }]);
  });
});

describe('an order that waits for its payment', () => {
  it('is left for another way to pay: stock and cart as before, and what is paid then goes back with an email', async () => {
    await api.sendEmails();
    shop.sent.length = 0;
    const before = await shop.stock();
    const { id, link } = await order();
    const page = await pageOf(api.fetch, link);
    const restored = (await call('POST', `/orders/${id}/restore-cart`)).body.data;
    expect(restored).toMatchObject({ items_count: 2, left_out: [] });
    expect(await shop.stock()).toBe(before);
    const body = new URLSearchParams({ decision: 'approve' });
    await api.bank.fetch(new Request(page, { method: 'POST', body }));
    await api.bank.settled();
    const late = await read(id);
    expect(late).toMatchObject({ status: 'cancelled', payment_status: 'cancelled', refunded: 0 });
    expect(late.payment?.returned_at).toEqual(expect.any(String));
    await runPaymentsJob(shop.deps());
    await api.bank.settled();
    expect(await refundsOf(id)).toMatchObject([{ state: 'done', is_late: true, actor: 'shop' }]);
    expect(await shop.stock()).toBe(before);
    await api.sendEmails();
    expect(shop.sent.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('We are refunding your payment'),
    ]);
  });

  it('is cancelled by its shopper, once, and can be paid after all', async () => {
    const before = await shop.stock();
    const { id, link } = await order();
    await pageOf(api.fetch, link);
    expect(await read(id)).toMatchObject({ can_cancel: true });
    for (let time = 0; time < 2; time += 1)
      expect((await cancel(id)).body.data).toMatchObject({
        status: 'cancelled',
        can_cancel: false,
        can_pay: true,
      });
    expect(await shop.stock()).toBe(before);
    const again = (await call('POST', `/orders/${id}/pay`)).body.data.payment_link.link;
    expect(await decideOnPage(api, again, 'approve')).toContain('result=paid');
    expect((await read(id)).payment?.returned_at).toBeNull();
  });

  it('is neither left nor cancelled when it was paid in another tab', async () => {
    for (const way of ['restore-cart', 'pay']) {
      const { id, link } = await order();
      const page = await pageOf(api.fetch, link);
      const body = new URLSearchParams({ decision: 'approve', behaviour: 'lost' });
      await api.bank.fetch(new Request(page, { method: 'POST', body }));
      expect((await call('POST', `/orders/${id}/${way}`)).status).toBe(409);
      expect(await read(id)).toMatchObject({ status: 'placed', payment_status: 'paid' });
    }
  });
});
