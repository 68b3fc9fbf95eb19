import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { renderEmail, writeEmail } from '../emails/layout/render-email.ts';
import { queueForStranger, type StrangerDeps } from '../emails/queue.ts';
import type { Compose } from '../emails/send.ts';
import { greetedName } from '../emails/typed-words.ts';
import type { Lang } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { hashToken } from './sessions.ts';

/** How long a link that confirms an e-mail is good. Source: docs/shop-rules.md. */
const confirmedWithinMs = 7 * 24 * 60 * 60 * 1000;

/** Writes the email down that asks an account's address to be confirmed. Its link is made when it is sent. */
export async function queueConfirmEmail(
  trx: Db,
  deps: StrangerDeps,
  { userId, email, lang }: { userId: string; email: string; lang: Lang },
): Promise<void> {
  await queueForStranger(trx, deps, { kind: 'email_confirm', lang, facts: { userId, email }, email });
}

/** Opens a link for an account's e-mail. @returns its token. */
async function openConfirmation(
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
  trx: Db,
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
  trx: Db,
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
  await noteConfirmedAddress(trx, userId, email, deps.now());
  await trx
    .updateTable('email_confirmations')
    .set({ used_at: deps.now() })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
  return joinGuestOrders(trx, { userId, email });
}

/**
 * Gives an account the orders that guests placed with its e-mail, in whatever case it was typed. Call only for an e-mail that the
 * account has proved: what joins can be read by it.
 * @param before – what was ordered from then on stays a guest's. @returns how many joined.
 */
export async function joinGuestOrders(
  db: Db,
  { userId, email, before }: { userId: string; email: string; before?: Date },
): Promise<number> {
  const joined = await db
    .updateTable('orders')
    .set({ user_id: userId })
    .where('user_id', 'is', null)
    .where(sql`lower(contact->>'email')`, '=', email.toLowerCase())
    .$if(before !== undefined, (orders) => orders.where('created_at', '<', before ?? null))
    .returning('id')
    .execute();
  return joined.length;
}

/**
 * Whether a link that was mailed to an account's present address was pressed. Enough for emails to that address, not for
 * anything of its owner: the account may be somebody else's (docs/decisions/orders-and-guests.md has what is).
 */
export async function mayWriteTo(db: Db, userId: string, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('letter_addresses as e')
    .innerJoin('users as u', (join) => join.onRef('u.id', '=', 'e.user_id').onRef('u.email', '=', 'e.email'))
    .select('e.user_id')
    .where('e.user_id', '=', userId)
    .where('e.email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that a link mailed to this address was pressed. Does nothing when the account has another one by now. */
export async function noteConfirmedAddress(trx: Db, userId: string, email: string, now: Date): Promise<void> {
  await trx
    .insertInto('letter_addresses')
    .columns(['user_id', 'email', 'confirmed_at'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select((row) => ['id', 'email', row.val(now).as('confirmed_at')])
        .where('id', '=', userId)
        .where('email', '=', email),
    )
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ email, confirmed_at: now }))
    .execute();
}

/** The email with a link that confirms an address; null when the account has another one by now, or has confirmed it. */
export const composeConfirmEmail: Compose = async (deps, { facts, lang, created_at }) => {
  if (deps.now().getTime() - created_at.getTime() > confirmedWithinMs) return null;
  const { userId = '', email = '' } = facts as Record<string, string>;
  const user = await deps.db
    .selectFrom('users')
    .select('first_name')
    .where('id', '=', userId)
    .where('email', '=', email)
    .where('email_verified_at', 'is', null)
    .executeTakeFirst();
  if (!user) return null;
  const link = `${deps.publicOrigin}/${lang}/confirm-email?token=${await openConfirmation(deps, { userId, email })}`;
  return renderEmail(
    deps,
    writeEmail(lang, 'email_confirm', { name: greetedName(user.first_name, lang) }, link),
    { to: email, lang },
  );
};
