// Extension `orders` (extensions.ts): our own API's, read strictly.
import * as z from 'zod/mini';
import { recordIdSchema, sentRecordIdSchema } from '../ids.ts';
import { strictEnvelopeOf } from './envelope.ts';
import { returnReasons } from './return-rules.ts';
import { optionalText } from './validation.ts';
import { listOf, numericOr, numericSchema, orNull, textOrEmptySchema } from './strict-wire.ts';

/**
 * Units of an order that its shopper wants to give back. `status` and `reason` are plain text on the wire: an older
 * page meets values that came later. `item_id` names a line of the order; `refund` in the order's currency.
 */
export const orderReturnSchema = z.object({
  id: z.string(),
  status: z.string(),
  reason: z.string(),
  note: textOrEmptySchema,
  answer: textOrEmptySchema,
  created_at: z.string(),
  decided_at: orNull(z.string()),
  received_at: orNull(z.string()),
  refund: numericOr(0),
  items: listOf(z.object({ item_id: recordIdSchema, name: z.string(), quantity: numericSchema })),
});
export type OrderReturn = z.output<typeof orderReturnSchema>;

const wholeNumber = { error: 'validation.wholeNumber' };
const units = z.int(wholeNumber).check(z.gte(1, wholeNumber), z.lte(1000, wholeNumber));

/** Payload of POST /orders/{id}/returns: why, and how many units of which lines. */
export const requestReturnInputSchema = z.object({
  reason: z.enum(returnReasons, { error: 'validation.required' }),
  note: optionalText(500),
  items: z
    .array(z.object({ item_id: sentRecordIdSchema, quantity: units }))
    .check(z.minLength(1, { error: 'validation.required' }), z.maxLength(100)),
});
export type RequestReturnInput = z.input<typeof requestReturnInputSchema>;

/** Answer of POST /orders/{id}/returns. */
export const requestReturnAnswerSchema = strictEnvelopeOf(orderReturnSchema);
