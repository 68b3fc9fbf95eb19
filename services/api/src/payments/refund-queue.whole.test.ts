import { beforeAll, expect, it } from 'vitest';
import { runPaymentsJob } from '../scheduled-jobs.ts';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import { GatewayAway, type RefundRequest } from './gateway.ts';

const shop = shopOfSuite();
const { api, bankPage, clock, decide, insert, now, order, row, rows, update } = shop;
beforeAll(() => shop.setStock(1_000));

const count = 1_000;
const hour = 60 * 60 * 1000;
/** Its charge is always answered as one in trouble; its answer cannot be read; its gateway is not set any more. */
const hopeless = { away: 'refund-away', unreadable: 'refund-unreadable', elsewhere: 'refund-elsewhere' };

async function paidOrder() {
  const { id, link } = await order({ method: 4 });
  await decide(link, 'approve');
  await api.bank.settled();
  return row('payments', { order_id: id });
}

const statesOf = async () => new Map((await rows('refunds')).map(({ id, state }) => [id, state]));

it('pays a thousand refunds out but for three that can never succeed, and still asks about quiet payments', async () => {
  const [payment, other] = [await paidOrder(), await paidOrder()];
  await update('payments', { id: other.id }, { gateway: 'of before' });
  const ids = [...Object.values(hopeless), ...Array.from({ length: count - 3 }, (_, at) => `refund-${at}`)];
  await insert(
    'refunds',
    ids.map((id) => ({
      ...{
        id,
        order_id: payment.order_id,
        amount_minor: 1,
        currency: 'KWD',
        means: 'provider',
        actor: 'shop',
      },
      ...{ payment_id: id === hopeless.elsewhere ? other.id : payment.id, created_at: now(), due_at: now() },
      // After 27 days of a try in each hour, with which ten times three to this power is no number any more.
      attempts: id === hopeless.away ? 644 : 0,
    })),
  );
  const quiet = await order({ method: 4 });
  const body = new URLSearchParams({ decision: 'approve', behaviour: 'lost' });
  await api.bank.fetch(new Request(await bankPage(quiet.link), { method: 'POST', body }));
  const said: string[] = [];
  const log = { ...shop.deps().log, error: (_: object, line: string) => said.push(line) };
  const refund = async ({ refundId }: RefundRequest) => {
    if (refundId === hopeless.away) throw new GatewayAway('It is in trouble.');
    if (refundId === hopeless.unreadable) throw new TypeError('This answer has no such form.');
    return { id: `sent-${refundId}`, state: 'done' as const };
  };
  const deps = () => {
    const own = shop.deps();
    return {
      ...own,
      log: Object.assign(Object.create(own.log), log),
      gateway: { ...api.bank.gateway, refund },
    };
  };

  clock.aheadMs += 2 * 60_000;
  for (let round = 0; round < 3; round += 1) await runPaymentsJob(deps());
  const states = await statesOf();
  expect(ids.filter((id) => states.get(id) !== 'done').sort()).toEqual(Object.values(hopeless).sort());
  expect((await row('payments', { order_id: quiet.id })).status).toBe('paid');

  for (let round = 0; round < 30; round += 1) {
    clock.aheadMs += hour;
    await runPaymentsJob(deps());
  }
  const last = await statesOf();
  // What a gateway in trouble may still do is tried on; what nobody can read is somebody's to look at.
  expect(last.get(hopeless.away)).toBe('waiting');
  expect(last.get(hopeless.unreadable)).toBe('failed');
  expect(said).toContain('the gateway did not give money back: somebody must look at this order');
}, 60_000);
