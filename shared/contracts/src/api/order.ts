// Extension `orders` (extensions.ts): our own API's, read strictly.
import * as z from 'zod/mini';
import {
  cartIdSchema,
  installmentPackageIdSchema,
  orderIdSchema,
  recordIdSchema,
  sentCartIdSchema,
} from '../ids.ts';
import { addressSchema } from './address.ts';
import { strictEnvelopeOf, strictListEnvelopeOf } from './envelope.ts';
import { orderReturnSchema } from './order-return.ts';
import { pictureSchema } from './picture.ts';
import { emailSchema, orderNumberSchema, phoneSchema } from './validation.ts';
import { flagSchema, listOf, numericOr, numericSchema, orNull, textOrEmptySchema } from './strict-wire.ts';

export const orderStatuses = [
  'awaiting_payment',
  'placed',
  'confirmed',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
] as const;
export const orderStatusSchema = z.enum(orderStatuses);
export type OrderStatus = z.output<typeof orderStatusSchema>;

/** A line as it was bought: name, price and picture do not change with the catalogue. */
export const orderItemSchema = z.object({
  id: recordIdSchema,
  name: z.string(),
  slug: textOrEmptySchema,
  sku: textOrEmptySchema,
  options: listOf(z.object({ name: z.string(), value: z.string() })),
  image: orNull(pictureSchema),
  quantity: numericSchema,
  unit_price: numericSchema,
  line_total: numericSchema,
  /** Units that may still be given back. */
  returnable: numericOr(0),
});
export type OrderItem = z.output<typeof orderItemSchema>;

export const paymentStatuses = [
  'due_on_delivery',
  'pending',
  'paid',
  'failed',
  'cancelled',
  'refunded',
] as const;
export const paymentStatusSchema = z.enum(paymentStatuses);
export type PaymentStatus = z.output<typeof paymentStatusSchema>;

/**
 * The last attempt to pay on a provider's page; null when nothing is paid that way. `reference` names the attempt,
 * `transaction_id` comes with its success. `reason` says why there is no money: the bank declined, the shopper
 * cancelled, or the link ran out. Times ISO 8601.
 */
export const orderPaymentSchema = z.object({
  method: textOrEmptySchema,
  reference: textOrEmptySchema,
  transaction_id: orNull(z.string()),
  amount: numericSchema,
  currency: z.string(),
  reason: orNull(z.enum(['declined', 'cancelled', 'expired'])),
  created_at: z.string(),
  expires_at: orNull(z.string()),
  paid_at: orNull(z.string()),
  /** The gateway's number of this attempt, for questions to the bank. */
  track_id: orNull(z.string()),
  /** When money for it came after it had ended; all of it goes back. */
  returned_at: orNull(z.string()),
});
export type OrderPayment = z.output<typeof orderPaymentSchema>;

/** Who carries an order, and its number there; `tracking_url` only where the courier has a page for it. */
export const shipmentSchema = z.object({
  courier: textOrEmptySchema,
  tracking_number: textOrEmptySchema,
  tracking_url: orNull(z.string()),
});
export type Shipment = z.output<typeof shipmentSchema>;

/**
 * An invoice: a page to print, and a PDF file of the same. Open for a day from this answer; below the storefront when they
 * begin with a slash.
 */
const invoiceSchema = z.object({ page: z.string(), pdf: orNull(z.string()) });

const orderHead = {
  id: orderIdSchema,
  number: z.string(),
  status: orderStatusSchema,
  created_at: z.string(),
  currency: z.string(),
  total: numericSchema,
  items_count: numericOr(0),
};

/** An order in a list. Amounts in major units of the order's own `currency`. */
export const orderSummarySchema = z.object({ ...orderHead, invoice: orNull(invoiceSchema) });
export type OrderSummary = z.output<typeof orderSummarySchema>;

/** An order in full. sub_total − discount + shipping + fees = total. Dates ISO 8601 with zone. */
export const orderSchema = z.object({
  ...orderHead,
  history: listOf(z.object({ status: orderStatusSchema, at: z.string() })),
  expected_delivery: orNull(z.object({ from: z.string(), to: z.string() })),
  items: listOf(orderItemSchema),
  sub_total: numericSchema,
  discount: numericOr(0),
  promo_code: orNull(z.string()),
  shipping: numericOr(0),
  fees: numericOr(0),
  /** `pickup`: it is collected at the shop, and has no address. */
  shipping_method: orNull(z.object({ name: z.string(), pickup: flagSchema })),
  payment_method: orNull(z.object({ name: z.string(), code: textOrEmptySchema })),
  payment_status: paymentStatusSchema,
  payment: orNull(orderPaymentSchema),
  /** Until when it waits to be confirmed by a mailed link, before anything is packed; null for one that does not. */
  confirm_by: orNull(z.string()),
  /** Whether POST /orders/{id}/pay would give a new link to pay on. */
  can_pay: flagSchema,
  /** Whether POST /orders/{id}/restore-cart would put the items back into a cart; a payment that waits is given up for it. */
  can_restore: flagSchema,
  /** Whether POST /orders/{id}/cancel would cancel it: nothing was packed yet, or paid. */
  can_cancel: flagSchema,
  /** Whether POST /orders/{id}/buy-again would put its items into a cart. */
  can_buy_again: flagSchema,
  /** Until when units may be given back; null before the delivery. Which ones: `returnable` of the items. */
  return_until: orNull(z.string()),
  returns: listOf(orderReturnSchema),
  /** What was given back of `total`. */
  refunded: numericOr(0),
  shipment: orNull(shipmentSchema),
  invoice: orNull(invoiceSchema),
  installment: orNull(
    z.object({
      id: orNull(installmentPackageIdSchema),
      months: numericSchema,
      monthly_amount: numericSchema,
      last_amount: numericOr(null),
    }),
  ),
  contact: z.object({
    first_name: textOrEmptySchema,
    last_name: textOrEmptySchema,
    email: textOrEmptySchema,
    phone: textOrEmptySchema,
  }),
  address: orNull(addressSchema),
  notes: textOrEmptySchema,
});
export type Order = z.output<typeof orderSchema>;

/** Answer of GET /orders/{id}. */
export const orderAnswerSchema = strictEnvelopeOf(orderSchema);
/** Answer of GET /orders?page=&per_page= (signed in), newest first. */
export const ordersAnswerSchema = strictListEnvelopeOf(orderSummarySchema);

/**
 * Payload of POST /orders/track: the number and what the order was placed with, an e-mail or a phone.
 * The number may be typed in any case, with Arabic digits, with "#" before it and without its letters.
 */
export const trackOrderInputSchema = z
  .object({
    number: orderNumberSchema,
    email: z.optional(z.nullable(emailSchema)),
    phone: z.optional(z.nullable(phoneSchema)),
  })
  .check(
    z.refine((form) => Boolean(form.email) || Boolean(form.phone), {
      path: ['email'],
      error: 'validation.required',
    }),
  );
export type TrackOrderInput = z.input<typeof trackOrderInputSchema>;

/**
 * What somebody who knows an order's number and e-mail or phone may see: no address, no contact. `id` opens
 * /order/{id} when the order was placed by a guest; null when its owner must sign in.
 */
export const trackedOrderSchema = z.object({
  ...orderHead,
  id: orNull(orderIdSchema),
  /** Its id where `id` is null: /order/{id} opens for its owner, who signs in. Missing in answers of older releases. */
  account_order_id: orNull(orderIdSchema),
  payment_status: paymentStatusSchema,
  history: listOf(z.object({ status: orderStatusSchema, at: z.string() })),
  expected_delivery: orNull(z.object({ from: z.string(), to: z.string() })),
  shipment: orNull(shipmentSchema),
  /** It is collected at the shop. */
  pickup: flagSchema,
});
export type TrackedOrder = z.output<typeof trackedOrderSchema>;

/** Answer of POST /orders/track. */
export const trackOrderAnswerSchema = strictEnvelopeOf(trackedOrderSchema);

/** Answer of POST /orders/{id}/pay: where the order can be paid now. */
export const payOrderAnswerSchema = strictEnvelopeOf(
  z.object({ payment_link: z.object({ link: z.string(), expires_at: orNull(z.string()) }) }),
);

/** Payload of POST /orders/{id}/restore-cart and /buy-again: the open cart to put the items into; without one a cart is made. */
export const restoreCartInputSchema = z.object({ cart_id: z.optional(z.nullable(sentCartIdSchema)) });

/** Answer of POST /orders/{id}/restore-cart and /buy-again. `left_out` names what could not be put back, or only in part. */
export const restoreCartAnswerSchema = strictEnvelopeOf(
  z.object({
    id: cartIdSchema,
    items_count: numericOr(0),
    left_out: listOf(z.object({ name: z.string(), quantity: numericSchema })),
  }),
);
