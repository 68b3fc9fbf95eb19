import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import type { Lang } from '../http/context.ts';
import { payLink } from './pay-link.ts';

/** What a provider must know about an order that is to be paid. Amount in minor units of `currency`. */
export type PayableOrder = {
  orderId: string;
  amountMinor: number;
  currency: string;
  lang: Lang;
  now: Date;
};

/** How a payment begins: on a page to go to (`link`), or with nothing to do now. */
export type PaymentStart = {
  paymentStatus: 'due_on_delivery' | 'pending';
  orderStatus: 'placed' | 'awaiting_payment';
  link: string | null;
};

/**
 * A way to take money. `begin` runs inside the order's transaction and so must not call out: one with a page writes the
 * attempt down and makes a signed link of the shop's own. Who follows it makes the shop ask its gateway for the page
 * (`beginPayment`), and its result comes later (`settlePayment`).
 */
export type PaymentProvider = {
  /** Whether the money comes, or fails to come, on a page after the order was written. */
  hasPage: boolean;
  begin: (trx: Kysely<Database>, deps: ApiDeps, order: PayableOrder) => Promise<PaymentStart>;
};

/** How long a payment page may be open. Stock is reserved meanwhile. Source: docs/shop-rules.md. */
export const paymentLifetimeMs = 15 * 60 * 1000;

/** Who has not paid by then may have left the page by accident, and gets an email. */
export const paymentReminderMs = 45 * 1000;

const onDelivery: PaymentProvider = {
  hasPage: false,
  begin: async () => ({ paymentStatus: 'due_on_delivery', orderStatus: 'placed', link: null }),
};

const hostedPage = (provider: string): PaymentProvider => ({
  hasPage: true,
  begin: async (trx, deps, { orderId, amountMinor, currency, lang, now }) => {
    const payment = await trx
      .insertInto('payments')
      .values({
        id: deps.randomId(),
        order_id: orderId,
        provider,
        status: 'pending',
        amount_minor: amountMinor,
        currency,
        created_at: now,
        expires_at: new Date(now.getTime() + paymentLifetimeMs),
      })
      .returning(['id', 'expires_at'])
      .executeTakeFirstOrThrow();
    const link = await payLink({ ...deps, db: trx }, payment, lang);
    return { paymentStatus: 'pending', orderStatus: 'awaiting_payment', link };
  },
});

const providers: Record<string, PaymentProvider> = {
  knet: hostedPage('knet'),
  'cash-on-delivery': onDelivery,
  'card-on-delivery': onDelivery,
  // The plan is signed with the courier, who takes the first payment.
  installments: onDelivery,
  // Its name in catalogues of before.
  'dana-installments': onDelivery,
};

/** Whether this API takes payments of a method, given a gateway where it needs one. */
export const isKnownPayment = (methodCode: string): boolean => Object.hasOwn(providers, methodCode);

/** The provider of a payment method, or null for one that this API cannot take: unknown, or on a page without a gateway. */
export function providerOf(
  { gateway }: Pick<ApiDeps, 'gateway'>,
  methodCode: string,
): PaymentProvider | null {
  const provider = Object.hasOwn(providers, methodCode) ? providers[methodCode] : undefined;
  return provider && (gateway || !provider.hasPage) ? provider : null;
}
