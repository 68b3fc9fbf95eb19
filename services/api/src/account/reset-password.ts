import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Lang } from '../http/context.ts';
import type { ApiDeps } from '../deps.ts';
import { ApiFailure } from '../http/failure.ts';
import { writeMail } from '../mail/write-mail.ts';
import type { Mail } from '../mail/mailer.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { hashPassword } from './passwords.ts';
import { hashToken } from './tokens.ts';

const lifetimeMs = 60 * 60 * 1000;

/** Makes a link for a new password and the mail that carries it; null when nobody has this e-mail. */
export async function composeResetMail(deps: ApiDeps, email: string, lang: Lang): Promise<Mail | null> {
  const user = await deps.db
    .selectFrom('users')
    .select(['id', 'first_name', 'email'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!user) return null;
  const token = `${deps.randomId()}${deps.randomId()}`;
  const now = deps.now();
  await deps.db
    .insertInto('password_resets')
    .values({
      token_hash: hashToken(token),
      user_id: user.id,
      created_at: now,
      expires_at: new Date(now.getTime() + lifetimeMs),
    })
    .execute();
  // The shop's own origin, never the request's Host header: a forged one would carry the token away.
  const link = `${deps.publicOrigin}/${lang}/forgot?token=${token}`;
  return writeMail({ to: user.email, ...mailTexts[lang](user.first_name, link) }, lang);
}

/**
 * Sets a new password by a mailed token, once, and puts the e-mail back where the link does so; signs out everywhere.
 * 422 `errors.token` for a spent or old one.
 */
export async function resetPassword(
  deps: ApiDeps,
  trx: Kysely<Database>,
  { token, passwordHash }: { token: string; passwordHash: string },
): Promise<void> {
  const now = deps.now();
  const spent = await trx
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .returning(['user_id', 'restore_email', 'created_at'])
    .executeTakeFirst();
  if (!spent) throw refusal();
  const { user_id: userId, restore_email: email, created_at: openedAt } = spent;
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
    .where((is) => is.or([is('restore_email', 'is', null), is('created_at', '>', openedAt)]))
    .execute();
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

const mailTexts = {
  en: (name: string, link: string) => ({
    subject: 'Choose a new password',
    greeting: `Hello ${name},`,
    paragraphs: [
      'You asked for a link to choose a new password for your account at Dana. It works once, within an hour.',
    ],
    action: { label: 'Choose a new password', link },
    closing: 'If this was not you, nothing needs to be done: your password stays as it is.',
  }),
  ar: (name: string, link: string) => ({
    subject: 'اختيار كلمة مرور جديدة',
    greeting: `مرحبًا ${name}،`,
    paragraphs: ['طلبت رابطًا لاختيار كلمة مرور جديدة لحسابك في دانة. يعمل الرابط مرة واحدة خلال ساعة.'],
    action: { label: 'اختيار كلمة مرور جديدة', link },
    closing: 'إن لم يكن هذا الطلب منك فلا داعي لفعل أي شيء، وتبقى كلمة مرورك كما هي.',
  }),
};
