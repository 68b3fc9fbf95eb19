import * as z from 'zod/mini';

/* The parts of Tap's forms that the shop reads. Source: developers.tap.company, Charges, Refunds and Webhook, as of 2026. */

const text = z.optional(z.nullable(z.union([z.string(), z.number()])));

/** Numbers of a charge: `gateway` and `payment` come with its end, `track` with its beginning. */
const referenceSchema = z.optional(
  z.nullable(z.object({ track: text, payment: text, gateway: text, transaction: text, merchant: text })),
);

export const tapChargeSchema = z.object({
  id: z.string(),
  object: z.literal('charge'),
  status: z.string(),
  amount: z.number(),
  currency: z.string(),
  reference: referenceSchema,
  transaction: z.optional(z.nullable(z.object({ created: text, url: z.optional(z.string()) }))),
});
export type TapCharge = z.output<typeof tapChargeSchema>;

export const tapRefundSchema = z.object({
  id: z.string(),
  object: z.literal('refund'),
  status: z.string(),
  amount: z.number(),
  currency: z.string(),
  reference: referenceSchema,
  created: text,
});
export type TapRefund = z.output<typeof tapRefundSchema>;

/** A text of Tap's, which sends some numbers without quotes; empty for one that is not there. */
export const wordOf = (value: string | number | null | undefined): string => String(value ?? '');
