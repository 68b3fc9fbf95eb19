import type { Lang } from '../http/context.ts';
import { dayText } from '../emails/layout/amounts-and-days.ts';
import type { Letter } from '../emails/layout/letter.ts';
import { renderLetter } from '../emails/layout/render-letter.ts';
import type { Compose } from '../emails/send.ts';
import { greetedName } from '../emails/typed-words.ts';

/** The letter that says an account was deleted, and until when it can be kept; null when it is kept or gone by now. */
export const composeDeletedLetter: Compose = async (deps, { facts, lang }) => {
  const { userId = '', until = '' } = facts as Record<string, string>;
  const user = await deps.db
    .selectFrom('users')
    .select(['first_name', 'email'])
    .where('id', '=', userId)
    .where('deletes_at', '=', new Date(until))
    .executeTakeFirst();
  if (!user) return null;
  const letter = texts[lang]({
    name: greetedName(user.first_name, lang),
    until: dayText(until, lang),
    link: `${deps.publicOrigin}/${lang}/login`,
  });
  return renderLetter(deps, letter, { to: user.email, lang });
};

type Facts = { name: string; until: string; link: string };

const texts: Record<Lang, (facts: Facts) => Letter> = {
  en: ({ name, until, link }) => ({
    subject: 'Your account will be deleted',
    preview: `Until ${until} you can keep it.`,
    heading: `Hello ${name}`,
    paragraphs: [
      `You deleted your account at {{shop}}. You are signed out on all devices, and on ${until} your name, your e-mail, your addresses, your wishlist and your alerts are deleted for good.`,
      'Open orders and refunds go on, and we keep writing to you about them. Your account is deleted once they are finished.',
      'If you want to keep your account, sign in before then and choose “Keep my account”.',
    ],
    action: { label: 'Sign in and keep it', link },
    closing:
      'If you did not delete it yourself, sign in, keep it and change your password: somebody else knows it.',
  }),
  ar: ({ name, until, link }) => ({
    subject: 'سيُحذف حسابك',
    preview: `يمكنك الاحتفاظ به حتى ${until}.`,
    heading: `مرحبًا ${name}`,
    paragraphs: [
      `طلبت حذف حسابك في {{shop}}. تم تسجيل خروجك من جميع الأجهزة، وفي ${until} سنحذف اسمك وبريدك الإلكتروني وعناوينك ومفضلتك وتنبيهاتك نهائيًا.`,
      'تستمر طلباتك المفتوحة وعمليات رد المبالغ كما هي، ونواصل مراسلتك بشأنها، ثم يُحذف حسابك بعد اكتمالها.',
      'إن أردت الاحتفاظ بحسابك فسجّل الدخول قبل ذلك واختر «الاحتفاظ بحسابي».',
    ],
    action: { label: 'تسجيل الدخول والاحتفاظ به', link },
    closing: 'إن لم تحذفه بنفسك فسجّل الدخول واحتفظ به ثم غيّر كلمة المرور، فهناك من يعرفها غيرك.',
  }),
};
