import type { Db } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { renderEmail, writeEmail } from '../emails/layout/render-email.ts';
import type { Compose } from '../emails/send.ts';
import { greetedName } from '../emails/typed-words.ts';
import { ApiFailure } from '../http/failure.ts';
import { noteConfirmed } from './confirm-email.ts';
import { hashPassword, refuseCommonPassword } from './passwords.ts';
import { hashToken } from './sessions.ts';

/**
 * Sets a new password by a mailed token, once, and puts the e-mail back where the link does so; signs out everywhere. The
 * e-mail that the link went to is confirmed by it.
 * 422 `errors.token` for a spent or old one.
 */
export async function resetPassword(
  deps: ApiDeps,
  trx: Db,
  { token, passwordHash }: { token: string; passwordHash: string },
): Promise<void> {
  const now = deps.now();
  const spent = await trx
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .returning(['user_id', 'restore_email', 'mailed_to', 'created_at'])
    .executeTakeFirst();
  if (!spent) throw refusal();
  const { user_id: userId, restore_email: email, mailed_to: mailedTo, created_at: openedAt } = spent;
  await trx
    .updateTable('users')
    .set({ password_hash: passwordHash, ...(email !== null && { email }) })
    .where('id', '=', userId)
    .execute();
  await trx.deleteFrom('tokens').where('user_id', '=', userId).execute();
  // Other links to the account are spent with this one, but for an older way back to its e-mail: it belongs to who had
  // the account before.
  await trx
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where((is) =>
      is.or([
        is('restore_email', 'is', null),
        is('restore_email', '=', email),
        is('created_at', '>', openedAt),
      ]),
    )
    .execute();
  // Who has the link has the mailbox that it went to.
  const proved = email ?? mailedTo;
  if (proved !== null) await noteConfirmed(deps, trx, { userId, email: proved });
}

const refusal = () =>
  new ApiFailure(422, 'reset_token_invalid', { fields: { token: 'reset_token_invalid' } });

/**
 * Hashes a password that a mailed token is to set. Errors: 422 `errors.token` for a spent, old or made-up token – looked
 * up first, since hashing is expensive – and `errors.password` for a common password.
 */
export async function hashMailedPassword(deps: ApiDeps, token: string, password: string): Promise<string> {
  const account = await deps.db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(['users.email', 'first_name', 'last_name', 'restore_email'])
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', deps.now())
    .executeTakeFirst();
  if (!account) throw refusal();
  const email = account.restore_email ?? account.email;
  refuseCommonPassword(password, [email, account.first_name, account.last_name]);
  return hashPassword(password);
}

const lifetimeMs = 60 * 60 * 1000;

/**
 * The email with a link for a new password; null when nobody has this address. The link is made here, not when it was asked
 * for: neither the time of the answer nor the email that waits knows whether there is an account or holds a token.
 */
export const composeResetEmail: Compose = async (deps, { facts, lang, created_at }) => {
  // Nobody waits for it any more; a link that comes out of the blue would only worry them.
  if (deps.now().getTime() - created_at.getTime() > lifetimeMs) return null;
  const { email } = facts as { email: string };
  const user = await deps.db
    .selectFrom('users')
    .select(['id', 'first_name', 'email'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!user) return null;
  const token = await openReset(deps, user.id, user.email);
  // The shop's own origin, never the request's Host header: a forged one would carry the token away.
  const link = `${deps.publicOrigin}/${lang}/forgot?token=${token}`;
  return renderEmail(
    deps,
    writeEmail(lang, 'password_reset', { name: greetedName(user.first_name, lang) }, link),
    { to: user.email, lang },
  );
};

async function openReset(deps: ApiDeps, userId: string, email: string): Promise<string> {
  const token = `${deps.randomId()}${deps.randomId()}`;
  const now = deps.now();
  await deps.db
    .insertInto('password_resets')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      mailed_to: email,
      created_at: now,
      expires_at: new Date(now.getTime() + lifetimeMs),
    })
    .execute();
  return token;
}
