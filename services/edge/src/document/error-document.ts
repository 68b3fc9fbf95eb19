import type { Locale } from '@dana/contracts/locale';
import { escapeHtml } from '../http/escape-html.ts';
import { smallDocument } from './small-document.ts';

type Words = {
  title: string;
  fault: string;
  faultSentence: string;
  incident: string;
  notFound: string;
  notFoundSentence: string;
};
/** The agreed words of the error page, as the shell says them. */
const words: Record<Locale, Words> = {
  en: {
    title: 'Error Page',
    fault: 'Internal error',
    faultSentence: 'Something broke on our side. Nothing in your cart is lost.',
    incident: 'Incident',
    notFound: 'Page not found',
    notFoundSentence: "Whoops, this is embarassing. Looks like the page you were looking for wasn't found.",
  },
  ar: {
    title: 'صفحة الخطأ',
    fault: 'خطأ داخلي',
    faultSentence: 'حدث خلل من جانبنا. لم يُفقد شيء من سلتك.',
    incident: 'رقم الحادثة',
    notFound: 'الصفحة غير موجودة',
    notFoundSentence: 'عذرًا، هذا محرج. يبدو أن الصفحة التي تبحث عنها غير موجودة.',
  },
};

/**
 * The page of a fault of this server itself. Never says what broke.
 * @param incident – finds the fault in the log, for those who report it.
 */
export function errorDocument(locale: Locale, incident: string): string {
  const { title, fault, faultSentence, incident: incidentWord } = words[locale];
  return smallDocument(locale, {
    title,
    paragraphs: [
      `<b>500</b> · ${escapeHtml(fault)}`,
      escapeHtml(faultSentence),
      `${escapeHtml(incidentWord)}: <bdi>${escapeHtml(incident)}</bdi>`,
    ],
  });
}

/** The page of an address that no release claims. */
export function notFoundDocument(locale: Locale, address: string): string {
  const { title, notFound, notFoundSentence } = words[locale];
  return smallDocument(locale, {
    title,
    paragraphs: [
      `<b>404</b> · ${escapeHtml(notFound)}: <bdi dir="ltr">${escapeHtml(address)}</bdi>`,
      escapeHtml(notFoundSentence),
    ],
  });
}
