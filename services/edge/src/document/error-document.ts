import type { Locale } from '@dana/contracts/locale';
import { readableAddress } from '@dana/contracts/readable-address';
import { markup } from '../http/markup.ts';
import { smallDocument } from './small-document.ts';

type Words = {
  title: string;
  /** The agreed sentence of every error page. */
  sentence: string;
  fault: string;
  faultSentence: string;
  incident: string;
  notFound: string;
};
/** The agreed words of the error page, as the shell says them. */
const words: Record<Locale, Words> = {
  en: {
    title: 'Error Page',
    sentence: "Whoops, this is embarassing. Looks like the page you were looking for wasn't found.",
    fault: 'Something went wrong',
    faultSentence: 'Something went wrong on our side. Nothing in your cart is lost.',
    incident: 'Reference',
    notFound: 'Page not found',
  },
  ar: {
    title: 'صفحة الخطأ',
    sentence: 'عذرًا! يبدو أن الصفحة التي تبحث عنها غير موجودة.',
    fault: 'حدث خطأ',
    faultSentence: 'حدث خطأ من جانبنا. لم يُفقد شيء من سلتك.',
    incident: 'الرقم المرجعي',
    notFound: 'الصفحة غير موجودة',
  },
};

/**
 * The page of a fault of this server itself. Never says what broke.
 * @param incident – finds the fault in the log, for those who report it.
 */
export function errorDocument(locale: Locale, incident: string): string {
  const { title, sentence, fault, faultSentence, incident: incidentWord } = words[locale];
  return smallDocument(locale, {
    title,
    paragraphs: [
      markup`<b>500</b> · ${fault}`,
      sentence,
      faultSentence,
      markup`${incidentWord}: <bdi>${incident}</bdi>`,
    ],
  });
}

/** The page of an address that no release claims. */
export function notFoundDocument(locale: Locale, address: string): string {
  const { title, notFound, sentence } = words[locale];
  return smallDocument(locale, {
    title,
    paragraphs: [
      markup`<b>404</b> · ${notFound}: <bdi dir="ltr">${readableAddress(address)}</bdi>`,
      sentence,
    ],
  });
}
