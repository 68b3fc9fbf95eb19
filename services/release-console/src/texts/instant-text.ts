import type { Locale } from '@dana/contracts/locale';

const formats: Readonly<Record<Locale, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }),
  ar: new Intl.DateTimeFormat('ar-KW-u-nu-latn', { dateStyle: 'medium', timeStyle: 'short' }),
};

/** A day and a time of this machine's zone: "26 Nov 2026, 02:30". @param instant – ISO 8601 with its zone. */
export const instantText = (instant: string, locale: Locale): string =>
  formats[locale].format(new Date(instant));
