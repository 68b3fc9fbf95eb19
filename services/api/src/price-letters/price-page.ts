import type { Lang } from '../http/context.ts';
import { questionPage, type QuestionWords } from '../pages/question-page.ts';
import { pricePath } from './price-links.ts';

/** Which page: to confirm or to leave, and whether there is something to answer. */
export type PricePage = 'confirm' | 'confirmed' | 'invalid' | 'leave' | 'left';

const words: Record<Lang, Record<PricePage, QuestionWords>> = {
  en: {
    confirm: {
      title: 'Would you like price alerts?',
      text: 'You get at most one e-mail a day, only when a price on your wishlist has dropped.',
      press: 'Yes, alert me',
    },
    confirmed: {
      title: 'We will alert you',
      text: 'Your e-mail is confirmed. You can turn the alerts off in every e-mail and on your wishlist.',
    },
    invalid: {
      title: 'This link is no longer valid',
      text: 'The alerts were turned off, your e-mail was changed, or it was not confirmed within seven days. You can turn them on again on your wishlist.',
    },
    leave: {
      title: 'Turn off price alerts?',
      text: 'We will not write to you about prices on your wishlist. You still get e-mails about your orders.',
      press: 'Turn off alerts',
    },
    left: {
      title: 'Price alerts are off',
      text: 'You get no price alerts. You can turn them on again on your wishlist.',
    },
  },
  ar: {
    confirm: {
      title: 'هل ترغب في تنبيهات الأسعار؟',
      text: 'تصلك رسالة واحدة في اليوم على الأكثر، عند انخفاض سعر في مفضلتك فقط.',
      press: 'نعم، نبّهوني',
    },
    confirmed: {
      title: 'سننبّهك',
      text: 'تم تأكيد بريدك. يمكنك إيقاف التنبيهات من أي رسالة أو من مفضلتك.',
    },
    invalid: {
      title: 'لم يعد هذا الرابط صالحًا',
      text: 'أُوقفت التنبيهات، أو تغيّر بريدك، أو لم يُؤكَّد خلال سبعة أيام. يمكنك تفعيلها من جديد في مفضلتك.',
    },
    leave: {
      title: 'هل تريد إيقاف تنبيهات الأسعار؟',
      text: 'لن نراسلك عن أسعار مفضلتك، وتبقى رسائل طلباتك كما هي.',
      press: 'إيقاف التنبيهات',
    },
    left: {
      title: 'تنبيهات الأسعار متوقفة',
      text: 'لا تصلك تنبيهات الأسعار. يمكنك تفعيلها من جديد في مفضلتك.',
    },
  },
};

/** The page behind a link of a letter about prices. */
export function pricePage(page: PricePage, key: string, lang: Lang) {
  const step = page === 'leave' || page === 'left' ? 'leave' : 'confirm';
  return questionPage(words[lang][page], lang, (each) => pricePath(step, key, each));
}
