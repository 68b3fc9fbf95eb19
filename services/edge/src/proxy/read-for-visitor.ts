import { isKeptCookieValue } from '@dana/contracts/kept-cookies';
import { matchRoute } from '@dana/contracts/match-route';
import type { Composition } from '@dana/contracts/release/composition';
import type { RenderRequest, VisitorAnswers } from '@dana/releases/rendering/messages';
import { clientOf } from '@dana/server/request-client';
import type { Tracing } from '@dana/server/watching/tracing';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { visitorOf } from '../session/session-routes.ts';
import type { AskBackEnd } from '../shop/follow-extensions.ts';
import { askApi } from './ask-api.ts';

/** What a page begins with for the visitor who asks; undefined where that is what everybody gets. Never rejects. */
export type ReadForVisitor = (
  c: Context,
  composition: Composition,
  request: Pick<RenderRequest, 'locale' | 'currency' | 'path'>,
) => Promise<VisitorAnswers | undefined>;

type Reading = {
  apiBaseUrl: string;
  askBackEnd: AskBackEnd;
  tracing?: Pick<Tracing, 'call'> | undefined;
};

/** Ids of the API. What has another form is nobody's. */
const idPattern = /^[\w-]{1,64}$/;
/** No longer than a page may be late for it: what did not come the browser asks for. Unit: milliseconds. */
const answerTimeoutMs = 800;
/** After an answer that was late nothing is read: the API has enough to do, and pages need not wait for it. Unit: milliseconds. */
const restMs = 2_000;
/** A cart of a hundred lines is a fifth of it. */
const answerBytesMax = 1_000_000;

/**
 * Makes the calls that a page's route names (`reads`) as the visitor: with the session and the cart of its cookies, as its browser
 * would through the proxy. Token and cookies go no further; page and renderer get the answers, and nobody keeps them.
 */
export function readForVisitor({ apiBaseUrl, askBackEnd, tracing }: Reading): ReadForVisitor {
  let restsUntilMs = 0;
  return async (c, { remotes }, { locale, currency, path }) => {
    const match = matchRoute(remotes, path);
    const { reads = [] } = match?.route ?? {};
    if (!match || reads.length === 0 || performance.now() < restsUntilMs) return undefined;
    const cookies = getCookie(c);
    const visitor = visitorOf(cookies, clientOf(c).isSecure);
    const cart = isKeptCookieValue('cart_id', cookies.cart_id) ? cookies.cart_id : undefined;
    const areIds = Object.values(match.params).every((value) => idPattern.test(value));
    if (!visitor || !areIds) return undefined;
    const own = reads.filter(({ of }) => (of === 'cart' ? cart : visitor.token) !== undefined);
    if (own.length === 0) return undefined;

    const headers = new Headers({ accept: 'application/json', 'accept-encoding': 'identity' });
    for (const name of ['accept-language', 'lang']) headers.set(name, locale);
    headers.set('currency', currency);
    headers.set('x-forwarded-for', clientOf(c).address);
    const requestId = c.get('requestId');
    if (requestId !== undefined) headers.set('x-request-id', requestId);
    if (visitor.token !== undefined) headers.set('authorization', `Bearer ${visitor.token}`);
    const limit = AbortSignal.timeout(answerTimeoutMs);
    const signal = AbortSignal.any([c.req.raw.signal, limit]);
    const { extensions } = await askBackEnd();
    const offered = own.filter(({ needs }) => needs === undefined || extensions.includes(needs));
    const answers = offered.map(async ({ call, of }): Promise<[string, unknown]> => {
      const [pattern = '', query = ''] = call.split('?');
      const asked = pattern.replace(/:(\w+)/g, (_, name: string) => match.params[name] ?? '');
      const search = new URLSearchParams(query);
      if (of === 'cart') search.set('cart', cart ?? '');
      search.set('lang', locale);
      search.set('currency', currency);
      const ask = () =>
        askApi(`${apiBaseUrl}${asked}?${search}`, { method: 'GET', headers, body: null, signal });
      return [asked, await readAnswer(() => (tracing ? tracing.call('GET api', headers, ask) : ask()))];
    });
    const came = (await Promise.all(answers)).filter(([, answer]) => answer !== undefined);
    if (limit.aborted) restsUntilMs = performance.now() + restMs;
    return came.length > 0 ? Object.fromEntries(came) : undefined;
  };
}

/** Undefined for a refusal, for what is late, and for what is no answer of the API. */
async function readAnswer(ask: () => Promise<Response>): Promise<unknown> {
  try {
    const { status, body } = await ask();
    if (status !== 200 || !body) return void (await body?.cancel());
    const parts: Uint8Array[] = [];
    let byteLength = 0;
    for await (const part of body) {
      byteLength += part.byteLength;
      if (byteLength > answerBytesMax) return undefined;
      parts.push(part);
    }
    return JSON.parse(Buffer.concat(parts).toString()) ?? undefined;
  } catch {
    return undefined;
  }
}
