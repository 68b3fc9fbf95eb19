import type { Context, MiddlewareHandler, Next } from 'hono';
import { peerOf } from '../request-client.ts';
import type { TrustedProxies } from '../trusted-proxies.ts';
import { answerRequestId, nameRequest } from './request-id.ts';
import type { AnsweredRequest, RequestMetrics } from './request-metrics.ts';
import { requestSpan } from './request-span.ts';
import type { Tracing } from './spans.ts';
import { whenSent } from './when-sent.ts';

/** What a server knows of a request in addition: a pattern that says more than its own route, and what the log holds. */
type MoreNames = { route?: string | undefined; fields?: object | undefined };

type WatchOptions = {
  /** Whose `X-Request-Id` and `traceparent` are believed. */
  trustedProxies: TrustedProxies;
  metrics?: Pick<RequestMetrics, 'requestBegan' | 'requestAnswered'> | undefined;
  /** Gets a line for each request; without it none is written. */
  accessLog?: { info: (fields: object, message: string) => void } | undefined;
  tracing?: Pick<Tracing, 'serve' | 'traceId'> | undefined;
  nameMore?: ((c: Context, answered: AnsweredRequest) => MoreNames) | undefined;
};

/** Gives each request an id, counts it and logs it: never its query, and its path only where `nameMore` gives it. */
export function watchRequests(options: WatchOptions): MiddlewareHandler {
  const { trustedProxies, metrics, accessLog, tracing, nameMore } = options;
  async function answer(c: Context, requestId: string, next: Next): Promise<AnsweredRequest> {
    const startedMs = performance.now();
    metrics?.requestBegan();
    await next();
    answerRequestId(c, requestId);
    const { method, routePath } = c.req;
    const durationMs = Math.round((performance.now() - startedMs) * 10) / 10;
    const plain = { method, route: routePath, status: c.res.status, durationMs };
    const { route, fields } = nameMore?.(c, plain) ?? {};
    const entry = route === undefined ? plain : { ...plain, route };
    const traceId = tracing?.traceId();
    metrics?.requestAnswered(entry);
    if (accessLog)
      whenSent(c, (bytes) => accessLog.info({ requestId, traceId, ...entry, bytes, ...fields }, 'request'));
    return entry;
  }
  return async (c, next) => {
    const isBelieved = trustedProxies.trusts(peerOf(c), 0);
    const requestId = nameRequest(c, isBelieved);
    if (!tracing) {
      await answer(c, requestId, next);
      return;
    }
    const traceparent = isBelieved ? c.req.header('traceparent') : undefined;
    await tracing.serve(traceparent, async () => requestSpan(await answer(c, requestId, next), requestId));
  };
}
