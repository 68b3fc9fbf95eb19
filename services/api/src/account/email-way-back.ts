import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import type { Lang } from '../http/context.ts';
import { queueLetter } from '../emails/queue.ts';
import { hashToken } from './tokens.ts';

const lifetimeMs = 7 * 24 * 60 * 60 * 1000;

type Change = { userId: string; oldEmail: string; firstName: string; lang: Lang };

/**
 * Keeps an account's old e-mail for it and writes a letter there, in the transaction that changes it. The link of the
 * letter is made when it is sent: what waits holds no token.
 */
export async function openWayBack(
  deps: ApiDeps,
  trx: Kysely<Database>,
  { userId, oldEmail, firstName, lang }: Change,
): Promise<void> {
  const openedAt = deps.now();
  await addLink(deps, trx, { userId, email: oldEmail, openedAt });
  const facts = { userId, email: oldEmail, firstName, openedAt: openedAt.toISOString() };
  await queueLetter(trx, deps, { kind: 'email_changed', lang, facts });
}

/** Adds a link that puts an account's e-mail back, as old as the change. @returns its token. */
export async function addLink(
  deps: ApiDeps,
  db: Kysely<Database>,
  { userId, email, openedAt }: { userId: string; email: string; openedAt: Date },
): Promise<string> {
  const token = `${deps.randomId()}${deps.randomId()}`;
  await db
    .insertInto('password_resets')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: openedAt,
      expires_at: new Date(openedAt.getTime() + lifetimeMs),
      restore_email: email,
    })
    .execute();
  return token;
}

/**
 * Whether an e-mail is kept for another account that may still take it back. Asked after the e-mail was written in
 * the same transaction: the unique index has then made those who ask for one e-mail take turns.
 */
export async function isKeptForOwner(
  deps: ApiDeps,
  trx: Kysely<Database>,
  request: { email: string; userId: string },
): Promise<boolean> {
  const kept = await trx
    .selectFrom('password_resets')
    .select('user_id')
    .where('restore_email', '=', request.email)
    .where('user_id', '!=', request.userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', deps.now())
    .executeTakeFirst();
  return kept !== undefined;
}
