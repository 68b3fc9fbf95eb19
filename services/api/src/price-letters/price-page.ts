import type { Lang } from '../http/context.ts';
import { questionPage, type QuestionWords } from '../pages/question-page.ts';
import { pricePath } from './price-links.ts';

/** Which page: to confirm or to leave, and whether there is something to answer. */
export type PricePage = 'confirm' | 'confirmed' | 'invalid' | 'leave' | 'left';

const words: Record<Lang, Record<PricePage, QuestionWords>> = {
  en: {
    confirm: {
      title: 'Shall we write to you about lower prices?',
      text: 'You get at most one letter a day, only when a price on your wishlist has dropped.',
      press: 'Yes, write to me',
    },
    confirmed: {
      title: 'We will write to you',
      text: 'Your e-mail is confirmed. Every letter has a link to end them, and so has your wishlist.',
    },
    invalid: {
      title: 'This link is not valid any more',
      text: 'The letters were ended, your e-mail was changed, or it was not confirmed within seven days. You can choose them again on your wishlist.',
    },
    leave: {
      title: 'No more letters about lower prices?',
      text: 'We will not write to you about prices of your wishlist. Letters about your orders still are sent.',
      press: 'End these letters',
    },
    left: {
      title: 'We do not write about prices',
      text: 'You get no letters about lower prices. You can choose them again on your wishlist.',
    },
  },
  ar: {
    confirm: {
      title: 'هل نراسلك عند انخفاض الأسعار؟',
      text: 'تصلك رسالة واحدة في اليوم على الأكثر، وفقط عند انخفاض سعر في مفضلتك.',
      press: 'نعم، راسلوني',
    },
    confirmed: {
      title: 'سنراسلك',
      text: 'تم تأكيد بريدك. يمكنك إيقاف هذه الرسائل من أي رسالة منها أو من مفضلتك.',
    },
    invalid: {
      title: 'لم يعد هذا الرابط صالحًا',
      text: 'أُوقفت الرسائل، أو تغيّر بريدك، أو لم يُؤكَّد خلال سبعة أيام. يمكنك اختيارها مرة ثانية من مفضلتك.',
    },
    leave: {
      title: 'هل تريد إيقاف رسائل انخفاض الأسعار؟',
      text: 'لن نراسلك عن أسعار مفضلتك، وتبقى رسائل طلباتك كما هي.',
      press: 'إيقاف هذه الرسائل',
    },
    left: {
      title: 'لا نراسلك عن الأسعار',
      text: 'لا تصلك رسائل عن انخفاض الأسعار. يمكنك اختيارها مرة ثانية من مفضلتك.',
    },
  },
};

/** The page behind a link of a letter about prices. */
export function pricePage(page: PricePage, key: string, lang: Lang) {
  const step = page === 'leave' || page === 'left' ? 'leave' : 'confirm';
  return questionPage(words[lang][page], lang, (each) => pricePath(step, key, each));
}
