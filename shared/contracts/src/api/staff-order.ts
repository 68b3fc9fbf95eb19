import * as z from 'zod/mini';
import { strictEnvelopeOf, strictListEnvelopeOf } from './envelope.ts';
import { orderSchema, orderStatusSchema, orderStatuses, paymentStatusSchema } from './order.ts';
import { pagingQuerySchema } from './paging.ts';
import { optionalIdentifier, optionalText, requiredText, searchSchema } from './validation.ts';
import { flagSchema, listOf, numericOr, numericSchema, orNull, textOrEmptySchema } from './strict-wire.ts';

/** What the shop's staff may do with an order, one after the other. */
export const orderSteps = ['confirm', 'pack', 'ship', 'deliver', 'cancel', 'refund'] as const;
export const orderStepSchema = z.enum(orderSteps);
export type OrderStep = z.output<typeof orderStepSchema>;

/** What a staff token may be allowed. Writing orders includes reading them. */
export const staffScopes = ['orders:read', 'orders:write', 'catalogue:write'] as const;
export type StaffScope = (typeof staffScopes)[number];

/** Query of GET /staff/orders. `search`: an order's number, a name, an e-mail or a phone, or part of one. */
export const staffOrdersQuerySchema = z.object({
  ...pagingQuerySchema.shape,
  search: z.optional(searchSchema.check(z.maxLength(100))),
  status: z.optional(z.enum(orderStatuses)),
  /** Only orders with a return to decide or to wait for. */
  returns: z.optional(z.literal('open')),
});
export type StaffOrdersQuery = z.output<typeof staffOrdersQuerySchema>;

/** An order in the staff's list. */
export const staffOrderSummarySchema = z.object({
  id: z.string(),
  number: z.string(),
  status: orderStatusSchema,
  payment_status: paymentStatusSchema,
  created_at: z.string(),
  currency: z.string(),
  total: numericSchema,
  items_count: numericOr(0),
  customer: z.string(),
  email: textOrEmptySchema,
  phone: textOrEmptySchema,
  has_open_return: flagSchema,
  /** Until when it waits for its customer's confirmation; not to be shipped before. */
  confirm_by: orNull(z.string()),
  /** It is collected at the shop. */
  pickup: z.optional(flagSchema),
});
export type StaffOrderSummary = z.output<typeof staffOrderSummarySchema>;

const staffHistorySchema = z.object({
  status: orderStatusSchema,
  at: z.string(),
  /** The name of the token it was done with, or "shopper"; null for what the shop did by itself. */
  actor: orNull(z.string()),
});

/** An order as its shopper sees it, who took its steps, what may be done next, and what was paid back. */
export const staffOrderSchema = z.object({
  order: orderSchema,
  history: listOf(staffHistorySchema),
  steps: listOf(orderStepSchema),
  refunds: listOf(
    z.object({
      amount: numericSchema,
      means: z.enum(['provider', 'by_hand']),
      /** How far it is with the gateway: `waiting`, `sent`, `done` or `failed`. */
      state: orNull(z.string()),
      actor: z.string(),
      at: z.string(),
    }),
  ),
});
export type StaffOrder = z.output<typeof staffOrderSchema>;

/** An http(s) address, or nothing. */
const optionalLink = z.pipe(
  optionalText(500).check(
    z.refine((text) => text === '' || /^https?:\/\/[^\s"'<>]+$/.test(text), { error: 'validation.invalid' }),
  ),
  z.transform((text) => text || null),
);

const stepHead = {
  /** The state the caller saw: another one is refused with 409. */
  expected: orderStatusSchema,
};

/**
 * Payload of POST /staff/orders/{order}/steps. `restock`: whether the goods are back on the shelf, as they are with
 * what was never sent. Without a `courier` the shop brings it itself.
 */
export const takeStepInputSchema = z.discriminatedUnion('step', [
  z.object({ ...stepHead, step: z.literal('confirm') }),
  z.object({ ...stepHead, step: z.literal('pack') }),
  z
    .object({
      ...stepHead,
      step: z.literal('ship'),
      courier: optionalText(80),
      tracking_number: optionalIdentifier(80),
      tracking_url: optionalLink,
    })
    .check(
      z.refine(({ courier, tracking_number: number }) => courier !== '' || number === '', {
        path: ['courier'],
        error: 'validation.required',
      }),
    ),
  z.object({ ...stepHead, step: z.literal('deliver') }),
  z.object({ ...stepHead, step: z.literal('cancel'), restock: z._default(z.boolean(), true) }),
  z.object({ ...stepHead, step: z.literal('refund'), restock: z.boolean() }),
]);
export type TakeStepInput = z.output<typeof takeStepInputSchema>;

/**
 * Payload of POST /staff/orders/{order}/returns/{return}: accept or decline what was asked for, then say that the
 * goods came – with that the money goes back. A refusal says why.
 */
export const decideReturnInputSchema = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('accept'), answer: optionalText(500) }),
  z.object({ decision: z.literal('decline'), answer: requiredText(500) }),
  z.object({ decision: z.literal('receive'), restock: z.boolean() }),
]);
export type DecideReturnInput = z.output<typeof decideReturnInputSchema>;

/** Answer of GET /staff/orders, newest first. */
export const staffOrdersAnswerSchema = strictListEnvelopeOf(staffOrderSummarySchema);
/** Answer of GET /staff/orders/{order} and of the steps. */
export const staffOrderAnswerSchema = strictEnvelopeOf(staffOrderSchema);
