import { defaultLocale, isLocale, localeCookieName, type Locale, splitLocale } from '@dana/contracts/locale';
import { localPath, paths } from '@dana/contracts/paths';
import { clientOf } from '@dana/server/request-client';
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Cookies } from '../http/cookies.ts';
import type { Made, SentDocument } from '../cache/documents.ts';
import { keepDocument, withForm } from '../cache/kept-document.ts';
import { defaultCurrency, pageToKeep } from '../cache/page-to-keep.ts';
import type { RenderRequest } from '@dana/releases/rendering/messages';
import { type DocumentOrigin, noteDocument } from '../watching/document-note.ts';
import { askingOf } from '../session/asking.ts';
import type { ReleaseAnswer } from '../session/release-request.ts';
import { currencyOf } from './currency-of.ts';
import { type DocumentOptions, sendingOf } from './document-options.ts';
import { htmlDocument } from './html-document.ts';
import { longestAddress } from './longest-address.ts';
import { documentOf, makePage, NotRendered } from './make-page.ts';
import { formFor, sendKept } from './send-kept.ts';
import { sendOnce } from './send-once.ts';
import { withPicturesOf } from './policy-additions.ts';
import { answerWithoutRenderer, isKnownPath, someRetrySeconds } from './without-renderer.ts';
import { timingNow } from '../http/timing-now.ts';

/** Every address that is not a file or a call: the shop's pages, in both languages. */
export function documentRoutes(options: DocumentOptions): Hono {
  const app = new Hono();
  app.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    if (pathname.length + search.length > longestAddress) return c.text('This address is too long.', 414);
    const cookies = getCookie(c);
    const { locale, path } = splitLocale(pathname);
    const inCapitals = locale === undefined ? /^\/[a-z]{2}(?=\/|$)/i.exec(pathname)?.[0] : undefined;
    // As a keyboard or a printed sign writes it.
    if (inCapitals && isLocale(inCapitals.slice(1).toLowerCase()))
      return redirect(c, inCapitals.toLowerCase() + pathname.slice(inCapitals.length) + search, 301);
    if (locale === undefined) return redirect(c, localPath(preferredLocale(cookies), pathname) + search, 302);
    if (path.length > 1 && path.endsWith('/'))
      return redirect(c, localPath(locale, path.replace(/\/+$/, '') || '/') + search, 301);
    const hidden = hideMailedToken(locale, path, search);
    if (hidden) return redirect(c, hidden, 302);
    if (path === '/' && pathname !== `/${locale}`) return redirect(c, `/${locale}${search}`, 301);
    const answer = await options.resolve(askingOf(c));
    if (!answer) {
      c.header('Retry-After', String(someRetrySeconds()));
      return c.text('The shop has no release yet. Publish the shell and the remotes first.', 503);
    }
    // A shop with one currency has its prices in that one, whatever this browser chose in another.
    const hasMore = (await options.askBackEnd()).extensions.includes('currencies');
    const currency = hasMore ? currencyOf(cookies) : defaultCurrency;
    return page(c, options, answer, { locale, currency, path, search });
  });
  return app;
}

async function page(
  c: Context,
  options: DocumentOptions,
  answer: ReleaseAnswer,
  request: RenderRequest,
): Promise<Response> {
  const { composition } = answer;
  const { documents } = options;
  try {
    const [answers, existence = 'there'] = await Promise.all([
      options.readForVisitor?.(c, composition, request),
      options.askExistence?.(c, composition, request.path),
    ]);
    const kept = !answer.isPreview && !answers ? pageToKeep(composition, request) : undefined;
    if (!documents || !kept) {
      noteDocument(c, composition, 'personal');
      const asked = {
        ...request,
        ...(existence === 'missing' && { isMissing: true }),
        ...(answers && { answers }),
      };
      const made = await makePage(options, answer, asked, { gone: signalOf(c), from: networkOf(c) });
      return await sendMade(c, options, answer, asked, existence === 'there' ? made : asMissing(made));
    }
    const from = networkOf(c);
    const make = (gone: AbortSignal) => makePage(options, answer, kept.request, { gone, from });
    const found = await documents.get(kept, make, signalOf(c));
    noteDocument(c, composition, 'document' in found ? originOf(found) : 'personal');
    if (!('document' in found)) return await sendMade(c, options, answer, request, found);
    const form = formFor(c);
    const document = await documents.inForm(kept.key, found.document, form);
    return sendKept(c, { ...found, document }, form, sendingOf(options, answer, request));
  } catch (error) {
    if (!(error instanceof NotRendered)) throw error;
    if (options.isDevelopment) return leftToBrowser(c, options, answer, request);
    noteDocument(c, composition, 'refused');
    options.noteFailure?.(c, answer, request, error.cause as Error);
    return answerWithoutRenderer(c, composition, request);
  }
}

/** While dev servers take part, what broke on the server is seen in the browser as well, where it can be looked into. */
async function leftToBrowser(
  c: Context,
  {
    publicOrigin,
    policyAdditions,
    apiBaseUrl,
    analyticsUrl,
    askBackEnd,
    isDevelopment = false,
  }: DocumentOptions,
  answer: ReleaseAnswer,
  { locale, currency, path }: RenderRequest,
): Promise<Response> {
  const { composition, previewed } = answer;
  const { extensions, shop } = await askBackEnd();
  noteDocument(c, composition, 'browser');
  const input = {
    ...{
      composition,
      locale,
      currency,
      publicOrigin,
      policyAdditions: withPicturesOf(apiBaseUrl, extensions, policyAdditions),
      isDevelopment,
      previewed,
      analyticsUrl,
      extensions,
      shop,
    },
    page: undefined,
  };
  const status = isKnownPath(composition, path) ? 200 : 404;
  return sendOnce(c, answer, htmlDocument(input), { status, currency });
}

const originOf = ({ isStale, isNew }: SentDocument): DocumentOrigin =>
  isStale ? 'stale' : isNew ? 'made' : 'kept';

const networkOf = (c: Context): string => clientOf(c).network;

const signalOf = (c: Context): AbortSignal => c.req.raw.signal;

/** A page of this shop, but not for this visitor: what it says of that is the page's own. */
function asMissing({ result, ...made }: Made): Made {
  const { whole: _, ...others } = made;
  return result.kind === 'html'
    ? { ...others, result: { ...result, status: Math.max(result.status, 404) } }
    : { ...made, result };
}

/** Sends what is not kept. */
async function sendMade(
  c: Context,
  options: DocumentOptions,
  answer: ReleaseAnswer,
  request: RenderRequest,
  { result, whole, backEnd }: Made,
): Promise<Response> {
  const { composition, isPreview } = answer;
  if (result.kind === 'redirect') return redirect(c, localPath(request.locale, result.to), 302);
  if (result.status >= 500) options.noteFailure?.(c, answer, request, result);
  if (whole) {
    const form = formFor(c);
    const document = await withForm(await keepDocument(whole), form);
    const sent = { kind: 'document', document, ageMs: 0, isStale: false } as const;
    return sendKept(c, sent, form, sendingOf(options, answer, request));
  }
  const token = isPreview ? undefined : options.sign?.(composition);
  c.header('Server-Timing', [timingNow(), token].filter((part) => part !== undefined).join(', '));
  const own = await documentOf(options, answer, request, {
    result,
    backEnd: backEnd ?? (await options.askBackEnd()),
  });
  return sendOnce(c, answer, own, { status: result.status, currency: request.currency });
}

function redirect(c: Context, to: string, status: 301 | 302): Response {
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
  return c.redirect(to, status);
}

/** Pages that mailed links with a token lead to, and what of the query they need to know that they were. */
const mailedPages: Record<string, string> = {
  [paths.forgotPassword()]: '?reset=1',
  [paths.confirmEmail()]: '',
};

/**
 * A mailed link carries its token as `?token=`. Before a page is made of that address the token goes behind the `#`, which
 * browsers keep to themselves: it stands in no HTML, no log and no referrer.
 */
function hideMailedToken(locale: Locale, path: string, search: string): string | undefined {
  const query = mailedPages[path];
  const token = query === undefined ? null : new URLSearchParams(search).get('token');
  return token ? `${localPath(locale, path)}${query}#token=${encodeURIComponent(token)}` : undefined;
}

/** The language of the cookie, else the shop's default. The browser's own preference is not asked: the default is decided. */
function preferredLocale(cookies: Cookies): Locale {
  const chosen = cookies[localeCookieName];
  return isLocale(chosen) ? chosen : defaultLocale;
}
