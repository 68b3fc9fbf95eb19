import type { Context, MiddlewareHandler } from 'hono';
import { peerOf } from '../request-client.ts';
import type { TrustedProxies } from '../trusted-proxies.ts';
import { answerRequestId, nameRequest } from './request-id.ts';
import type { AnsweredRequest, RequestMetrics } from './request-metrics.ts';
import { whenSent } from './when-sent.ts';

/** What a server knows of a request in addition: a pattern that says more than its own route, and what the log holds. */
export type Described = { route?: string | undefined; fields?: object | undefined };

type WatchOptions = {
  /** Whose `X-Request-Id` is believed. */
  trustedProxies: TrustedProxies;
  metrics?: Pick<RequestMetrics, 'requestBegan' | 'requestAnswered'> | undefined;
  /** Gets a line for each request; without it none is written. */
  accessLog?: { info: (fields: object, message: string) => void } | undefined;
  describe?: ((c: Context, answered: AnsweredRequest) => Described) | undefined;
};

/** Gives each request an id, counts it and logs it: never its query, and its path only where `describe` gives it. */
export function watchRequests(options: WatchOptions): MiddlewareHandler {
  const { trustedProxies, metrics, accessLog, describe } = options;
  return async (c, next) => {
    const startedMs = performance.now();
    const requestId = nameRequest(c, trustedProxies.trusts(peerOf(c), 0));
    metrics?.requestBegan();
    await next();
    answerRequestId(c, requestId);
    if (!metrics && !accessLog) return;
    const { method, routePath } = c.req;
    const durationMs = Math.round((performance.now() - startedMs) * 10) / 10;
    const plain = { method, route: routePath, status: c.res.status, durationMs };
    const { route, fields } = describe?.(c, plain) ?? {};
    const entry = route === undefined ? plain : { ...plain, route };
    metrics?.requestAnswered(entry);
    if (accessLog)
      whenSent(c, (bytes) => accessLog.info({ requestId, ...entry, bytes, ...fields }, 'request'));
  };
}
