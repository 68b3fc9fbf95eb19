/** What a provider must know about an order that is being placed. Amount in minor units of `currency`. */
export type PayableOrder = {
  orderId: string;
  orderNumber: string;
  amountMinor: number;
  currency: string;
  lang: 'en' | 'ar';
};

/** How a payment begins: on a page to go to (`link`), or with nothing to do now. */
export type PaymentStart = {
  paymentStatus: 'due_on_delivery' | 'pending';
  orderStatus: 'placed' | 'awaiting_payment';
  link: string | null;
};

/**
 * A way to take money. `begin` runs inside the order's transaction and so must not call out: a provider with a
 * hosted page makes a signed link here and learns the result later.
 */
export type PaymentProvider = { begin: (order: PayableOrder) => PaymentStart };

const onDelivery: PaymentProvider = {
  begin: () => ({ paymentStatus: 'due_on_delivery', orderStatus: 'placed', link: null }),
};

const providers: Record<string, PaymentProvider> = {
  'cash-on-delivery': onDelivery,
  'card-on-delivery': onDelivery,
  // The plan is signed with the courier, who takes the first payment.
  'dana-installments': onDelivery,
};

/** The provider of a payment method, or null for one that this API cannot take. */
export function providerOf(methodCode: string): PaymentProvider | null {
  return Object.hasOwn(providers, methodCode) ? (providers[methodCode] ?? null) : null;
}
