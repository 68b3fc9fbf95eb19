import { type Selectable, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { messageUrl } from './begin-payment.ts';
import { type Gateway, GatewayAway, type GatewayRefund, GatewayRefused } from './gateway.ts';

type RefundRow = Selectable<Database['refunds']>;

/** Sends what is to go back, and asks about what the gateway has not confirmed. Any number of processes may do so at once. */
export async function sendDueRefunds(deps: ApiDeps): Promise<void> {
  for (;;) {
    const refund = await takeRefund(deps);
    if (!refund) return;
    await advance(deps, refund);
  }
}

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
  try {
    await note(deps, refund, await ask(deps, gateway, refund, payment.charge_id));
  } catch (error) {
    if (error instanceof GatewayRefused) {
      deps.log.error({ err: error, refund: refund.id }, failedLine);
      await end(deps, refund, 'failed');
    } else if (error instanceof GatewayAway)
      deps.log.warn(
        { err: error, refund: refund.id, attempts: refund.attempts },
        'a refund waits for its gateway',
      );
    else throw error;
  }
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
      due_at: sql<Date>`${now}::timestamptz + least(10 * power(3, attempts), 3600) * interval '1 second'`,
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
