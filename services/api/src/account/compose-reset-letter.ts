import type { ApiDeps } from '../deps.ts';
import type { Lang } from '../http/context.ts';
import type { Letter } from '../emails/layout/letter.ts';
import { renderLetter } from '../emails/layout/render-letter.ts';
import { greetedName } from '../emails/typed-words.ts';
import type { Compose } from '../emails/send.ts';
import { hashToken } from './tokens.ts';

const lifetimeMs = 60 * 60 * 1000;

/**
 * The letter with a link for a new password; null when nobody has this e-mail. The link is made here, not when it was asked
 * for: neither the time of the answer nor the letter that waits knows whether there is an account or holds a token.
 */
export const composeResetLetter: Compose = async (deps, { facts, lang, created_at }) => {
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
  return renderLetter(deps, texts[lang](greetedName(user.first_name, lang), link), { to: user.email, lang });
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

const texts: Record<Lang, (name: string, link: string) => Letter> = {
  en: (name, link) => ({
    subject: 'Choose a new password',
    preview: 'The link works once, within an hour.',
    heading: `Hello ${name}`,
    paragraphs: [
      'You asked for a link to choose a new password for your account at {{shop}}. It works once, within an hour.',
    ],
    action: { label: 'Choose a new password', link },
    closing: 'If this was not you, nothing needs to be done: your password stays as it is.',
  }),
  ar: (name, link) => ({
    subject: 'اختيار كلمة مرور جديدة',
    preview: 'يعمل الرابط مرة واحدة خلال ساعة.',
    heading: `مرحبًا ${name}`,
    paragraphs: ['طلبت رابطًا لاختيار كلمة مرور جديدة لحسابك في {{shop}}. يعمل الرابط مرة واحدة خلال ساعة.'],
    action: { label: 'اختيار كلمة مرور جديدة', link },
    closing: 'إن لم يكن هذا الطلب منك فلا داعي لفعل أي شيء، وتبقى كلمة مرورك كما هي.',
  }),
};
