import * as z from 'zod/mini';
import {
  cartIdSchema,
  cartItemIdSchema,
  sentCartIdSchema,
  sentIdSchema,
  sentProductIdSchema,
  sentVariationIdSchema,
  variationIdSchema,
} from '../ids.ts';
import { identifierText } from '../typed-text.ts';
import { envelopeOf } from './envelope.ts';
import { productCardSchema, variationSchema } from './product.ts';
import { couponCodeSchema } from './validation.ts';
import { numericSchema, orMissing, orNull } from './wire.ts';

/** A number of units: whole, never rounded. */
const wholeNumber = { error: 'validation.wholeNumber' };
const quantitySchema = z.pipe(
  z.union(
    [
      z.int(wholeNumber),
      z.pipe(z.string().check(z.overwrite(identifierText), z.regex(/^\+?\d+$/)), z.transform(Number)),
    ],
    wholeNumber,
  ),
  z.int(wholeNumber).check(z.minimum(1, wholeNumber), z.maximum(100_000, wholeNumber)),
);

/** Payload of POST /carts/add. Without `cart_id`, or with one that is gone, a cart is made. */
export const cartAddInputSchema = z.object({
  cart_id: z.optional(z.nullable(sentCartIdSchema)),
  product_id: sentProductIdSchema,
  product_variation_id: z.optional(z.nullable(sentVariationIdSchema)),
  quantity: quantitySchema,
});
export type CartAddInput = z.input<typeof cartAddInputSchema>;

/** Payload of POST /carts/edit-item: the new quantity of one line. */
export const cartEditInputSchema = z.object({
  cart_id: sentCartIdSchema,
  item_id: sentIdSchema<'cart-item'>(),
  quantity: quantitySchema,
});
export type CartEditInput = z.input<typeof cartEditInputSchema>;

/** Payload of POST /carts/coupon: the coupon that a cart is to have, or null to take it off. */
export const cartCouponInputSchema = z.object({
  cart_id: sentCartIdSchema,
  promo_code: z.nullable(couponCodeSchema),
});
export type CartCouponInput = z.input<typeof cartCouponInputSchema>;

/** Answer of the cart calls: the cart's id and how many units it holds. */
export const cartAnswerSchema = envelopeOf(
  z.object({ id: cartIdSchema, item_id: orNull(cartItemIdSchema), items_count: orMissing(numericSchema) }),
);

/** No currency has smaller parts than thousandths. */
const roundAmount = (amount: number): number => Math.round(amount * 1000) / 1000;

const cartVariationSchema = z.object({ ...variationSchema.shape, product: orNull(productCardSchema) });

/**
 * A cart line. A plain product stands in `product`; a variation in `product_variation` with its product
 * inside (and then `product` may be null). `unit_price` and `line_total` come from the server; of one that names neither they are
 * the product's price, and so many times that.
 */
export const cartItemSchema = z.pipe(
  z.object({
    id: cartItemIdSchema,
    product: orNull(productCardSchema),
    product_variation: orNull(cartVariationSchema),
    product_variation_id: orNull(variationIdSchema),
    quantity: numericSchema,
    unit_price: orMissing(numericSchema),
    line_total: orMissing(numericSchema),
    /** What one unit cost when it was put into the cart, where that differs; at today's rate in the cart's currency. */
    unit_price_before: orMissing(numericSchema),
  }),
  // One place to find the product, whichever way the back end nests it.
  z.transform((item) => {
    const product = item.product ?? item.product_variation?.product ?? null;
    const unit_price = item.unit_price ?? item.product_variation?.price ?? product?.price;
    const line_total = item.line_total ?? (unit_price && roundAmount(unit_price * item.quantity));
    return { ...item, product, unit_price, line_total };
  }),
);
export type CartItem = z.output<typeof cartItemSchema>;
