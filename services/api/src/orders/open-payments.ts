import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import {
  type Charge,
  type Gateway,
  GatewayAway,
  type GatewayMessage,
  GatewayRefused,
} from '../payments/gateway.ts';
import type { PaymentRow } from '../payments/pay-link.ts';
import { noteRefund } from '../payments/refunds.ts';
import { lockOrder, type OrderRow, settleLocked, settlePayment } from './settle-payment.ts';

const batch = 100;
/** A gateway that does not say how a payment ended is waited for so long after its time; then its goods are free again. */
const graceMs = 10 * 60 * 1000;
/** Messages need a moment; who asks by the minute waits that long before, and between two questions. */
const quietMs = 60 * 1000;

/**
 * Ends the payments whose time is up and gives their stock back – unless the gateway says that they are paid, or cannot say
 * yet how they ended. Returns how many are over.
 */
export async function expireDuePayments(deps: ApiDeps, orderId?: string): Promise<number> {
  const now = deps.now();
  // In any order: a hundred that are waited for would hide the others for ever.
  let due = open(deps.db).where('expires_at', '<=', now).orderBy(sql`random()`).limit(batch);
  if (orderId !== undefined) due = due.where('order_id', '=', orderId);
  let over = 0;
  let isAway = false;
  await each(deps, await due.execute(), async (payment) => {
    // One that is away for one is away for all: others are not held up by its silence.
    const answered: Answered = isAway ? 'away' : await askGatewayAbout(deps, payment);
    isAway = answered === 'away';
    const isWaited = payment.charge_id !== null && now.getTime() < payment.expires_at.getTime() + graceMs;
    if (answered !== 'settled' && isWaited) return;
    if (answered !== 'settled') await settlePayment(deps, payment.id, 'expired');
    over += 1;
  });
  return over;
}

/** Looks after each payment, whatever becomes of the others: one that always fails is said, and holds up none. */
async function each(
  deps: ApiDeps,
  payments: readonly PaymentRow[],
  lookAfter: (payment: PaymentRow) => Promise<void>,
): Promise<void> {
  for (const payment of payments)
    await lookAfter(payment).catch((error: unknown) =>
      deps.log.error({ err: error, payment: payment.id }, 'a payment could not be looked after'),
    );
}

/** Asks about the payments of which no message came for a while. */
export async function askAboutQuietPayments(deps: ApiDeps): Promise<void> {
  const before = new Date(deps.now().getTime() - quietMs);
  const quiet = await open(deps.db)
    .where('charge_id', 'is not', null)
    .where('created_at', '<=', before)
    .where((eb) => eb.or([eb('asked_at', 'is', null), eb('asked_at', '<=', before)]))
    .orderBy('asked_at', (order) => order.asc().nullsFirst())
    .limit(batch)
    .execute();
  let isAway = false;
  await each(deps, quiet, async (payment) => {
    if (!isAway) isAway = (await askGatewayAbout(deps, payment)) === 'away';
  });
}

/** Brings an order up to date with its gateway before it is shown or changed: what is due ends, what waits is asked about. */
export async function refreshPayment(
  deps: ApiDeps,
  orderId: string,
  { isUrgent = false } = {},
): Promise<void> {
  if ((await expireDuePayments(deps, orderId)) > 0) return;
  const payment = await openPaymentOf(deps.db, orderId);
  if (payment?.charge_id) await askGatewayAbout(deps, payment, { isUrgent });
}

/** The payment that an order waits for. */
function openPaymentOf(db: Db, orderId: string): Promise<PaymentRow | undefined> {
  return open(db).where('order_id', '=', orderId).executeTakeFirst();
}

const open = (db: Db) => db.selectFrom('payments').selectAll().where('status', '=', 'pending');

/**
 * Locks an order and gives up the payment that it waits for, because its shopper chose another way or cancels: as if they
 * had cancelled on the bank's page. In the transaction of what they chose, so that no other tab opens a payment between the
 * two. Ask the gateway before (`refreshPayment`, urgent): they may have paid in another tab; should they pay afterwards,
 * that money goes back. @returns the order as it is then; unchanged when it waits for no payment.
 */
export async function leaveUnpaid(trx: Db, deps: ApiDeps, orderId: string): Promise<OrderRow> {
  const order = await lockOrder(trx, orderId);
  const payment = await openPaymentOf(trx, orderId);
  if (!payment) return order;
  return (await settleLocked({ trx, deps }, { order, payment }, 'cancelled')).order;
}

/** `away`: the gateway did not answer. `unknown`: there is none to ask, or it knows nothing of this charge. */
type Answered = 'settled' | 'open' | 'away' | 'unknown';

/** One that was asked so recently is not asked again, however many look at the order. */
const askPauseMs = 3_000;

/**
 * Asks the gateway what became of a payment and settles it: messages get lost, and shoppers close the page.
 * @param isUrgent – also when it was asked a moment ago.
 */
async function askGatewayAbout(
  deps: ApiDeps,
  payment: PaymentRow,
  { isUrgent = false } = {},
): Promise<Answered> {
  const { gateway } = deps;
  if (!gateway || payment.gateway !== gateway.name || payment.charge_id === null) return 'unknown';
  if (!(await takeTurn(deps, payment.id, isUrgent))) return 'open';
  try {
    const charge = await gateway.find(payment.charge_id);
    if (charge) return await settleCharge(deps, payment.id, charge);
    deps.log.error({ payment: payment.id }, 'the gateway does not know a charge that it began');
    return 'unknown';
  } catch (error) {
    if (!(error instanceof GatewayAway) && !(error instanceof GatewayRefused)) throw error;
    deps.log.warn({ err: error, payment: payment.id }, 'the gateway could not be asked about a payment');
    return 'away';
  }
}

/** Settles a payment as its charge is. One over another amount settles nothing: that is an error to look at. */
async function settleCharge(deps: ApiDeps, paymentId: string, charge: Charge): Promise<Answered> {
  if (charge.state === 'open') return 'open';
  const payment = await deps.db
    .selectFrom('payments')
    .select(['amount_minor', 'currency'])
    .where('id', '=', paymentId)
    .executeTakeFirst();
  const isSame = payment?.amount_minor === charge.amountMinor && payment.currency === charge.currency;
  if (!isSame) {
    deps.log.error({ payment: paymentId }, 'a charge is of another amount than its payment');
    return 'open';
  }
  const { transactionId, trackId } = charge;
  await settlePayment(deps, paymentId, charge.state, { transactionId, trackId });
  return 'settled';
}

/** Whether it is this caller's turn to ask. */
async function takeTurn(deps: ApiDeps, paymentId: string, isUrgent: boolean): Promise<boolean> {
  const now = deps.now();
  let turn = deps.db.updateTable('payments').set({ asked_at: now }).where('id', '=', paymentId);
  if (!isUrgent) {
    const before = new Date(now.getTime() - askPauseMs);
    turn = turn.where((eb) => eb.or([eb('asked_at', 'is', null), eb('asked_at', '<=', before)]));
  }
  return (await turn.returning('id').executeTakeFirst()) !== undefined;
}

/**
 * Does what a gateway's message says, however often and in whatever order they come: a payment is decided once, and what
 * is older than that decides nothing. A message that comes before the answer to the call that began its charge is known
 * by our own id in it.
 */
export async function takeMessage(deps: ApiDeps, gateway: Gateway, message: GatewayMessage): Promise<void> {
  if (message.kind === 'other') return;
  if (message.kind === 'refund') {
    await noteRefund(deps, message.refund);
    return;
  }
  const paymentId = await paymentOf(deps, gateway, message.charge);
  if (paymentId === null) {
    deps.log.warn({ charge: message.charge.id }, 'a message of a gateway names no payment of this shop');
    return;
  }
  await settleCharge(deps, paymentId, message.charge);
}

async function paymentOf(deps: ApiDeps, gateway: Gateway, charge: Charge): Promise<string | null> {
  const known = await deps.db
    .selectFrom('payments')
    .select('id')
    .where('gateway', '=', gateway.name)
    .where('charge_id', '=', charge.id)
    .executeTakeFirst();
  if (known) return known.id;
  const named = await deps.db
    .updateTable('payments')
    .set({ gateway: gateway.name, charge_id: charge.id, track_id: charge.trackId })
    .where('id', '=', charge.paymentId ?? '')
    .where('charge_id', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return named?.id ?? null;
}
