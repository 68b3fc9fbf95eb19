import type { Locale } from '@dana/contracts/locale';

const languages = { en: 'en-GB', ar: 'ar-KW-u-nu-latn' } as const;
const days = formats({ dateStyle: 'full' });
const times = formats({ timeStyle: 'short' });

function formats(options: Intl.DateTimeFormatOptions): Readonly<Record<Locale, Intl.DateTimeFormat>> {
  return {
    en: new Intl.DateTimeFormat(languages.en, options),
    ar: new Intl.DateTimeFormat(languages.ar, options),
  };
}

/** A day of this machine's zone, "Thursday 26 November 2026". @param instant – ISO 8601 with its zone. */
export const dayText = (instant: string, locale: Locale): string => days[locale].format(new Date(instant));

/** A time of this machine's zone, "02:30". @param instant – ISO 8601 with its zone. */
export const timeText = (instant: string, locale: Locale): string => times[locale].format(new Date(instant));
