import { directionOf, type Locale } from '@dana/contracts/locale';
import { localPath } from '@dana/contracts/paths';
import { escapeHtml } from './escape-html.ts';

/** The agreed words of the error page, which this server says by itself when there is no shell to say them. */
type Words = {
  title: string;
  fault: string;
  sentence: string;
  home: string;
  again: string;
  incident: string;
};
const words: Record<Locale, Words> = {
  en: {
    title: 'Error Page',
    fault: 'Internal error',
    sentence: "Whoops, this is embarassing. Looks like the page you were looking for wasn't found.",
    home: 'Back to Home',
    again: 'Try again',
    incident: 'Incident',
  },
  ar: {
    title: 'صفحة الخطأ',
    fault: 'خطأ داخلي',
    sentence: 'عذرًا، هذا محرج. يبدو أن الصفحة التي تبحث عنها غير موجودة.',
    home: 'العودة إلى الرئيسية',
    again: 'حاول مرة أخرى',
    incident: 'رقم الحادثة',
  },
};

const bodyStyle =
  'margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:1.5rem;text-align:center;font:1rem/1.7 system-ui,sans-serif;color:#16222b;background:#f7f5f1';
const linkStyle =
  'justify-self:center;padding:.75rem 1.5rem;border-radius:6px;color:#fff;background:#0b5c63;text-decoration:none';

/**
 * The error page without shell, remotes, styles or scripts: for faults of this server itself. Never says what broke.
 * @param incident – finds the fault in the log, for whoever tells the shop of it.
 */
export function errorDocument(locale: Locale, status: number, incident: string): string {
  const { title, fault, sentence, home, again, incident: incidentWord } = words[locale];
  return [
    `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title></head><body style="${bodyStyle}"><h1 style="margin:0">${escapeHtml(title)}</h1>`,
    `<p style="margin:0"><b>${status}</b> · ${escapeHtml(fault)}</p><p style="margin:0">${escapeHtml(sentence)}</p>`,
    `<p style="margin:0">${escapeHtml(incidentWord)}: <bdi>${escapeHtml(incident)}</bdi></p>`,
    // An empty address is the present one.
    `<a href="" style="color:inherit;justify-self:center;padding:.5rem">${escapeHtml(again)}</a>`,
    `<a href="${localPath(locale, '/')}" style="${linkStyle}">${escapeHtml(home)}</a></body></html>`,
  ].join('');
}
