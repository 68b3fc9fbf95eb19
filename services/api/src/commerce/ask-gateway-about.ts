import type { ApiDeps } from '../deps.ts';
import { type Charge, GatewayAway, GatewayRefused } from '../payments/gateway.ts';
import type { PaymentRow } from '../payments/pay-link.ts';
import { settlePayment } from './settle-payment.ts';

/** `away`: the gateway did not answer. `unknown`: there is none to ask, or it knows nothing of this charge. */
export type Answered = 'settled' | 'open' | 'away' | 'unknown';

/** One that was asked so recently is not asked again, however many look at the order. */
const askPauseMs = 3_000;

/**
 * Asks the gateway what became of a payment and settles it: messages get lost, and shoppers close the page.
 * @param isUrgent – also when it was asked a moment ago.
 */
export async function askGatewayAbout(
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
export async function settleCharge(deps: ApiDeps, paymentId: string, charge: Charge): Promise<Answered> {
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
