import type { Lang } from '../http/context.ts';
import { clockText, dayText } from '../emails/layout/amounts-and-days.ts';
import type { Html } from '../pages/html-page.ts';
import { questionPage, type QuestionWords } from '../pages/question-page.ts';
import type { ConfirmationState } from './confirm-order.ts';

const words: Record<Lang, Record<ConfirmationState['state'], QuestionWords>> = {
  en: {
    waiting: {
      title: 'Confirm your order',
      text: 'You pay when it arrives. We prepare it as soon as you confirm it, until {until} Kuwait time; after that it is canceled.',
      press: 'Confirm my order',
    },
    confirmed: { title: 'Your order is confirmed', text: 'Thank you. We are preparing it.' },
    none: {
      title: 'This link is no longer valid',
      text: 'The order was canceled, or was not confirmed within 24 hours. You can order again in the shop.',
    },
  },
  ar: {
    waiting: {
      title: 'تأكيد طلبك',
      text: 'الدفع عند الاستلام. نجهّز طلبك فور تأكيده، حتى {until} بتوقيت الكويت، وبعد ذلك يُلغى.',
      press: 'تأكيد طلبي',
    },
    confirmed: { title: 'تم تأكيد طلبك', text: 'شكرًا لك. نجهّز طلبك الآن.' },
    none: {
      title: 'لم يعد هذا الرابط صالحًا',
      text: 'أُلغي الطلب أو لم يُؤكَّد خلال 24 ساعة. يمكنك الطلب من جديد في المتجر.',
    },
  },
};

/** A day with its time, as letters and pages say until when something waits. */
export const momentInWords = (at: Date, lang: Lang): string => {
  const iso = at.toISOString();
  return `\u2068${dayText(iso, lang)}${lang === 'ar' ? '، ' : ', '}${clockText(iso)}\u2069`;
};

/** The path of the page behind the link of a letter; who has the token may answer. */
export const confirmOrderPath = (token: string, lang: Lang): string =>
  `/api/order-confirmations/${encodeURIComponent(token)}?lang=${lang}`;

/** The page behind that link: a question with one button, or how things are. */
export function confirmOrderPage(
  found: ConfirmationState,
  token: string,
  lang: Lang,
): { title: string; body: Html } {
  const shown = words[lang][found.state];
  const until = found.state === 'none' ? '' : momentInWords(found.until, lang);
  const text = shown.text.replace('{until}', until);
  return questionPage({ ...shown, text }, lang, (each) => confirmOrderPath(token, each));
}
