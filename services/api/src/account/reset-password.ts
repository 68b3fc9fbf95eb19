import type { Lang } from '../http/context.ts';
import type { ApiDeps } from '../deps.ts';
import { ApiFailure } from '../http/failure.ts';
import { setLetter } from '../mail/letter.ts';
import type { Mail } from '../mail/mailer.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { hashPassword } from './passwords.ts';
import { hashToken } from './tokens.ts';

const lifetimeMs = 60 * 60 * 1000;

/** Makes a link for a new password and the letter that carries it; null when nobody has this e-mail. */
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
  return setLetter({ to: user.email, ...letterTexts[lang](user.first_name, link) }, lang);
}

/**
 * Sets a new password by a mailed token, once, and puts the e-mail back where the link does so; signs out everywhere.
 * 422 `errors.token` for a spent or old one.
 */
export async function resetPassword(deps: ApiDeps, token: string, password: string): Promise<void> {
  const tokenHash = hashToken(token);
  const refusal = () =>
    new ApiFailure(422, 'reset_token_invalid', { fields: { token: 'reset_token_invalid' } });
  const now = deps.now();
  const open = deps.db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(['users.email', 'first_name', 'last_name', 'restore_email'])
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now);
  // Looked up first: hashing is dear, and a made-up token must not cost it.
  const account = await open.executeTakeFirst();
  if (!account) throw refusal();
  refuseCommonPassword(password, [
    account.restore_email ?? account.email,
    account.first_name,
    account.last_name,
  ]);
  const passwordHash = await hashPassword(password);
  await deps.db.transaction().execute(async (trx) => {
    const spent = await trx
      .updateTable('password_resets')
      .set({ used_at: now })
      .where('token_hash', '=', tokenHash)
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
  });
}

const letterTexts = {
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
