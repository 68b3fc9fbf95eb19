import { defaultLocale, isLocale, localeCookieName, type Locale, splitLocale } from '@dana/contracts/locale';
import { clientOf } from '@dana/server/request-client';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Cookies } from '../http/cookies.ts';
import { isBot } from './visitor.ts';

/** What of a request can change which releases answer it. */
export type Asking = {
  cookies: Cookies;
  /** The shop is reached by https: a cookie of the answer is for https only. */
  isSecure?: boolean;
  /** A document with which somebody comes to the shop, as far as browsers say it: an id may be given and used at once. */
  isArrival?: boolean;
  /** Gets no id, and the stable versions. */
  isBot?: boolean;
  /** Of the page that is asked for, or that asks. Without it no canary for one language. */
  language?: Locale;
  /** As a trusted proxy says; undefined where none does. */
  country?: string | undefined;
};

/** @param language – of the address; without it that of the page which asks. */
export function askingOf(c: Context, language?: Locale): Asking {
  const { isSecure, country } = clientOf(c);
  const cookies = getCookie(c);
  return {
    ...{ cookies, isSecure, country, isArrival: isArrival(c), isBot: isBot(c.req.header('user-agent')) },
    language: language ?? languageOfPage(c, cookies),
  };
}

/**
 * Whether this opens a document from outside of the shop. Within the shop a browser without an id is one that keeps none: it would be
 * another visitor with each page. Browsers say so by https and on localhost (Fetch Metadata).
 */
const isArrival = (c: Context): boolean =>
  c.req.header('sec-fetch-dest') === 'document' &&
  ['none', 'cross-site', 'same-site'].includes(c.req.header('sec-fetch-site') ?? '');

/** The page says where it is in its referrer; where a browser keeps that back, it has the language that was chosen last. */
function languageOfPage(c: Context, cookies: Cookies): Locale {
  const referrer = URL.parse(c.req.header('referer') ?? '');
  const chosen = cookies[localeCookieName];
  return (referrer && splitLocale(referrer.pathname).locale) ?? (isLocale(chosen) ? chosen : defaultLocale);
}
