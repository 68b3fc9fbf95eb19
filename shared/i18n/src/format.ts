import { keptFormats } from './kept-formats.ts';

type Locale = 'en' | 'ar';

/** Digits and calendar are pinned: engines differ in what `ar-KW` alone means, and server and browser must agree. */
const tags: Record<Locale, string> = { en: 'en-GB', ar: 'ar-KW-u-nu-latn-ca-gregory' };

const numbers = new Intl.NumberFormat('en');
const dates = keptFormats(
  (locale: Locale) => new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeZone: 'Asia/Kuwait' }),
);
const lists = keptFormats((locale: Locale) => new Intl.ListFormat(tags[locale], { type: 'conjunction' }));

/** A whole number or decimal with grouping, in Latin digits. */
export const formatNumber = (value: number): string => numbers.format(value);

/** A day in the shop's time zone: "4 March 2026", «4 مارس 2026». Errors: throws `RangeError` on an unreadable date. */
export const formatDate = (isoDate: string, locale: Locale): string =>
  dates(locale).format(new Date(isoDate));

/** "red, blue and green", «أحمر وأزرق وأخضر». */
export const formatList = (items: string[], locale: Locale): string => lists(locale).format(items);
