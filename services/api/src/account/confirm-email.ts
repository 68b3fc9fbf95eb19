import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import type { Lang } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { queueForStranger, type StrangerDeps } from '../emails/queue.ts';
import { joinGuestOrders } from './join-guest-orders.ts';
import { noteLetterAddress } from './letter-address.ts';
import { hashToken } from './tokens.ts';

/** How long a link that confirms an e-mail is good. Source: docs/shop-rules.md. */
export const confirmedWithinMs = 7 * 24 * 60 * 60 * 1000;

/** Writes the letter down that asks an account's e-mail to be confirmed. Its link is made when it is sent. */
export async function queueConfirmLetter(
  trx: Kysely<Database>,
  deps: StrangerDeps,
  { userId, email, lang }: { userId: string; email: string; lang: Lang },
): Promise<void> {
  await queueForStranger(trx, deps, { kind: 'email_confirm', lang, facts: { userId, email }, email });
}

/** Opens a link for an account's e-mail. @returns its token. */
export async function openConfirmation(
  deps: ApiDeps,
  { userId, email }: { userId: string; email: string },
): Promise<string> {
  const token = `${deps.randomId()}${deps.randomId()}`;
  const now = deps.now();
  await deps.db
    .insertInto('email_confirmations')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      email,
      created_at: now,
      expires_at: new Date(now.getTime() + confirmedWithinMs),
    })
    .execute();
  return token;
}

/**
 * Confirms the e-mail of the signed-in shopper by a mailed token, once. Who has the mailbox and who knows the password must
 * be one: a stranger's account with somebody else's e-mail gets none of her orders, even if she presses the link.
 * @returns how many orders joined. 422 `errors.token` for a spent, old or foreign one, or one for an earlier e-mail.
 */
export async function confirmEmail(
  deps: ApiDeps,
  trx: Kysely<Database>,
  { userId, token }: { userId: string; token: string },
): Promise<number> {
  const { email } = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const spent = await trx
    .updateTable('email_confirmations')
    .set({ used_at: deps.now() })
    .where('token_hash', '=', hashToken(token))
    .where('user_id', '=', userId)
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .where('expires_at', '>', deps.now())
    .returning('token_hash')
    .executeTakeFirst();
  if (!spent) throw new ApiFailure(422, 'email_token_invalid', { fields: { token: 'email_token_invalid' } });
  return noteConfirmed(deps, trx, { userId, email });
}

/**
 * Writes down that the shopper has proved an e-mail. Counts only while it is the account's: then earlier orders of guests
 * join it. @returns how many.
 */
export async function noteConfirmed(
  deps: Pick<ApiDeps, 'now'>,
  trx: Kysely<Database>,
  { userId, email }: { userId: string; email: string },
): Promise<number> {
  const own = await trx
    .updateTable('users')
    .set((eb) => ({ email_verified_at: eb.fn.coalesce('email_verified_at', eb.val(deps.now())) }))
    .where('id', '=', userId)
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst();
  if (!own) return 0;
  await noteLetterAddress(trx, userId, email, deps.now());
  await trx
    .updateTable('email_confirmations')
    .set({ used_at: deps.now() })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
  return joinGuestOrders(trx, { userId, email });
}
