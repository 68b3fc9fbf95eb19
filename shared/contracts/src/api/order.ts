import * as z from 'zod/mini';
import { installmentPackageIdSchema, orderIdSchema, recordIdSchema } from '../ids.ts';
import { addressSchema } from './address.ts';
import { envelopeOf, listEnvelopeOf } from './envelope.ts';
import { pictureSchema } from './picture.ts';
import { listOf, numericOr, numericSchema, orNull, textOrEmptySchema } from './wire.ts';

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
});
export type OrderItem = z.output<typeof orderItemSchema>;

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
export const orderSummarySchema = z.object(orderHead);
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
  shipping_method: orNull(z.object({ name: z.string() })),
  payment_method: orNull(z.object({ name: z.string(), code: textOrEmptySchema })),
  payment_status: z.enum(['due_on_delivery', 'pending', 'paid', 'failed', 'refunded']),
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
export const orderAnswerSchema = envelopeOf(orderSchema);
/** Answer of GET /orders?page=&per_page= (signed in), newest first. */
export const ordersAnswerSchema = listEnvelopeOf(orderSummarySchema);
