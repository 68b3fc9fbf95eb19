import { defaultLocale, type Locale, localeCookieName } from '@dana/contracts/locale';
import { keepCookie } from '@dana/runtime/cookies';

/**
 * Remembers the other language of somebody who opened one of its addresses, for addresses that name none. By the browser, once
 * the page is at rest: documents are kept for everybody, and one that is only fetched ahead was not opened.
 */
export function rememberLanguage(locale: Locale): void {
  if (locale !== defaultLocale) keepCookie(localeCookieName, locale);
}
