import { defaultLocale, isLocale, localeCookieName, type Locale, splitLocale } from '@dana/contracts/locale';
import { clientOf } from '@dana/server/request-client';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Cookies } from '../http/cookies.ts';

/** What of a request can change which releases answer it. */
export type Asking = {
  cookies: Cookies;
  /** The shop is reached by https: a cookie of the answer is for https only. */
  isSecure?: boolean;
  /** Of the page that is asked for, or that asks. Without it no canary for one language. */
  language?: Locale;
  /** As a trusted proxy says; undefined where none does. */
  country?: string | undefined;
};

/** @param language – of the address; without it that of the page which asks. */
export function askingOf(c: Context, language?: Locale): Asking {
  const { isSecure, country } = clientOf(c);
  const cookies = getCookie(c);
  return { cookies, isSecure, country, language: language ?? languageOfPage(c, cookies) };
}

/** The page says where it is in its referrer; where a browser keeps that back, it has the language that was chosen last. */
function languageOfPage(c: Context, cookies: Cookies): Locale {
  const referrer = URL.parse(c.req.header('referer') ?? '');
  const chosen = cookies[localeCookieName];
  return (referrer && splitLocale(referrer.pathname).locale) ?? (isLocale(chosen) ? chosen : defaultLocale);
}
