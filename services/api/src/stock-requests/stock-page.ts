import type { Lang } from '../http/context.ts';
import { questionPage, type QuestionWords } from '../pages/question-page.ts';
import { stockPath, type StockStep } from './stock-links.ts';

type State = 'waiting' | 'confirmed' | 'none';

const words: Record<Lang, Record<Exclude<`${StockStep}_${State}`, 'leave_confirmed'>, QuestionWords>> = {
  en: {
    confirm_waiting: {
      title: 'Shall we write to you when it is back?',
      text: 'You get one e-mail when this product can be ordered again, if that is within 90 days.',
      press: 'Yes, write to me',
    },
    confirm_confirmed: {
      title: 'We will write to you',
      text: 'You get one e-mail when this product can be ordered again. Then your address is deleted.',
    },
    confirm_none: {
      title: 'This link is no longer valid',
      text: 'Our e-mail was sent, the request was ended, or it was not confirmed within seven days. You can ask again on the product’s page.',
    },
    leave_waiting: {
      title: 'Take this address off our waiting lists?',
      text: 'We will not write to it about products that are back. You still get e-mails about your orders.',
      press: 'Take it off the lists',
    },
    leave_none: {
      title: 'You’re on no waiting list',
      text: 'We do not write to this address about products that are back.',
    },
  },
  ar: {
    confirm_waiting: {
      title: 'هل نراسلك عند عودة المنتج؟',
      text: 'تصلك رسالة واحدة عندما يتوفر هذا المنتج من جديد، إن عاد خلال 90 يومًا.',
      press: 'نعم، راسلوني',
    },
    confirm_confirmed: {
      title: 'سنراسلك',
      text: 'تصلك رسالة واحدة عندما يتوفر هذا المنتج من جديد، ثم يُحذف بريدك.',
    },
    confirm_none: {
      title: 'لم يعد هذا الرابط صالحًا',
      text: 'أُرسلت رسالتنا، أو أُلغي الطلب، أو لم يُؤكَّد خلال سبعة أيام. يمكنك أن تطلب ذلك من جديد في صفحة المنتج.',
    },
    leave_waiting: {
      title: 'هل تريد حذف هذا البريد من قوائم الانتظار؟',
      text: 'لن نراسله عن المنتجات التي تعود، وتبقى رسائل طلباتك كما هي.',
      press: 'حذف من القوائم',
    },
    leave_none: {
      title: 'لست في أي قائمة انتظار',
      text: 'لا نراسل هذا البريد عن المنتجات التي تعود.',
    },
  },
};

/** Where a request stands: not confirmed, confirmed, or not there. */
export type StockState = { step: 'confirm'; state: State } | { step: 'leave'; state: 'waiting' | 'none' };

/** The page behind a link of a letter about a product that is awaited. */
export function stockPage({ step, state }: StockState, key: string, lang: Lang) {
  const said = step === 'confirm' ? words[lang][`${step}_${state}`] : words[lang][`${step}_${state}`];
  return questionPage(said, lang, (each) => stockPath(step, key, each));
}
