import * as z from 'zod/mini';
import { locales } from './locale.ts';

/*
 * What a shop sends to the address that counts its visits (`ANALYTICS_URL`), from browsers whose shopper agreed. Nothing
 * names a person: no account, no address, no id that outlives the page.
 */

const common = {
  /** Of this event, so that one that is sent twice counts once. */
  id: z.uuid(),
  /** Of the document, forgotten with it. */
  visit: z.uuid(),
  /** ISO 8601. */
  at: z.string(),
  /** Without language prefix and query. */
  path: z.string(),
  locale: z.enum(locales),
};

export const analyticsEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('page.viewed'), ...common }),
  z.object({ type: z.literal('product.viewed'), slug: z.string(), ...common }),
  z.object({ type: z.literal('cart.itemAdded'), slug: z.string(), quantity: z.int(), ...common }),
  z.object({ type: z.literal('wishlist.itemAdded'), slug: z.string(), ...common }),
  z.object({ type: z.literal('order.placed'), ...common }),
]);
export type AnalyticsEvent = z.infer<typeof analyticsEventSchema>;

/** The body of one POST: JSON as `text/plain`, so that browsers send it without asking first. */
export const analyticsBatchSchema = z.object({ events: z.array(analyticsEventSchema) });
export type AnalyticsBatch = z.infer<typeof analyticsBatchSchema>;
