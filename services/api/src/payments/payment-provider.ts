import type { Db } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { queueOrderEmail } from '../emails/queue.ts';
import type { PaymentRow } from './pay-link.ts';

/** Where the money of an order comes, or fails to come: on a page of the gateway once the order is written, or at the door. */
export type PaymentProvider = 'page' | 'delivery';

/** How long a payment page may be open. Stock is reserved meanwhile. Source: docs/shop-rules.md. */
const paymentLifetimeMs = 15 * 60 * 1000;

/** Who has not paid by then may have left the page by accident, and gets an email. */
const paymentReminderMs = 45 * 1000;

const providers: Record<string, PaymentProvider> = {
  knet: 'page',
  'cash-on-delivery': 'delivery',
  'card-on-delivery': 'delivery',
  // The plan is signed with the courier, who takes the first payment.
  installments: 'delivery',
  // Its name in catalogues of before.
  'dana-installments': 'delivery',
};

/** Whether this API takes payments of a method, given a gateway where it needs one. */
export const isKnownPayment = (methodCode: string): boolean => Object.hasOwn(providers, methodCode);

/** The provider of a payment method, or null for one that this API cannot take: unknown, or on a page without a gateway. */
export function providerOf(
  { gateway }: Pick<ApiDeps, 'gateway'>,
  methodCode: string,
): PaymentProvider | null {
  const provider = Object.hasOwn(providers, methodCode) ? providers[methodCode] : undefined;
  return provider && (gateway || provider === 'delivery') ? provider : null;
}

type PayableOrder = { orderId: string; methodCode: string; amountMinor: number; currency: string; now: Date };

/**
 * Begins the payment of an order, inside the transaction that writes it and so without a call to anybody: who follows the
 * payment's link makes the shop ask its gateway for the page (`beginPayment`), and the result comes later (`settlePayment`).
 * @returns the payment that waits on a page; null where the money comes at the door.
 */
export async function openPayment(
  trx: Db,
  deps: ApiDeps,
  provider: PaymentProvider,
  { orderId, methodCode, amountMinor, currency, now }: PayableOrder,
): Promise<PaymentRow | null> {
  const payment =
    provider === 'delivery'
      ? null
      : await trx
          .insertInto('payments')
          .values({
            id: deps.randomId(),
            order_id: orderId,
            provider: methodCode,
            status: 'pending',
            amount_minor: amountMinor,
            currency,
            created_at: now,
            expires_at: new Date(now.getTime() + paymentLifetimeMs),
          })
          .returningAll()
          .executeTakeFirstOrThrow();
  const status = payment ? 'awaiting_payment' : 'placed';
  await trx
    .updateTable('orders')
    .set({ status, payment_status: payment ? 'pending' : 'due_on_delivery' })
    .where('id', '=', orderId)
    .execute();
  await trx.insertInto('order_history').values({ order_id: orderId, status, at: now }).execute();
  if (payment)
    await queueOrderEmail(trx, deps, { orderId, kind: 'payment_waiting', afterMs: paymentReminderMs });
  return payment;
}
