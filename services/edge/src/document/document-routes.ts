import { createHash } from 'node:crypto';
import { defaultLocale, isLocale, localeCookieName, type Locale, splitLocale } from '@dana/contracts/locale';
import { localPath, paths } from '@dana/contracts/paths';
import { type Context, Hono } from 'hono';
import { compressText } from '../http/compress-text.ts';
import { readCookies } from '../http/cookies.ts';
import { contentSecurityPolicy, developmentPolicy } from '../http/security-headers.ts';
import type { Composition } from '@dana/contracts/release';
import type { RenderedPage, RenderRequest } from '../render/render-messages.ts';
import type { RenderPool } from '../render/render-pool.ts';
import type { ReleaseAnswer, ReleaseResolver } from '../request/release-request.ts';
import { clientOf } from '../request/client.ts';
import { htmlDocument } from './html-document.ts';
import { answerWithoutRenderer, isKnownPath, someRetrySeconds } from './without-renderer.ts';

type DocumentOptions = {
  /** The releases that this request is answered with; undefined before anything is released. */
  resolve: ReleaseResolver;
  render: RenderPool['render'];
  /** Marks the answer of a document that was made from this composition, so that its page can report. */
  markVisit?: ((c: Context, composition: Composition) => void) | undefined;
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
  const { locale, currency } = request;
  const { publicOrigin } = options;
  const input = { composition, locale, currency, publicOrigin };
  if (options.isDevelopment) {
    const status = isKnownPath(composition, request.path) ? 200 : 404;
    const html = htmlDocument({ ...input, page: undefined, isDevelopment: true });
    return send(c, answer, html, { status, cache: 'personal', isDevelopment: true });
  }
  const result = await options.render(composition, request, c.req.raw.signal).catch((error: unknown) => {
    options.onProblem({ path: request.path, message: `Not rendered: ${String(error)}` });
    return undefined;
  });
  if (!result) return answerWithoutRenderer(c, composition, request);
  if (result.kind === 'redirect') return redirect(c, localPath(locale, result.to), 302);
  for (const message of result.problems) options.onProblem({ path: request.path, message });
  if (!answer.isPreview) options.markVisit?.(c, composition);
  return send(c, answer, htmlDocument({ ...input, page: result }), result);
}

type Sending = Pick<RenderedPage, 'status' | 'cache'> & { isDevelopment?: boolean };

async function send(
  c: Context,
  { composition, isPreview, stale, setCookie }: ReleaseAnswer,
  html: string,
  { status, cache, isDevelopment = false }: Sending,
): Promise<Response> {
  const isPublic = cache === 'public' && status === 200 && !isPreview;
  if (status === 503) c.header('Retry-After', String(someRetrySeconds()));
  if (isPreview) c.header('X-Robots-Tag', 'noindex');
  if (stale !== undefined) c.header('X-Release-State', `stale; revision=${stale}`);
  if (setCookie !== undefined) c.header('Set-Cookie', setCookie);
  c.header('Cache-Control', isPublic ? 'no-cache' : 'no-store');
  c.header('Vary', 'Accept-Encoding, Cookie');
  if (isPublic) {
    const etag = `W/"${composition.revision}-${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    c.header('ETag', etag);
    if (c.req.header('if-none-match') === etag) return c.body(null, 304);
  }
  c.header('Content-Security-Policy', isDevelopment ? developmentPolicy : contentSecurityPolicy);
  c.header('Content-Type', 'text/html; charset=utf-8');
  const { body, encoding } = await compressText(html, c.req.header('accept-encoding'));
  if (encoding) c.header('Content-Encoding', encoding);
  return c.body(body, status as 200);
}

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
  return wish !== undefined && /^[A-Z]{3}$/.test(wish) ? wish : 'KWD';
}
