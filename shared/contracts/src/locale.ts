import * as z from 'zod/mini';

/** The shop's languages; `en` is the default. */
export const locales = ['en', 'ar'] as const;
export const localeSchema = z.enum(locales);
export type Locale = z.infer<typeof localeSchema>;

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
  const parsed = localeSchema.safeParse(first);
  return parsed.success
    ? { locale: parsed.data, path: `/${rest.join('/')}` }
    : { locale: undefined, path: pathname };
}
