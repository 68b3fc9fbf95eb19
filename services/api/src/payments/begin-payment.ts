import type { ApiDeps } from '../deps.ts';
import type { Lang } from '../http/context.ts';
import { GatewayAway } from './gateway.ts';
import { payPath, type PaymentRow } from './pay-link.ts';

/**
 * The gateway's page for a payment that waits. The first call begins its charge there, under the payment's id as key: of
 * several calls, or one repeated after a lost answer, the gateway makes one charge.
 * Errors: as the gateway's.
 */
export async function beginPayment(deps: ApiDeps, payment: PaymentRow, lang: Lang): Promise<string> {
  const { gateway, db, publicOrigin } = deps;
  if (!gateway) throw new GatewayAway('The shop has none.');
  if (payment.page !== null && payment.gateway === gateway.name) return payment.page;
  const order = await db
    .selectFrom('orders')
    .select(['number', 'contact'])
    .where('id', '=', payment.order_id)
    .executeTakeFirstOrThrow();
  const begun = await gateway.begin({
    paymentId: payment.id,
    reference: payment.reference,
    orderNumber: order.number,
    amountMinor: payment.amount_minor,
    currency: payment.currency,
    lang,
    customer: order.contact,
    returnUrl: `${publicOrigin}${await payPath(deps, payment, lang, '/back')}`,
    messageUrl: messageUrl(deps, gateway.name),
    expiresAt: payment.expires_at,
    now: deps.now(),
  });
  await db
    .updateTable('payments')
    .set({ gateway: gateway.name, charge_id: begun.chargeId, page: begun.page, track_id: begun.trackId })
    .where('id', '=', payment.id)
    .execute();
  return begun.page;
}

/** Where a gateway sends its messages. */
export const messageUrl = ({ publicOrigin }: Pick<ApiDeps, 'publicOrigin'>, gateway: string): string =>
  `${publicOrigin}/api/payments/${gateway}/messages`;
