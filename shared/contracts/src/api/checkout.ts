import * as z from 'zod/mini';
import {
  cartIdSchema,
  orderIdSchema,
  sentCartIdSchema,
  sentIdSchema,
  shippingMethodIdSchema,
} from '../ids.ts';
import { addressSchema, newAddressSchema } from './address.ts';
import { cartItemSchema } from './cart.ts';
import { countrySchema } from './country-city.ts';
import { envelopeOf } from './envelope.ts';
import { installmentPackageSchema } from './installment.ts';
import { paymentMethodSchema } from './payment.ts';
import { shippingMethodSchema } from './shipping.ts';
import { couponCodeSchema, emailSchema, nameSchema, optionalText, phoneSchema } from './validation.ts';
import { listOf, numericOr, numericSchema, orMissing, orNull } from './wire.ts';

/**
 * Everything the cart and the checkout show. Amounts in major units of `currency`;
 * sub_total − discount + shipping = total. `shipping` is 0 until `shipping_method_id` is asked for.
 */
export const checkoutDataSchema = z.object({
  id: orMissing(cartIdSchema),
  currency: orMissing(z.string()),
  sub_total: numericSchema,
  discount: numericOr(0),
  shipping: numericOr(0),
  total: numericSchema,
  promo_code: orNull(z.string()),
  /**
   * A coupon that this read has taken off the cart because it may no longer be used, and why. Given once; null otherwise, and
   * from an older API.
   */
  promo_refused: orNull(z.object({ code: z.string(), message: z.string() })),
  shipping_method_id: orNull(shippingMethodIdSchema),
  /** The country that methods, prices and days are those of: the one asked for, or the default. An older API knows none. */
  country: orNull(countrySchema),
  /** From which sub-total (after discount) shipping is free, null when it never is. */
  free_shipping_from: numericOr(null),
  /** How much is missing to it: 0 once it is reached, null where there is none or an older API does not say. */
  free_shipping_missing: numericOr(null),
  items: listOf(cartItemSchema),
  addresses: listOf(addressSchema),
  payment_methods: listOf(paymentMethodSchema),
  installment_packages: listOf(installmentPackageSchema),
  shipping_methods: listOf(shippingMethodSchema),
});
export type CheckoutData = z.output<typeof checkoutDataSchema>;

/** Query of GET /checkout. */
export const checkoutQuerySchema = z.object({
  cart: z.string({ error: 'validation.required' }),
  promo_code: z.optional(couponCodeSchema),
  /** Sent with the code that a page shows as applied: the cart's own decides, which another tab may have changed meanwhile. */
  kept_coupon: z.optional(z.literal('1')),
  shipping_method_id: z.optional(z.string()),
  country_id: z.optional(z.string()),
});

/** Answer of GET /checkout?cart=…[&promo_code=…][&shipping_method_id=…][&country_id=…]. */
export const checkoutAnswerSchema = envelopeOf(checkoutDataSchema);

/** Contact details of an order. */
export const contactSchema = z.object({
  first_name: nameSchema,
  last_name: nameSchema,
  email: emailSchema,
  phone: phoneSchema,
});
export type Contact = z.output<typeof contactSchema>;

/**
 * Payload of POST /checkout. Signed-in shoppers send `address_id` (or a new `address`), guests `address`.
 * `expected_total` (major units) makes the server refuse when the amount has changed since it was shown.
 * Payment, shipping and address may be missing here: the server answers in the order of docs/shop-rules.md.
 */
export const placeOrderInputSchema = z.object({
  ...contactSchema.shape,
  cart: sentCartIdSchema,
  promo_code: z.optional(z.nullable(couponCodeSchema)),
  shipping_method_id: sentIdSchema<'shipping-method'>(),
  payment: z.object({
    method_id: sentIdSchema<'payment-method'>(),
    installment_package_id: z.optional(z.nullable(sentIdSchema<'installment-package'>())),
  }),
  address_id: z.optional(z.nullable(sentIdSchema<'address'>())),
  address: z.optional(z.nullable(newAddressSchema)),
  notes: optionalText(1000),
  expected_total: z.optional(z.nullable(numericSchema)),
});
export type PlaceOrder = z.output<typeof placeOrderInputSchema>;
export type PlaceOrderInput = z.input<typeof placeOrderInputSchema>;

/** Answer of POST /checkout: either a page to pay on, or the order's id. */
export const placeOrderAnswerSchema = envelopeOf(
  z.object({
    payment_link: orNull(z.object({ link: orNull(z.string()) })),
    payment_info: orNull(z.object({ id: orNull(orderIdSchema) })),
  }),
);
export type PlaceOrderAnswer = z.output<typeof placeOrderAnswerSchema>;
