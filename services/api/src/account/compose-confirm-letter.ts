import type { Lang } from '../http/context.ts';
import type { Letter } from '../emails/layout/letter.ts';
import { renderLetter } from '../emails/layout/render-letter.ts';
import { greetedName } from '../emails/typed-words.ts';
import type { Compose } from '../emails/send.ts';
import { confirmedWithinMs, openConfirmation } from './confirm-email.ts';

/** The letter with a link that confirms an e-mail; null when the account has another one by now, or has confirmed it. */
export const composeConfirmLetter: Compose = async (deps, { facts, lang, created_at }) => {
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
  return renderLetter(deps, texts[lang](greetedName(user.first_name, lang), link), { to: email, lang });
};

const texts: Record<Lang, (name: string, link: string) => Letter> = {
  en: (name, link) => ({
    subject: 'Confirm your e-mail',
    preview: 'The link works once, within seven days.',
    heading: `Hello ${name}`,
    paragraphs: [
      'There is an account at {{shop}} with this e-mail. Confirm that it is yours: the link works once, within seven days, and asks you to sign in if you are not.',
      'Orders that you placed with this e-mail before, without an account, will then be in your account.',
    ],
    action: { label: 'Confirm my e-mail', link },
    closing:
      'If you did not create this account, do not confirm it. You can ignore this letter, or take the account over with “Forgot your password?” on the sign-in page.',
  }),
  ar: (name, link) => ({
    subject: 'تأكيد بريدك الإلكتروني',
    preview: 'يعمل الرابط مرة واحدة خلال سبعة أيام.',
    heading: `مرحبًا ${name}`,
    paragraphs: [
      'يوجد حساب في {{shop}} بهذا البريد الإلكتروني. أكّد أنه بريدك: يعمل الرابط مرة واحدة خلال سبعة أيام، ويطلب منك تسجيل الدخول إن لم تكن قد سجّلت الدخول.',
      'بعدها تجد في حسابك الطلبات التي قدّمتها سابقًا بهذا البريد من دون حساب.',
    ],
    action: { label: 'تأكيد بريدي الإلكتروني', link },
    closing:
      'إن لم تنشئ هذا الحساب فلا تؤكّده. يمكنك استعادته عن طريق «نسيت كلمة المرور؟» في صفحة تسجيل الدخول، أو تجاهل هذه الرسالة.',
  }),
};
