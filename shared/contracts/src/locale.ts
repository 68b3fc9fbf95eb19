/*
 * No schema library in here: every page's first script needs these few lines, and zod would add 7 KB to it.
 */

/** The shop's languages; `en` is the default. */
export const locales = ['en', 'ar'] as const;
export type Locale = (typeof locales)[number];

/** Whether a text names one of the shop's languages. */
export function isLocale(text: unknown): text is Locale {
  return locales.some((locale) => locale === text);
}

export const defaultLocale: Locale = 'en';
/** Name is that of the storefront's earlier generation, so that a shopper's choice outlives the change. */
export const localeCookieName = 'i18n_redirected';
export const localeCookieLifetimeDays = 365;

export type Direction = 'ltr' | 'rtl';

/** The direction in which a language is written. */
export function directionOf(locale: Locale): Direction {
  return locale === 'ar' ? 'rtl' : 'ltr';
}

/** Splits `/ar/shop` into its language and the rest (`/shop`); the language is `undefined` where no prefix stands. */
export function splitLocale(pathname: string): { locale: Locale | undefined; path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  return isLocale(first)
    ? { locale: first, path: `/${rest.join('/')}` }
    : { locale: undefined, path: pathname };
}
