import { defaultLocale, isLocale, type Locale, localeCookieName } from '@dana/contracts/locale';

type Visitor = {
  /** The page's language. */
  locale: Locale;
  /** What the browser asks for in `Accept-Language`, most wanted first. */
  languages: readonly string[];
  /** `document.cookie`. */
  cookies: string;
};

/**
 * Whether a visitor is offered the other language of the shop: somebody who has chosen none yet, reads a page of
 * the default language, and whose browser asks for the other one first.
 */
export function isHinted({ locale, languages, cookies }: Visitor): boolean {
  if (locale !== defaultLocale || hasChosen(cookies)) return false;
  const wanted = languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLocale);
  return wanted !== undefined && wanted !== locale;
}

const hasChosen = (cookies: string) =>
  cookies.split('; ').some((cookie) => cookie.startsWith(`${localeCookieName}=`));
