import { dayFormats } from './day-formats.ts';
import { keptFormats } from './kept-formats.ts';
import { type Locale, tags } from './locale-tags.ts';

const numbers = new Intl.NumberFormat('en');
const lists = keptFormats((locale: Locale) => new Intl.ListFormat(tags[locale], { type: 'conjunction' }));

/** A whole number or decimal with grouping, in Latin digits. */
export const formatNumber = (value: number): string => numbers.format(value);

/** A day in the shop's time zone: "4 March 2026", «4 مارس 2026». Errors: throws `RangeError` on an unreadable date. */
export const formatDate = (isoDate: string, locale: Locale): string =>
  dayFormats(locale).format(new Date(isoDate));

/** "red, blue and green", «أحمر وأزرق وأخضر». */
export const formatList = (items: string[], locale: Locale): string => lists(locale).format(items);
