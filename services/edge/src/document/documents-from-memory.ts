import { isLocale } from '@dana/contracts/locale';
import { crashesCookieName } from '@dana/contracts/release-crashes';
import { type Context, Hono } from 'hono';
import { pathOf } from '../http/path-of.ts';
import type { VisitTokens } from '../health/visit-tokens.ts';
import type { Documents } from '../cache/documents.ts';
import { defaultCurrency, documentKey } from '../cache/page-to-keep.ts';
import { previewCookieName } from '../session/preview-cookie.ts';
import type { CommonAnswer } from '../session/common-answer.ts';
import { noteDocument } from '../watching/document-note.ts';
import { pageSetOf } from './page-set.ts';
import { formFor, sendKept } from './send-kept.ts';

type MemoryOptions = {
  documents: Documents;
  /** What everybody is answered with who has no cookie that says otherwise; undefined while visitors are distinguished. */
  common: () => CommonAnswer | undefined;
  sign: VisitTokens['sign'];
};

const personalisingCookies = [crashesCookieName, previewCookieName, 'currency'];
const personalisingCookie = new RegExp(`(?:^|[\\s;-])(?:${personalisingCookies.join('|')})=`);

/**
 * Answers with documents that are as fresh as they can be, for an address without a query and for visitors who get what all
 * get. Everything else is left to `documentRoutes`, which decides by the same rules and takes longer.
 */
export function documentsFromMemory(options: MemoryOptions): Hono {
  return new Hono().get('*', (c, next) => {
    const answer = fromMemory(c, options);
    return answer ? Promise.resolve(answer) : next();
  });
}

function fromMemory(c: Context, { documents, common, sign }: MemoryOptions): Response | undefined {
  const { url } = c.req;
  const pathname = pathOf(url);
  if (!isLocale(pathname.slice(1, 3)) || !url.endsWith(pathname)) return undefined;
  const cookies = c.req.header('cookie');
  if (cookies !== undefined && personalisingCookie.test(cookies)) return undefined;
  const answer = common();
  if (!answer) return undefined;
  const { composition, stale } = answer;
  const ready = documents.ready(documentKey(composition, defaultCurrency, pathname, ''));
  const form = formFor(c);
  if (!ready?.document.forms[form]) return undefined;
  noteDocument(c, composition, ready.isStale ? 'stale' : 'kept');
  const pageSet = pageSetOf(composition, defaultCurrency);
  const sending = { isShared: true, token: sign(composition), stale, setCookie: undefined, pageSet };
  return sendKept(c, ready, form, sending);
}
