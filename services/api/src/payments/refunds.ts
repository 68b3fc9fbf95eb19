import { type Selectable, sql } from 'kysely';
import type { Database, Db } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { type Gateway, GatewayAway, type GatewayRefund, GatewayRefused } from './gateway.ts';
import { messageUrl } from './pay-link.ts';

type OrderRow = Selectable<Database['orders']>;

/** What was given back of an order so far, in minor units of its currency. Money that came too late was never part of it. */
export async function refundedMinor(db: Db, orderId: string): Promise<number> {
  const row = await db
    .selectFrom('refunds')
    .select((eb) => eb.fn.sum<number>('amount_minor').as('sum'))
    .where('order_id', '=', orderId)
    .where('is_late', '=', false)
    .executeTakeFirst();
  return Number(row?.sum ?? 0);
}

/**
 * Gives money of a paid order back, never more than is left of it: `amountMinor`, or all. What was paid on a page goes
 * back through its gateway, which is asked afterwards (`sendDueRefunds`); what the courier took is handed back by a person,
 * and is only written down here. Call under the order's lock. @returns what went back in minor units; 0 for an order that was not paid.
 */
export async function refundOrder(
  trx: Db,
  deps: ApiDeps,
  order: OrderRow,
  { actor, amountMinor = order.total_minor }: { actor: string; amountMinor?: number },
): Promise<number> {
  if (order.payment_status !== 'paid') return 0;
  const left = order.total_minor - (await refundedMinor(trx, order.id));
  const amount = Math.min(amountMinor, left);
  if (amount <= 0) return 0;
  const payment = await trx
    .selectFrom('payments')
    .select(['id', 'charge_id'])
    .where('order_id', '=', order.id)
    .where('status', '=', 'paid')
    .executeTakeFirst();
  await trx
    .insertInto('refunds')
    .values({
      id: deps.randomId(),
      order_id: order.id,
      payment_id: payment?.id ?? null,
      amount_minor: amount,
      currency: order.currency,
      means: payment ? 'provider' : 'by_hand',
      actor,
      created_at: deps.now(),
      state: payment?.charge_id ? 'waiting' : 'done',
      due_at: deps.now(),
    })
    .execute();
  return amount;
}

type RefundRow = Selectable<Database['refunds']>;

/** As often an answer that cannot be read is asked for again; then somebody must look, as where the gateway refused. */
const unreadableMax = 10;

/**
 * Sends what is to go back, and asks about what the gateway has not confirmed. Any number of processes may do so at once. One
 * that fails waits for its own next time and holds up no other; a gateway that is away is tried again in the next run.
 */
export async function sendDueRefunds(deps: ApiDeps): Promise<void> {
  for (;;) {
    const refund = await takeRefund(deps);
    if (!refund) return;
    try {
      await advance(deps, refund);
    } catch (error) {
      if (error instanceof GatewayAway) {
        deps.log.warn(aboutOf(refund, error), 'a refund waits for its gateway');
        return;
      }
      deps.log.error(aboutOf(refund, error), 'a refund could not be sent, and is tried again');
    }
  }
}

const aboutOf = ({ id, attempts }: RefundRow, err: unknown) => ({ err, refund: id, attempts });

/** Writes down what a gateway says of a refund. One that is over stays as it is. */
export async function noteRefund(deps: ApiDeps, { id, state }: GatewayRefund): Promise<void> {
  if (state === 'under_way') return;
  const noted = await deps.db
    .updateTable('refunds')
    .set({ state, confirmed_at: deps.now() })
    .where('gateway_refund_id', '=', id)
    .where('state', '=', 'sent')
    .returning('id')
    .executeTakeFirst();
  if (noted && state === 'failed') deps.log.error({ refund: noted.id }, failedLine);
}

const failedLine = 'the gateway did not give money back: somebody must look at this order';

async function advance(deps: ApiDeps, refund: RefundRow): Promise<void> {
  const { gateway } = deps;
  const payment = await deps.db
    .selectFrom('payments')
    .select(['gateway', 'charge_id'])
    .where('id', '=', refund.payment_id ?? '')
    .executeTakeFirst();
  // Handed back by a person, or taken by a release that had no gateway.
  if (!payment?.charge_id) return end(deps, refund, 'done');
  if (!gateway || payment.gateway !== gateway.name) {
    deps.log.error(
      { refund: refund.id, gateway: payment.gateway },
      'a refund waits for a gateway that is not set',
    );
    return;
  }
  const answered = await ask(deps, gateway, refund, payment.charge_id).catch(async (error: unknown) => {
    const isOver =
      error instanceof GatewayRefused ||
      (!(error instanceof GatewayAway) && refund.attempts >= unreadableMax);
    if (!isOver) throw error;
    deps.log.error(aboutOf(refund, error), failedLine);
    await end(deps, refund, 'failed');
  });
  if (answered) await note(deps, refund, answered);
}

async function ask(
  deps: ApiDeps,
  gateway: Gateway,
  refund: RefundRow,
  chargeId: string,
): Promise<GatewayRefund> {
  const known = refund.gateway_refund_id && (await gateway.findRefund(refund.gateway_refund_id));
  if (known) return known;
  const { id: refundId, amount_minor: amountMinor, currency } = refund;
  return gateway.refund({
    refundId,
    chargeId,
    amountMinor,
    currency,
    messageUrl: messageUrl(deps, gateway.name),
  });
}

async function note(deps: ApiDeps, refund: RefundRow, { id, state }: GatewayRefund): Promise<void> {
  if (state === 'failed') deps.log.error({ refund: refund.id }, failedLine);
  await deps.db
    .updateTable('refunds')
    .set({
      gateway_refund_id: id,
      state: state === 'under_way' ? 'sent' : state,
      confirmed_at: state === 'under_way' ? null : deps.now(),
    })
    .where('id', '=', refund.id)
    .where('state', 'in', ['waiting', 'sent'])
    .execute();
}

async function end(deps: ApiDeps, refund: RefundRow, state: 'done' | 'failed'): Promise<void> {
  await deps.db
    .updateTable('refunds')
    .set({ state, confirmed_at: deps.now() })
    .where('id', '=', refund.id)
    .execute();
}

/**
 * Takes the refund that has been due the longest. Nothing is locked while the gateway is asked: it is due again after 10 s,
 * 30 s, 90 s and so on up to an hour, which is longer than an answer may take; so it is also tried again where a process died.
 */
function takeRefund(deps: ApiDeps): Promise<RefundRow | undefined> {
  const now = deps.now();
  return deps.db
    .updateTable('refunds')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      // Bounded before it grows: three to the power of some hundreds is no number any more.
      due_at: sql<Date>`${now}::timestamptz + least(10 * power(3, least(attempts, 6)), 3600) * interval '1 second'`,
    }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('refunds')
        .select('id')
        .where('state', 'in', ['waiting', 'sent'])
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}
