import { expect, it } from 'vitest';
import { runPaymentsJob } from '../scheduled-jobs.ts';
import { orderToPay } from '../testing/order-to-pay.ts';
import { decideOnPage, pageOf } from '../testing/pay-on-page.ts';
import { shopWithBank } from '../testing/shop-with-bank.ts';
import { GatewayAway, type RefundRequest } from './gateway.ts';

const slug = 'zahriyat-dune-palette';
const shop = shopWithBank(slug);
const { api, call, clock } = shop;

const count = 1_000;
const hour = 60 * 60 * 1000;
/** Its charge is always answered as one in trouble; its answer cannot be read; its gateway is not set any more. */
const hopeless = { away: 'refund-away', unreadable: 'refund-unreadable', elsewhere: 'refund-elsewhere' };

async function paidOrder() {
  const placed = await orderToPay(call, slug);
  await decideOnPage(api, placed.link, 'approve');
  await api.bank.settled();
  return api.db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', placed.id)
    .executeTakeFirstOrThrow();
}

const statesOf = async () => {
  const rows = await api.db.selectFrom('refunds').select(['id', 'state']).execute();
  return new Map(rows.map(({ id, state }) => [id, state]));
};

it('pays a thousand refunds out but for three that can never succeed, and still asks about quiet payments', async () => {
  const [payment, other] = [await paidOrder(), await paidOrder()];
  await api.db.updateTable('payments').set({ gateway: 'of before' }).where('id', '=', other.id).execute();
  const ids = [...Object.values(hopeless), ...Array.from({ length: count - 3 }, (_, at) => `refund-${at}`)];
  await api.db
    .insertInto('refunds')
    .values(
      ids.map((id) => ({
        id,
        order_id: payment.order_id,
        payment_id: id === hopeless.elsewhere ? other.id : payment.id,
        amount_minor: 1,
        currency: 'KWD',
        means: 'provider',
        actor: 'shop',
        created_at: new Date(clock.nowMs),
        due_at: new Date(clock.nowMs),
        // After 27 days of a try in each hour, with which ten times three to this power is no number any more.
        attempts: id === hopeless.away ? 644 : 0,
      })),
    )
    .execute();
  const quiet = await orderToPay(call, slug);
  const page = await pageOf(api.fetch, quiet.link);
  await api.bank.fetch(
    new Request(page, {
      method: 'POST',
      body: new URLSearchParams({ decision: 'approve', behaviour: 'lost' }),
    }),
  );
  const said: string[] = [];
  const log = { ...shop.deps().log, error: (_: object, line: string) => said.push(line) };
  const refund = async ({ refundId }: RefundRequest) => {
    if (refundId === hopeless.away) throw new GatewayAway('It is in trouble.');
    if (refundId === hopeless.unreadable) throw new TypeError('This answer has no such form.');
    return { id: `sent-${refundId}`, state: 'done' as const };
  };
  const deps = () => {
    const own = shop.deps();
    return { ...own, log: Object.assign(Object.create(own.log), log), gateway: { ...own.gateway, refund } };
  };

  clock.nowMs += 2 * 60_000;
  for (let round = 0; round < 3; round += 1) await runPaymentsJob(deps());
  const states = await statesOf();
  expect(ids.filter((id) => states.get(id) !== 'done').sort()).toEqual(Object.values(hopeless).sort());
  const { status } = await api.db
    .selectFrom('payments')
    .select('status')
    .where('order_id', '=', quiet.id)
    .executeTakeFirstOrThrow();
  expect(status).toBe('paid');

  for (let round = 0; round < 30; round += 1) {
    clock.nowMs += hour;
    await runPaymentsJob(deps());
  }
  const last = await statesOf();
  // What a gateway in trouble may still do is tried on; what nobody can read is somebody's to look at.
  expect(last.get(hopeless.away)).toBe('waiting');
  expect(last.get(hopeless.unreadable)).toBe('failed');
  expect(said).toContain('the gateway did not give money back: somebody must look at this order');
}, 60_000);
