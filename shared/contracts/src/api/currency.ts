// Extension `currencies` (extensions.ts): our own API's, read strictly.
import * as z from 'zod/mini';
import { recordIdSchema } from '../ids.ts';
import { strictListEnvelopeOf } from './envelope.ts';
import { flagSchema, numericSchema, textOrEmptySchema } from './strict-wire.ts';

/** `exchange_rate`: units of this currency for one Kuwaiti dinar. Amounts in answers are already converted. */
export const currencySchema = z.object({
  id: recordIdSchema,
  name: z.string(),
  code: z.string(),
  symbol: textOrEmptySchema,
  exchange_rate: numericSchema,
  active: flagSchema,
  default: flagSchema,
});
export type Currency = z.output<typeof currencySchema>;

/** Answer of GET /currencies: the active ones. */
export const currenciesAnswerSchema = strictListEnvelopeOf(currencySchema);

/** The currency of the shop's own amounts. Source: docs/shop-rules.md. */
export const defaultCurrencyCode = 'KWD';
