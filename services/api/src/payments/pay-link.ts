import type { Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import type { Lang } from '../http/context.ts';
import { isSigned, sign } from '../http/signed-link.ts';
import { GatewayAway } from './gateway.ts';

export type PaymentRow = Selectable<Database['payments']>;
type Linked = Pick<PaymentRow, 'id' | 'expires_at'>;

/** The path and query of a payment's page, good until the payment expires; with `/back`, of the way back from it. */
export async function payPath(
  deps: ApiDeps,
  payment: Linked,
  lang: Lang,
  step: '' | '/back' = '',
): Promise<string> {
  const expires = secondsOf(payment.expires_at);
  const signature = await sign(deps.db, textOf(payment.id, expires));
  return `/pay/${payment.id}${step}?lang=${lang}&expires=${expires}&signature=${signature}`;
}

/** The same on the storefront's origin, for answers. */
export async function payLink(deps: ApiDeps, payment: Linked, lang: Lang): Promise<string> {
  return `${deps.publicOrigin}${await payPath(deps, payment, lang)}`;
}

/** Whether this link was made here; says nothing about its age, which the payment itself knows. */
export function isOwnPayLink(
  deps: ApiDeps,
  id: string,
  query: Record<string, string | undefined>,
): Promise<boolean> {
  // A gateway may add what it has to say with a second question mark.
  const [signature] = (query.signature ?? '').split('?');
  return isSigned(deps.db, textOf(id, query.expires ?? ''), signature);
}

const textOf = (id: string, expires: number | string) => `pay ${id} ${expires}`;
const secondsOf = (time: Date) => Math.floor(time.getTime() / 1000);

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
