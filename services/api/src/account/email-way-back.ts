import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import type { Lang } from '../http/context.ts';
import { writeMail } from '../mail/write-mail.ts';
import type { Mail } from '../mail/mailer.ts';
import { hashToken } from './tokens.ts';

const lifetimeMs = 7 * 24 * 60 * 60 * 1000;

/** Makes a link that puts the account's e-mail back, in the transaction that changes it. @returns its token. */
export async function openWayBack(
  deps: ApiDeps,
  trx: Kysely<Database>,
  account: { userId: string; oldEmail: string },
): Promise<string> {
  const token = `${deps.randomId()}${deps.randomId()}`;
  const now = deps.now();
  await trx
    .insertInto('password_resets')
    .values({
      token_hash: hashToken(token),
      user_id: account.userId,
      created_at: now,
      expires_at: new Date(now.getTime() + lifetimeMs),
      restore_email: account.oldEmail,
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

type WayBack = { to: string; firstName: string; token: string };

/** The mail to the address that an account had until now. */
export function wayBackMail(deps: ApiDeps, { to, firstName, token }: WayBack, lang: Lang): Mail {
  const link = `${deps.publicOrigin}/${lang}/forgot?token=${token}`;
  return writeMail({ to, ...mailTexts[lang](firstName, link) }, lang);
}

const mailTexts = {
  en: (name: string, link: string) => ({
    subject: 'Your e-mail was changed',
    greeting: `Hello ${name},`,
    paragraphs: [
      'The e-mail of your account at Dana was changed. This address no longer signs in.',
      'If this was not you: the link below works once, within seven days. It lets you choose a new password, puts this address back and signs out everybody else.',
    ],
    action: { label: 'Take my account back', link },
    closing: 'If you changed it yourself, nothing needs to be done.',
  }),
  ar: (name: string, link: string) => ({
    subject: 'تم تغيير بريدك الإلكتروني',
    greeting: `مرحبًا ${name}،`,
    paragraphs: [
      'تم تغيير البريد الإلكتروني لحسابك في دانة، ولم يعد تسجيل الدخول بهذا البريد ممكنًا.',
      'إن لم يكن هذا التغيير منك فاستخدم الرابط أدناه. يعمل مرة واحدة خلال سبعة أيام، وتختار به كلمة مرور جديدة، ويعود هذا البريد إلى حسابك، ويتم تسجيل الخروج من جميع الأجهزة الأخرى.',
    ],
    action: { label: 'استعادة حسابي', link },
    closing: 'إن كنت أنت من غيّره فلا داعي لفعل أي شيء.',
  }),
};
