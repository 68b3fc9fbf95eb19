type Locale = 'en' | 'ar';

/** Digits and calendar are pinned: engines differ in what `ar-KW` alone means, and server and browser must agree. */
const tags: Record<Locale, string> = { en: 'en-GB', ar: 'ar-KW-u-nu-latn-ca-gregory' };

/** A whole number or decimal with grouping, in Latin digits. */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat('en').format(value);
}

/** A day in the shop's time zone: "4 March 2026", «4 مارس 2026». Errors: throws `RangeError` on an unreadable date. */
export function formatDate(isoDate: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeZone: 'Asia/Kuwait' });
  return format.format(new Date(isoDate));
}

/** "red, blue and green", «أحمر وأزرق وأخضر». */
export function formatList(items: string[], locale: Locale): string {
  return new Intl.ListFormat(tags[locale], { type: 'conjunction' }).format(items);
}
