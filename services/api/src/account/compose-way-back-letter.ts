import type { Lang } from '../http/context.ts';
import type { Letter } from '../emails/layout/letter.ts';
import { renderLetter } from '../emails/layout/render-letter.ts';
import { greetedName } from '../emails/typed-words.ts';
import type { Compose } from '../emails/send.ts';
import { addLink } from './email-way-back.ts';

/** The letter to the address that an account had until now; null when the account has it again. */
export const composeWayBackLetter: Compose = async (deps, { facts, lang }) => {
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
  return renderLetter(deps, texts[lang](greetedName(firstName ?? '', lang), link), {
    to: change.email,
    lang,
  });
};

const texts: Record<Lang, (name: string, link: string) => Letter> = {
  en: (name, link) => ({
    subject: 'Your e-mail was changed',
    preview: 'This address no longer signs in.',
    heading: `Hello ${name}`,
    paragraphs: [
      'The e-mail of your account at {{shop}} was changed. This address no longer signs in.',
      'If this was not you: the link below works once, within seven days. It lets you choose a new password, puts this address back and signs out everybody else.',
    ],
    action: { label: 'Take my account back', link },
    closing: 'If you changed it yourself, nothing needs to be done.',
  }),
  ar: (name, link) => ({
    subject: 'تم تغيير بريدك الإلكتروني',
    preview: 'لم يعد تسجيل الدخول بهذا البريد ممكنًا.',
    heading: `مرحبًا ${name}`,
    paragraphs: [
      'تم تغيير البريد الإلكتروني لحسابك في {{shop}}، ولم يعد تسجيل الدخول بهذا البريد ممكنًا.',
      'إن لم يكن هذا التغيير منك فاستخدم الرابط أدناه. يعمل مرة واحدة خلال سبعة أيام، وتختار به كلمة مرور جديدة، ويعود هذا البريد إلى حسابك، ويتم تسجيل الخروج من جميع الأجهزة الأخرى.',
    ],
    action: { label: 'استعادة حسابي', link },
    closing: 'إن كنت أنت من غيّره فلا داعي لفعل أي شيء.',
  }),
};
