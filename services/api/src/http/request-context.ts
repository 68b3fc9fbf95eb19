import { getConnInfo } from '@hono/node-server/conninfo';
import { readClient } from '@dana/server/read-client';
import { readTrustedProxies } from '@dana/server/trusted-proxies';
import { whenSent } from '@dana/server/watching/when-sent';
import { requestSpan } from '@dana/server/watching/request-span';
import { peerOf } from '@dana/server/request-client';
import type { Context, MiddlewareHandler, Next } from 'hono';
import { currencyReader } from '../money/currency-reader.ts';
import type { ApiDeps } from '../deps.ts';
import { namelessShop } from '@dana/contracts/shop/shop-facts';
import { ownShop } from '../shop/own-shop.ts';
import type { ApiEnv, Lang } from './context.ts';

const requestIdPattern = /^[\w-]{8,64}$/;

/** Gives each request an id, a log, a language, a currency and the caller's address, and logs its end. */
export function requestContext(deps: ApiDeps): MiddlewareHandler<ApiEnv> {
  const readCurrency = currencyReader(deps);
  async function answer(c: Context<ApiEnv>, next: Next) {
    const startedMs = performance.now();
    deps.metrics.requestBegan();
    const given = c.req.header('x-request-id') ?? '';
    const requestId = requestIdPattern.test(given) ? given : deps.randomId();
    c.set('requestId', requestId);
    c.set('log', deps.log.child({ requestId }));
    c.set('lang', languageOf(c));
    c.set('clientAddress', networkOfCaller(c, deps.trustProxy));
    c.set('user', null);
    // A page that says that something is away has a head too.
    c.set('ownShop', () => ownShop(deps.db).catch(() => namelessShop.shop));
    if (!isQuiet(c.req.path))
      c.set('currency', await readCurrency(c.req.query('currency') ?? c.req.header('currency')));
    c.header('X-Request-Id', requestId);
    if (speaks(c.req.path)) c.header('Content-Language', c.get('lang'));
    await next();
    // The pattern, not the path: a cart's id is a key to the cart and has no place in a log.
    const entry = {
      method: c.req.method,
      route: c.req.routePath,
      status: c.res.status,
      durationMs: Math.round((performance.now() - startedMs) * 10) / 10,
    };
    deps.metrics.requestAnswered(entry);
    if (!deps.hasAccessLog) return entry;
    const log = c.get('log');
    const level = isQuiet(c.req.path) ? 'debug' : 'info';
    const traceId = deps.tracing?.traceId();
    whenSent(c, (bytes) => log[level]({ ...entry, bytes, traceId }, 'request'));
    return entry;
  }
  const { tracing } = deps;
  if (!tracing) return async (c, next) => void (await answer(c, next));
  return async (c, next) => {
    const isBelieved = trustedProxies[deps.trustProxy].trusts(peerOf(c), 0);
    const traceparent = isBelieved ? c.req.header('traceparent') : undefined;
    await tracing.serve(traceparent, async () => {
      const answered = await answer(c, next);
      return requestSpan(answered, c.get('requestId'));
    });
  };
}

const isQuiet = (path: string) =>
  path.endsWith('/healthz') ||
  path.endsWith('/readyz') ||
  (path.startsWith('/api/media/') && path !== '/api/media/upload');

/** Answers in words. What is below /docs and the fonts is the same in every language. */
const speaks = (path: string) => /^\/(?:api|pay)\//.test(path) && !isQuiet(path);

function languageOf(c: Context): Lang {
  const requests = [c.req.query('lang'), c.req.header('lang'), c.req.header('accept-language')];
  for (const request of requests) {
    const code = request?.trim().slice(0, 2).toLowerCase();
    if (code === 'ar' || code === 'en') return code;
  }
  return 'en';
}

/** The storefront stands before us as one proxy, and says who asked it in `X-Forwarded-For`. */
const trustedProxies = {
  loopback: readTrustedProxies('loopback, 1'),
  always: readTrustedProxies('1'),
  never: readTrustedProxies(''),
};

function networkOfCaller(c: Context, trustProxy: ApiDeps['trustProxy']): string {
  let peer = '127.0.0.1';
  try {
    peer = getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    // Called in process, without a socket.
  }
  return readClient(peer, (name) => c.req.header(name), trustedProxies[trustProxy]).network;
}
