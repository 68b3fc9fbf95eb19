import type { Db } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { renderEmail, writeEmail } from '../emails/layout/render-email.ts';
import { queueEmail } from '../emails/queue.ts';
import type { Compose } from '../emails/send.ts';
import { greetedName } from '../emails/typed-words.ts';
import type { Lang } from '../http/context.ts';
import { hashToken } from './sessions.ts';

const lifetimeMs = 7 * 24 * 60 * 60 * 1000;

type Change = { userId: string; oldEmail: string; firstName: string; lang: Lang };

/**
 * Keeps an account's old address for it and writes an email there, in the transaction that changes it. The link of the
 * email is made when it is sent: what waits holds no token.
 */
export async function openWayBack(
  deps: ApiDeps,
  trx: Db,
  { userId, oldEmail, firstName, lang }: Change,
): Promise<void> {
  const openedAt = deps.now();
  await addLink(deps, trx, { userId, email: oldEmail, openedAt });
  const facts = { userId, email: oldEmail, firstName, openedAt: openedAt.toISOString() };
  await queueEmail(trx, deps, { kind: 'email_changed', lang, facts });
}

/** Adds a link that puts an account's e-mail back, as old as the change. @returns its token. */
async function addLink(
  deps: ApiDeps,
  db: Db,
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
  trx: Db,
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

/** The email to the address that an account had until now; null when the account has it again. */
export const composeWayBackEmail: Compose = async (deps, { facts, lang }) => {
  const { userId, email, firstName, openedAt } = facts as Record<string, string>;
  const change = { userId: userId ?? '', email: email ?? '', openedAt: new Date(openedAt ?? '') };
  // Spent or run out, it keeps the address for nobody.
  const kept = await deps.db
    .selectFrom('password_resets')
    .select('user_id')
    .where('user_id', '=', change.userId)
    .where('restore_email', '=', change.email)
    .where('created_at', '=', change.openedAt)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (!kept) return null;
  const link = `${deps.publicOrigin}/${lang}/forgot?token=${await addLink(deps, deps.db, change)}`;
  return renderEmail(
    deps,
    writeEmail(lang, 'email_changed', { name: greetedName(firstName ?? '', lang) }, link),
    {
      to: change.email,
      lang,
    },
  );
};
