import { splitLocale } from '@dana/contracts/locale';
import { payloadPrefix } from '@dana/contracts/page-payload';
import { clientOf } from '@dana/server/request-client';
import { type Context, Hono } from 'hono';
import { keepDocument, payloadIn } from '../cache/kept-document.ts';
import { type PageToKeep, pageToKeep } from '../cache/page-to-keep.ts';
import { askingOf } from '../session/asking.ts';
import type { ReleaseAnswer } from '../session/release-request.ts';
import { currencyOf } from './currency-of.ts';
import { type DocumentOptions, sendingOf } from './document-options.ts';
import { makePage, NotRendered } from './make-page.ts';
import { formFor, keptHeaders } from './send-kept.ts';
import { longestAddress } from './longest-address.ts';
import { someRetrySeconds } from './without-renderer.ts';

/**
 * `GET /page-data/{language}/{path}`: what a way within the shop needs of a public page, of the same kept render as its
 * document; 204 for a preview, of which nothing is kept. Errors: 404 where there is no such page, a personal one, or one
 * that does not say what it reads of the query; 414 for an address that is too long; 503 when it can be neither rendered
 * nor found among what is kept. A browser then asks the API by itself.
 */
export function payloadRoutes(options: DocumentOptions): Hono {
  return new Hono().get(`${payloadPrefix}/*`, async (c) => {
    const { pathname, search } = new URL(c.req.url);
    if (pathname.length + search.length > longestAddress) return without(c, 414);
    const { locale, path } = splitLocale(pathname.slice(payloadPrefix.length));
    const asking = askingOf(c);
    const answer = locale && (await options.resolve(asking));
    const page =
      answer &&
      pageToKeep(answer.composition, { locale, currency: currencyOf(asking.cookies), path, search });
    if (!page) return without(c, 404);
    if (answer.isPreview) return c.body(null, 204, { 'Cache-Control': 'no-store' });
    try {
      return await send(c, options, answer, page);
    } catch (error) {
      if (!(error instanceof NotRendered)) throw error;
      c.header('Retry-After', String(someRetrySeconds()));
      return without(c, 503);
    }
  });
}

async function send(
  c: Context,
  options: DocumentOptions,
  answer: ReleaseAnswer,
  page: PageToKeep,
): Promise<Response> {
  const from = clientOf(c).network;
  const make = (gone: AbortSignal) => makePage(options, answer, page.request, { gone, from });
  const { signal } = c.req.raw;
  const found = await (options.documents?.get(page, make, signal) ?? make(signal));
  const sent =
    'document' in found
      ? found
      : found.whole && { document: await keepDocument(found.whole), ageMs: 0, isStale: false };
  if (!sent) return without(c, 'result' in found && found.result.kind === 'html' ? found.result.status : 404);
  const { hash } = sent.document.payload;
  const form = formFor(c) === 'br' ? 'br' : 'plain';
  const headers = keptHeaders(c, sent, `"${hash}-${form}"`, sendingOf(options, answer, page.request));
  if (c.req.header('if-none-match')?.includes(hash)) return new Response(null, { status: 304, headers });
  const bytes = await payloadIn(sent.document, form);
  headers['Content-Type'] = 'application/json; charset=utf-8';
  headers['X-Robots-Tag'] = 'noindex';
  if (form === 'br') headers['Content-Encoding'] = 'br';
  return new Response(bytes as Uint8Array<ArrayBuffer>, { headers });
}

function without(c: Context, status: number): Response {
  c.header('Cache-Control', 'no-store');
  return c.json({ success: false, message: 'There is no data of such a page.' }, status as 404);
}
