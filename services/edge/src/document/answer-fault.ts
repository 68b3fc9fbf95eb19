import { defaultLocale, isLocale, localeCookieName, splitLocale } from '@dana/contracts/locale';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { errorDocument } from './error-document.ts';
import { smallDocumentPolicy } from './small-document.ts';

/**
 * Answers a request whose handler threw: a page with the error page, everything else in the API's error form.
 * @param incident – what the log calls this fault.
 */
export function answerFault(c: Context, incident: string): Response {
  c.header('Cache-Control', 'no-store');
  if (!c.req.header('accept')?.includes('text/html'))
    return c.json({ success: false, message: 'Internal error' }, 500);
  const chosen = getCookie(c, localeCookieName);
  const locale = splitLocale(c.req.path).locale ?? (isLocale(chosen) ? chosen : defaultLocale);
  c.header('Content-Security-Policy', smallDocumentPolicy);
  return c.html(errorDocument(locale, incident), 500);
}
