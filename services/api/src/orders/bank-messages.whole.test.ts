import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { GatewayAway } from '../payments/gateway.ts';
import { cleanUp } from '../clean-up.ts';
import { runPaymentsJob } from '../scheduled-jobs.ts';
import { shopOfSuite } from '../testing/shop-of-suite.ts';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const shop = shopOfSuite();
const { api, bankPage, clock, decide, deps, read, row, stock } = shop;
// The bank is late by it.
clock.stoppedAtMs = Date.now();
beforeAll(() => shop.setStock(1_000));

const order = () => shop.order({ method: 4 });
const stepsOf = async (id: string) =>
  (await read(id)).history.map(({ status }: { status: string }) => status);
const control = (begin: string) =>
  api.bank.fetch(
    new Request(`${api.bank.origin}/control`, {
      method: 'PUT',
      body: JSON.stringify({ email: 'fahad@dana.example', begin }),
    }),
  );
/** Decides on the page of the bank, and closes it there. */
async function decideAndLeave(page: string, decision: string, behaviour: string): Promise<void> {
  const body = new URLSearchParams({ decision, behaviour });
  await api.bank.fetch(new Request(page, { method: 'POST', body }));
  await api.bank.settled();
}
const signed = (body: string) => createHmac('sha256', api.bank.secret).update(body).digest('hex');
async function sendMessage(content: object, sign: (body: string) => string | null = signed, to = 'practice') {
  const body = JSON.stringify(content);
  const signature = sign(body);
  const headers = signature === null ? {} : { 'bank-signature': signature };
  return (await shop.visit(`/api/payments/${to}/messages`, { method: 'POST', body, headers })).status;
}
const paymentOf = (id: string) => row('payments', { order_id: id });
async function chargeOf(id: string, changes: object = {}) {
  const payment = await paymentOf(id);
  return {
    ...{ id: payment.charge_id, reference: payment.id, track: payment.track_id },
    ...{ amount: payment.amount_minor, currency: payment.currency, status: 'paid' },
    ...{ payment: '261124000001', page: 'http://bank.test/pay/x', ...changes },
  };
}

describe('a message of the bank', () => {
  it('that comes several times, some at once, pays an order once and is written once', async () => {
    const { id, link } = await order();
    await shop.emailsTo();
    shop.sent.length = 0;
    await decide(link, 'approve', 'repeated');
    await api.bank.settled();
    expect(await stepsOf(id)).toEqual(['awaiting_payment', 'placed']);
    // One to who ordered, one to the shop's own people.
    const written = (await shop.emailsTo()).map(({ to }) => to);
    expect(written.toSorted()).toEqual(['fahad@dana.example', 'shop@dana.example']);
  });

  it('that comes late is waited for: the order waits, and then it is paid', async () => {
    const { id, link } = await order();
    expect(await decide(link, 'approve', 'late')).toContain('result=pending');
    expect(await read(id)).toMatchObject({ status: 'awaiting_payment', can_pay: true });
    clock.aheadMs += 10 * secondMs;
    await api.bank.settled();
    expect(await read(id)).toMatchObject({ status: 'placed', payment_status: 'paid' });
  });

  it('that never comes is not needed: the way back asks, and so does the shop by itself', async () => {
    const came = await order();
    expect(await decide(came.link, 'approve', 'lost')).toContain('result=paid');
    const stayed = await order();
    await decideAndLeave(await bankPage(stayed.link), 'approve', 'lost');
    expect((await paymentOf(stayed.id)).status).toBe('pending');
    clock.aheadMs += minuteMs;
    await runPaymentsJob(deps());
    expect((await paymentOf(stayed.id)).status).toBe('paid');
  });

  it('that is older than the last decides nothing', async () => {
    const { id, link } = await order();
    await decideAndLeave(await bankPage(link), 'approve', 'disordered');
    expect(await read(id)).toMatchObject({ status: 'placed', payment_status: 'paid' });
    const late = { type: 'charge', charge: await chargeOf(id, { status: 'declined' }) };
    expect(await sendMessage(late)).toBe(200);
    expect(await stepsOf(id)).toEqual(['awaiting_payment', 'placed']);
  });

  it('that is forged, changed or not signed is refused, and pays nothing', async () => {
    const { id, link } = await order();
    await bankPage(link);
    const content = { type: 'charge', charge: await chargeOf(id) };
    const wrong = [
      () => null,
      () => 'not a signature',
      (body: string) => createHmac('sha256', 'another secret').update(body).digest('hex'),
      (body: string) => signed(body.replace('261124000001', '261124000002')),
    ];
    for (const sign of wrong) expect(await sendMessage(content, sign)).toBe(401);
    expect((await paymentOf(id)).status).toBe('pending');
    await decideAndLeave(await bankPage(link), 'decline', 'forged');
    expect(await read(id)).toMatchObject({ status: 'cancelled', payment_status: 'failed' });
    expect(await sendMessage(content)).toBe(200);
  });

  it('about another amount or currency pays nothing', async () => {
    const { id, link } = await order();
    await bankPage(link);
    for (const changes of [{ amount: 1 }, { currency: 'USD' }])
      await sendMessage({ type: 'charge', charge: await chargeOf(id, changes) });
    expect((await paymentOf(id)).status).toBe('pending');
  });

  it('of another kind, of no payment or to no gateway changes nothing and breaks nothing', async () => {
    const charge = { ...(await chargeOf((await order()).id)), id: 'ch_unknown', reference: 'unknown' };
    for (const content of [{ type: 'charge', charge }, { type: 'news' }])
      expect(await sendMessage(content)).toBe(200);
    expect(await sendMessage({}, signed, 'other')).toBe(404);
  });

  it('comes before the answer to the call that began its charge', async () => {
    const { id, link } = await order();
    await control('answer_lost');
    expect((await shop.visit(link)).status).toBe(503);
    expect((await paymentOf(id)).charge_id).toBeNull();
    // The shopper who paid has it in another tab: the bank made the charge.
    const elsewhere = { ...(await chargeOf(id)), id: 'ch_elsewhere', track: '1' };
    await sendMessage({ type: 'charge', charge: elsewhere });
    expect(await read(id)).toMatchObject({ status: 'placed', payment_status: 'paid' });
  });
});

describe('a bank that does not answer', () => {
  it.each(['silent', 'broken', 'answer_lost'])(
    'at the beginning (%s) is asked again by the same link, in two tabs at once, and makes one charge',
    async (begin) => {
      const { id, link } = await order();
      await control(begin);
      expect((await shop.visit(link)).status).toBe(503);
      expect(await read(id)).toMatchObject({ status: 'awaiting_payment', can_pay: true, can_restore: true });
      const [first, second] = await Promise.all([bankPage(link), bankPage(link)]);
      expect(first).toContain(`${api.bank.origin}/pay/`);
      expect(second).toBe(first);
      expect(await decide(link, 'approve')).toContain('result=paid');
      await decideAndLeave(second, 'cancel', 'usual');
      expect(await stepsOf(id)).toEqual(['awaiting_payment', 'placed']);
    },
  );

  it('when the time is up keeps the goods for ten minutes, and no longer', async () => {
    // What other tests left open ends first.
    clock.aheadMs += 30 * minuteMs;
    await cleanUp(deps());
    const before = await stock();
    const { id, link } = await order();
    await bankPage(link);
    const find = () => Promise.reject(new GatewayAway('It did not answer in time.'));
    const cleanUpAway = () => cleanUp(deps({ gateway: { ...api.bank.gateway, find } }));
    clock.aheadMs += 16 * minuteMs;
    await cleanUpAway();
    expect(await stock()).toBe(before - 2);
    clock.aheadMs += 10 * minuteMs;
    await cleanUpAway();
    expect(await stock()).toBe(before);
    expect((await paymentOf(id)).status).toBe('expired');
  });

  it('knows at the end of the time that it was paid in the last moment', async () => {
    const { id, link } = await order();
    const page = await bankPage(link);
    clock.aheadMs += 14 * minuteMs;
    await decideAndLeave(page, 'approve', 'lost');
    clock.aheadMs += 5 * minuteMs;
    await cleanUp(deps());
    expect((await paymentOf(id)).status).toBe('paid');
  });
});
