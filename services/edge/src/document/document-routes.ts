import { defaultLocale, isLocale, localeCookieName, type Locale, splitLocale } from '@dana/contracts/locale';
import { localPath, paths } from '@dana/contracts/paths';
import { type Context, Hono } from 'hono';
import type { VisitMarks } from '../beacons/visit-marks.ts';
import { readCookies } from '../http/cookies.ts';
import type { Documents, Made } from '../kept/documents.ts';
import { keepDocument, withForm } from '../kept/kept-document.ts';
import { defaultCurrency, isPublicPath, pageToKeep } from '../kept/page-to-keep.ts';
import type { RenderedPage, RenderRequest } from '../render/render-messages.ts';
import type { Composition } from '@dana/contracts/release';
import type { RenderPool } from '../render/render-pool.ts';
import { clientOf } from '../request/client.ts';
import type { ReleaseAnswer, ReleaseResolver } from '../request/release-request.ts';
import { filesOfPage } from './files-of-page.ts';
import { type HtmlDocument, htmlDocument } from './html-document.ts';
import { formFor, type Sending, sendKept } from './send-kept.ts';
import { sendOnce } from './send-once.ts';
import type { ReadSheets } from './styles/read-sheets.ts';
import { answerWithoutRenderer, isKnownPath, someRetrySeconds } from './without-renderer.ts';

type DocumentOptions = {
  /** The releases that this request is answered with; undefined before anything is released. */
  resolve: ReleaseResolver;
  render: RenderPool['render'];
  /** Reads the style sheets that a document holds a part of; without it documents only link to them. */
  readSheets?: ReadSheets | undefined;
  /** A mark for the answer of a document that was made from this composition, so that its page can report. */
  sign?: VisitMarks['sign'] | undefined;
  /** Keeps what is public; without it each request is rendered. */
  documents?: Documents | undefined;
  publicOrigin: string;
  onProblem: (problem: { path: string; message: string }) => void;
  /** Dev servers take part: pages are left to the browser, under a policy that lets those servers in. */
  isDevelopment?: boolean;
};

/** A search of ten thousand letters is still answered with a page; what is longer never reaches us. Unit: characters. */
const longestAddress = 12_288;

/** Every address that is not a file or a call: the shop's pages, in both languages. */
export function documentRoutes(options: DocumentOptions): Hono {
  const app = new Hono();
  app.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    if (pathname.length + search.length > longestAddress) return c.text('This address is too long.', 414);
    const cookies = readCookies(c.req.header('cookie'));
    const { locale, path } = splitLocale(pathname);
    if (locale === undefined) return redirect(c, localPath(preferredLocale(cookies), pathname) + search, 302);
    if (path.length > 1 && path.endsWith('/'))
      return redirect(c, localPath(locale, path.replace(/\/+$/, '') || '/') + search, 301);
    const hidden = hideMailedToken(locale, path, search);
    if (hidden) return redirect(c, hidden, 302);
    if (path === '/' && pathname !== `/${locale}`) return redirect(c, `/${locale}${search}`, 301);
    const answer = await options.resolve(cookies, clientOf(c).isSecure);
    if (!answer) {
      c.header('Retry-After', String(someRetrySeconds()));
      return c.text('The shop has no release yet. Publish the shell and the remotes first.', 503);
    }
    return page(c, options, answer, { locale, currency: currencyOf(cookies), path, search });
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
  const { documents, publicOrigin } = options;
  if (options.isDevelopment) {
    const { locale, currency, path } = request;
    const input = { composition, locale, currency, publicOrigin, page: undefined, isDevelopment: true };
    const status = isKnownPath(composition, path) ? 200 : 404;
    return sendOnce(c, answer, htmlDocument(input), { status });
  }
  const kept = documents && !answer.isPreview ? pageToKeep(composition, request) : undefined;
  try {
    if (!documents || !kept)
      return await sendMade(
        c,
        options,
        answer,
        request,
        await makePage(options, answer, request, signalOf(c)),
      );
    const make = (gone: AbortSignal) => makePage(options, answer, kept.request, gone);
    const found = await documents.get(kept, make, signalOf(c));
    if (!('document' in found)) return await sendMade(c, options, answer, request, found);
    const form = formFor(c);
    const document = await documents.inForm(kept.key, found.document, form);
    return sendKept(c, { ...found, document }, form, sendingOf(options, answer, request));
  } catch (error) {
    if (!(error instanceof NotRendered)) throw error;
    return answerWithoutRenderer(c, composition, request);
  }
}

const signalOf = (c: Context): AbortSignal => c.req.raw.signal;

/** A page could not be rendered; the log says why. */
class NotRendered extends Error {}

/** Renders a page. Its document is made of what everybody may have. Errors: rejects with `NotRendered`. */
async function makePage(
  options: DocumentOptions,
  { composition, isPreview }: ReleaseAnswer,
  request: RenderRequest,
  gone: AbortSignal,
): Promise<Made> {
  const { render, onProblem } = options;
  const result = await render(composition, request, gone).catch((error: unknown) => {
    onProblem({ path: request.path, message: `Not rendered: ${String(error)}` });
    throw new NotRendered();
  });
  if (result.kind === 'redirect') return { result };
  for (const message of result.problems) onProblem({ path: request.path, message });
  const isWhole = result.cache === 'public' && result.status === 200;
  if (!isWhole || isPreview || !isPublicPath(composition, request.path)) return { result };
  return { result, whole: await wholeDocument(options, composition, request, result) };
}

async function wholeDocument(
  { publicOrigin, readSheets }: DocumentOptions,
  composition: Composition,
  { locale, currency }: RenderRequest,
  page: RenderedPage,
): Promise<HtmlDocument> {
  const { styles } = filesOfPage(composition, locale, page);
  const sheets = (await readSheets?.(styles)) ?? new Map();
  return htmlDocument({ composition, locale, currency, publicOrigin, page, sheets });
}

/** Sends what is not kept. */
async function sendMade(
  c: Context,
  options: DocumentOptions,
  answer: ReleaseAnswer,
  request: RenderRequest,
  { result, whole }: Made,
): Promise<Response> {
  const { composition, isPreview } = answer;
  if (result.kind === 'redirect') return redirect(c, localPath(request.locale, result.to), 302);
  if (whole) {
    const form = formFor(c);
    const document = await withForm(await keepDocument(whole), form);
    const sent = { kind: 'document', document, ageMs: 0, isStale: false } as const;
    return sendKept(c, sent, form, sendingOf(options, answer, request));
  }
  const mark = isPreview ? undefined : options.sign?.(composition);
  if (mark !== undefined) c.header('Server-Timing', mark);
  const own = await wholeDocument(options, composition, request, result);
  return sendOnce(c, answer, own, { status: result.status });
}

const sendingOf = (
  { sign }: DocumentOptions,
  { composition, isShared, stale, setCookie }: ReleaseAnswer,
  { currency }: RenderRequest,
): Sending => ({
  isShared: isShared && currency === defaultCurrency,
  mark: sign?.(composition),
  stale,
  setCookie,
});

function redirect(c: Context, to: string, status: 301 | 302): Response {
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
  return c.redirect(to, status);
}

/**
 * A mailed link to choose a new password carries its token as `?token=`. Before a page is made of that address the token
 * goes behind the `#`, which browsers keep to themselves: it stands in no HTML, no log and no referrer.
 */
function hideMailedToken(locale: Locale, path: string, search: string): string | undefined {
  const token = path === paths.forgotPassword() ? new URLSearchParams(search).get('token') : null;
  return token ? `${localPath(locale, path)}?reset=1#token=${encodeURIComponent(token)}` : undefined;
}

/** The language of the cookie, else the shop's default. The browser's own wish is not asked: the default is decided. */
function preferredLocale(cookies: Map<string, string>): Locale {
  const wish = cookies.get(localeCookieName);
  return isLocale(wish) ? wish : defaultLocale;
}

function currencyOf(cookies: Map<string, string>): string {
  const wish = cookies.get('currency');
  return wish !== undefined && /^[A-Z]{3}$/.test(wish) ? wish : defaultCurrency;
}
