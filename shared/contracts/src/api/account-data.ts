// Extensions `account-deletion` and `account-data` (extensions.ts): our own API's, read strictly.
import * as z from 'zod/mini';
import { strictEnvelopeOf } from './envelope.ts';

/** Payload of POST /account/delete. */
export const deleteAccountInputSchema = z.object({
  current_password: z
    .string({ error: 'validation.required' })
    .check(
      z.minLength(1, { error: 'validation.required' }),
      z.maxLength(200, { error: 'validation.tooLong' }),
    ),
});
export type DeleteAccountInput = z.input<typeof deleteAccountInputSchema>;

/** Answer of POST /account/delete. `until`: when the account is gone, ISO 8601; signing in before keeps it. */
export const deleteAccountAnswerSchema = strictEnvelopeOf(
  z.object({ until: z.string().check(z.minLength(1)) }),
);

/** Rows of one kind, such as orders: what each of them says is for its reader, and grows. */
const rowsSchema = z.array(z.record(z.string(), z.unknown()));

/** Answer of GET /account/data: everything that the shop has of the shopper who is signed in. */
export const accountDataAnswerSchema = strictEnvelopeOf(
  z.object({
    made_at: z.string(),
    account: rowsSchema,
    consents: rowsSchema,
    addresses: rowsSchema,
    orders: rowsSchema,
    reviews: rowsSchema,
    comments: rowsSchema,
    wishlist: rowsSchema,
    cart: rowsSchema,
    alerts: rowsSchema,
    letters: rowsSchema,
    messages: rowsSchema,
    devices: rowsSchema,
  }),
);
type AccountData = z.output<typeof accountDataAnswerSchema>['data'];
/** The kinds of what is kept, in their order. */
export type AccountDataPart = Exclude<keyof AccountData, 'made_at'>;

/** Answer of GET /account/data/page: the same as a page to read, HTML that needs nothing else. */
export const accountPageSchema = z.string().check(z.startsWith('<!doctype html>'), z.endsWith('</html>\n'));
