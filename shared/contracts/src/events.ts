import * as z from 'zod/mini';
import { locales } from './locale.ts';

/*
 * Every fact that may travel between remotes. Past tense; a request of the shopper is a fact too (`…Requested`), and its
 * owner answers with facts that carry the same `requestId`. Fields are only added, and then optional.
 */

const id = z.union([z.string(), z.number()]);
const requestId = z.string().check(z.minLength(1));
/** What a list needs to name a product before the server was asked. */
const productMark = { productId: id, slug: z.string(), title: z.string() };

const cartEvents = [
  z.object({
    type: z.literal('cart.addRequested'),
    requestId,
    ...productMark,
    variationId: z.optional(id),
    quantity: z.int().check(z.positive()),
    /** What the shopper is shown: the drawer at once (default), or the checkout once it is in ("Buy now"). */
    next: z.optional(z.enum(['drawer', 'checkout', 'none'])),
    /**
     * What the page shows of it, to look at until the cart has it: the answer replaces all of it. The price is that of one,
     * in the shopper's currency.
     */
    preview: z.optional(
      z.object({
        titleLang: z.optional(z.string()),
        picture: z.optional(z.string()),
        price: z.optional(z.number()),
        /** What was chosen of it: a size, a colour. */
        options: z.optional(z.array(z.object({ name: z.string(), value: z.string() }))),
      }),
    ),
  }),
  z.object({
    type: z.literal('cart.itemAdded'),
    requestId,
    ...productMark,
    quantity: z.int(),
    /** The shop cannot be reached just now: the request is kept and sent later. A final answer follows under the same id. */
    isPending: z.optional(z.boolean()),
  }),
  z.object({
    type: z.literal('cart.addRejected'),
    requestId,
    ...productMark,
    reason: z.enum(['no_available_quantity', 'you_cannot_add_more_than', 'refused', 'unreachable']),
    /** With `you_cannot_add_more_than`: the most that one order may hold. */
    maximumQuantity: z.optional(z.int()),
    message: z.optional(z.string()),
  }),
  z.object({ type: z.literal('cart.drawerRequested'), requestId }),
  /** A coupon that the shopper wants in the cart; the owner of the cart says what came of it. */
  z.object({ type: z.literal('cart.couponRequested'), requestId, code: z.string() }),
  z.object({
    type: z.literal('cart.changed'),
    /** Units, not lines. */
    itemCount: z.int().check(z.nonnegative()),
    productIds: z.array(id),
  }),
  z.object({ type: z.literal('order.placed'), orderId: z.string() }),
  z.object({ type: z.literal('order.cancelled'), orderId: z.string() }),
  /** Which order of this device is known not to be paid yet, with its number; null where there is none. */
  z.object({
    type: z.literal('order.unpaidChanged'),
    orderId: z.nullable(z.string()),
    number: z.optional(z.string()),
  }),
] as const;

const listEvents = [
  z.object({
    type: z.literal('wishlist.toggleRequested'),
    requestId,
    ...productMark,
    /** What the shopper saw it cost, in major units of the page's currency: a later, lower price is pointed out. */
    price: z.optional(z.number()),
    /**
     * Whether it is wanted on the list, from what was shown when it was asked: a second press before the first is answered
     * asks for the same. Without it, the opposite of what is.
     */
    isWanted: z.optional(z.boolean()),
  }),
  z.object({ type: z.literal('wishlist.itemAdded'), requestId, ...productMark }),
  z.object({ type: z.literal('wishlist.itemRemoved'), requestId, ...productMark }),
  z.object({ type: z.literal('wishlist.changed'), productIds: z.array(id) }),
  z.object({ type: z.literal('compare.toggleRequested'), requestId, ...productMark }),
  z.object({ type: z.literal('compare.itemAdded'), requestId, ...productMark }),
  z.object({ type: z.literal('compare.itemRemoved'), requestId, ...productMark }),
  /** The list is full: the product was not added. Its owner asks the shopper what to do. */
  z.object({ type: z.literal('compare.limitReached'), requestId, ...productMark }),
  z.object({ type: z.literal('compare.changed'), productIds: z.array(id) }),
] as const;

const shellEvents = [
  z.object({
    type: z.literal('session.changed'),
    status: z.enum(['guest', 'signedIn']),
    /** The shopper's first name, for greetings; never a token. */
    firstName: z.optional(z.string()),
  }),
  z.object({ type: z.literal('locale.changed'), locale: z.enum(locales) }),
  z.object({ type: z.literal('currency.changed'), currency: z.string().check(z.length(3)) }),
  z.object({
    type: z.literal('product.quickViewRequested'),
    requestId,
    slug: z.string(),
    /** What the list shows already, to look at until the rest is there. Prices in the shopper's currency. */
    preview: z.optional(
      z.object({
        title: z.string(),
        picture: z.optional(z.string()),
        price: z.optional(z.number()),
        oldPrice: z.optional(z.nullable(z.number())),
      }),
    ),
  }),
] as const;

export const shopEventSchema = z.discriminatedUnion('type', [...cartEvents, ...listEvents, ...shellEvents]);
export type ShopEvent = z.infer<typeof shopEventSchema>;
export type ShopEventType = ShopEvent['type'];
export type ShopEventOf<Type extends ShopEventType> = Extract<ShopEvent, { type: Type }>;
