import type { Locale } from '@dana/contracts/locale';

const languages = { en: 'en-GB', ar: 'ar-KW-u-nu-latn' } as const;
const written = (locale: Locale, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(languages[locale], { maximumFractionDigits: 1, ...options });

/** A size with its unit, "12.3 kB". Unit of `bytes`: bytes. */
export const sizeText = (bytes: number, locale: Locale): string =>
  written(locale, { style: 'unit', unit: 'kilobyte', unitDisplay: 'short' }).format(bytes / 1000);

/** Kilobytes as a bare number, "12.3". Unit of `bytes`: bytes. */
export const kilobytes = (bytes: number, locale: Locale): string =>
  written(locale, { minimumFractionDigits: 1 }).format(bytes / 1000);

/** How many kilobytes more or less, with the sign; a dash where that is none to a tenth. Unit of `bytes`: bytes. */
export const growth = (bytes: number, locale: Locale): string =>
  Math.abs(bytes) < 50
    ? '–'
    : written(locale, { minimumFractionDigits: 1, signDisplay: 'always' }).format(bytes / 1000);
