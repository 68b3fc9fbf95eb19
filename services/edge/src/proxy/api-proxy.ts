import { uploadBytesMax } from '@dana/contracts/api/upload';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { keepDevice, passDevice } from './known-device.ts';
import { keepStaffCookie, passStaffForm } from './staff-pages.ts';
import { askApi } from './ask-api.ts';
import type { Tracing } from '@dana/server/watching/tracing';
import { clientOf } from '@dana/server/request-client';
import { refuse } from './proxy-refusal.ts';

/** Longer than the API's own limits, shorter than a shopper is likely to wait. */
const answerTimeoutMs = 20_000;

/**
 * A body is read whole before it is passed on, so that one that breaks off never reaches the API: no more than a
 * picture and what is around it in its form. The API's own limits are narrower and say more.
 */
const bodyBytesMax = uploadBytesMax + 64 * 1024;

const uploadPath = '/api/media/upload';

/** What a request may carry on to the API. Cookies stay here: the API knows shoppers by their token (and `passDevice`, `passStaffForm`). */
const forwardedRequestHeaders = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  // Payment gateways sign their messages.
  'bank-signature',
  'content-type',
  'currency',
  'hashstring',
  'idempotency-key',
  'if-none-match',
  'lang',
  'user-agent',
];

/** What the API may say; all other headers belong to the connection. */
const forwardedAnswerHeaders = [
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-security-policy',
  'content-type',
  'date',
  'etag',
  'last-modified',
  'location',
  'referrer-policy',
  'retry-after',
  'vary',
  'x-request-id',
  'x-robots-tag',
];

/**
 * `/api/*`, the payment page at `/pay/*`, the staff's pages at `/_orders`, the description at `/docs` and the letters at
 * `/dev/outbox`: the shop's API, on the storefront's own origin.
 * Errors, in the API's form: 413 for a body that no call takes, 503 when the API cannot be reached, 504 when it takes
 * too long.
 */
export function apiProxy(apiBaseUrl: string, tracing?: Pick<Tracing, 'call'>): Hono {
  const app = new Hono();
  const limited = bodyLimit({
    maxSize: bodyBytesMax,
    onError: (c) => refuse(c, 413, c.req.path === uploadPath ? 'file_too_large' : 'body_too_large'),
  });
  const pass = async (c: Context): Promise<Response> => {
    const { pathname, search } = new URL(c.req.url);
    // The API's limits count by address. What a client says of itself here is not passed on.
    const headers = new Headers({ 'x-forwarded-for': clientOf(c).address });
    for (const name of forwardedRequestHeaders) {
      const value = c.req.header(name);
      if (value !== undefined) headers.set(name, value);
    }
    // The id that this request has here, whatever the client says.
    const requestId = c.get('requestId');
    if (requestId !== undefined) headers.set('x-request-id', requestId);
    passDevice(c, headers);
    passStaffForm(c, headers);
    const hasBody = !['GET', 'HEAD'].includes(c.req.method);
    try {
      const body = hasBody ? await c.req.arrayBuffer() : null;
      const ask = () =>
        askApi(`${apiBaseUrl}${pathname}${search}`, {
          method: c.req.method,
          headers,
          body,
          signal: AbortSignal.timeout(answerTimeoutMs),
        });
      const answer = await (tracing ? tracing.call(`${c.req.method} api`, headers, ask) : ask());
      const answerHeaders = new Headers({ 'x-content-type-options': 'nosniff' });
      for (const name of forwardedAnswerHeaders) {
        const value = answer.headers.get(name);
        if (value !== null) answerHeaders.set(name, value);
      }
      keepDevice(c, answer, answerHeaders);
      keepStaffCookie(c, answer, answerHeaders);
      return new Response(answer.body, { status: answer.status, headers: answerHeaders });
    } catch (error) {
      const isLate = isTimeout(error) || (error instanceof Error && isTimeout(error.cause));
      c.header('Retry-After', '5');
      return refuse(c, isLate ? 504 : 503, 'unavailable');
    }
  };
  app.all('/api/*', limited, pass);
  app.all('/pay/*', limited, pass);
  for (const path of ['/_orders', '/_orders/*']) app.all(path, limited, pass);
  app.get('/docs', pass);
  app.get('/dev/outbox/*', pass);
  return app;
}

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';
