import type { Locale } from '@dana/contracts/locale';

const formats: Readonly<Record<Locale, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en-GB', { style: 'unit', unit: 'kilobyte' }),
  ar: new Intl.NumberFormat('ar-KW-u-nu-latn', { style: 'unit', unit: 'kilobyte', unitDisplay: 'long' }),
};

/** How large files are, in whole kilobytes of 1,024 bytes. */
export const sizeText = (bytes: number, locale: Locale): string =>
  formats[locale].format(Math.ceil(bytes / 1_024));
