import { currencyDecimals } from '@dana/contracts/currency-decimals';
import type { Lang } from '../../http/context.ts';

// As the pages show them (shared/i18n), which run in browsers: Latin digits, the shop's own days.
const tags = { en: 'en-GB', ar: 'ar-KW-u-nu-latn-ca-gregory' };
const inKuwait = { timeZone: 'Asia/Kuwait' } as const;
const days = {
  en: new Intl.DateTimeFormat(tags.en, { dateStyle: 'long', ...inKuwait }),
  ar: new Intl.DateTimeFormat(tags.ar, { dateStyle: 'long', ...inKuwait }),
};
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', ...inKuwait });

/** `KWD 1,234.500`, in both languages alike. `amount` in major units. */
export function amountText(amount: number, currency: string): string {
  const digits = currencyDecimals(currency);
  const format = new Intl.NumberFormat('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${currency} ${format.format(amount)}`;
}

/** "4 March 2026", «4 مارس 2026». */
export const dayText = (iso: string, lang: Lang): string => days[lang].format(new Date(iso));

/** The days from one to another; what they have in common is said once: "24–25 November 2026". */
export const daysText = (from: string, to: string, lang: Lang): string =>
  from === to ? dayText(from, lang) : days[lang].formatRange(new Date(from), new Date(to));

/** The time in Kuwait, `14:35`. */
export const clockText = (iso: string): string => clock.format(new Date(iso));
