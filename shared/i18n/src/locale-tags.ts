export type Locale = 'en' | 'ar';

/** Digits and calendar are pinned: engines differ in what `ar-KW` alone means, and server and browser must agree. */
export const tags: Record<Locale, string> = { en: 'en-GB', ar: 'ar-KW-u-nu-latn-ca-gregory' };
