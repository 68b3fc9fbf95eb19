// Extension `price-alerts` (extensions.ts): our own API's, read strictly.
import * as z from 'zod/mini';
import { strictEnvelopeOf } from './envelope.ts';
import { flagSchema, orNull } from './strict-wire.ts';

/** Payload of POST /price-letters: whether the shopper wants emails about lower prices of their list. */
export const priceLettersInputSchema = z.object({ is_on: z.boolean() });
export type PriceLettersInput = z.input<typeof priceLettersInputSchema>;

/**
 * Answer of GET and POST /price-letters. `since`: when the shopper agreed. Nothing is written before the account's e-mail is
 * confirmed by a mailed link, which `is_confirmed` tells.
 */
export const priceLettersAnswerSchema = strictEnvelopeOf(
  z.object({
    is_on: flagSchema,
    is_confirmed: flagSchema,
    email: z.string(),
    since: orNull(z.string()),
  }),
);
export type PriceLetters = z.output<typeof priceLettersAnswerSchema>['data'];
