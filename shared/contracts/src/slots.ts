import * as z from 'zod/mini';

/** What a piece calls back. Two sets of props that differ in callbacks alone count as the same when a slot is loaded. */
const callbackSchema = z.custom<() => void>((value) => typeof value === 'function');

/** What each slot asks of its user; the owner is found in the release map. */
export const slotPropsSchemas = {
  'cart.drawer': z.object({}),
  /** A button that puts the items of an order into the cart once more, and then shows the cart. */
  'cart.buyAgain': z.object({ orderId: z.string() }),
  /** The ways on from an order that is not paid: paying it, or its items back in the cart. Nothing once it is paid. */
  'checkout.unpaidOrder': z.object({ orderId: z.string() }),
  /** Opens with `compare.limitReached`. */
  'catalog.compareLimit': z.object({}),
  'catalog.productCarousel': z.object({
    title: z.string(),
    /**
     * Which products: of a collection, those related to a product (slug), or those that this shopper looked at before
     * a product (id), which is remembered as looked at by being named here.
     */
    source: z.union([
      z.object({ collection: z.string() }),
      z.object({ relatedTo: z.string() }),
      z.object({ seenBefore: z.string() }),
    ]),
  }),
  /** Three small products below each other, of a collection or the best rated; with a heading of level 2. */
  'catalog.productList': z.object({
    title: z.string(),
    source: z.union([z.object({ collection: z.string() }), z.object({ topRated: z.literal(true) })]),
    count: z.optional(z.int().check(z.positive())),
  }),
  'content.newsletter': z.object({ look: z.optional(z.enum(['band', 'column'])) }),
  'content.latestArticles': z.object({ count: z.optional(z.int()) }),
  /** The sign-in form with its ways out. Not to stand inside another form. */
  'account.signIn': z.object({
    onSignedIn: z.optional(callbackSchema),
    onCancel: z.optional(callbackSchema),
  }),
  /** How far an order is, what was bought and what can be done with it. Stands below the news of that order. */
  'account.orderDetails': z.object({ orderId: z.string() }),
  'product.quickView': z.object({}),
  /**
   * The search field with suggestions. The shell puts it in the place of its own plain form once the shopper turns to
   * that, and moves focus to its first input. It brings its own `search` landmark and goes to `paths.search(…)` itself.
   */
  'catalog.searchSuggestions': z.object({
    /** `header`: a field of 272 px in the header's row. `wide` and `overlay`: with a choice of departments. */
    place: z.enum(['header', 'wide', 'overlay']),
    /** What stands in the plain field at that moment. */
    text: z.string(),
    /** The department that is chosen there. */
    productType: z.optional(z.string()),
  }),
} as const;

export type SlotName = keyof typeof slotPropsSchemas;
export type SlotProps<Name extends SlotName> = z.infer<(typeof slotPropsSchemas)[Name]>;
