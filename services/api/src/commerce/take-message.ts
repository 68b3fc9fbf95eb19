import type { ApiDeps } from '../deps.ts';
import type { Charge, Gateway, GatewayMessage } from '../payments/gateway.ts';
import { noteRefund } from '../payments/refunds.ts';
import { settleCharge } from './ask-gateway-about.ts';

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
