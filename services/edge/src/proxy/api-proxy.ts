import { uploadBytesMax } from '@dana/contracts/api/upload';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { keepDevice, passDevice } from './known-device.ts';
import { keepStaffCookie, passStaffForm } from './staff-pages.ts';
import { askApi } from './ask-api.ts';
import type { AskBackEnd } from '../shop/follow-extensions.ts';
import type { Tracing } from '@dana/server/watching/tracing';
import { isHereByName } from '@dana/server/address';
import { clientOf, hostOf } from '@dana/server/request-client';
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

type ApiProxy = {
  /** Below which all calls of the back end are. */
  apiBaseUrl: string;
  /** Whether it serves pages of its own beside them. */
  askBackEnd: AskBackEnd;
  tracing?: Pick<Tracing, 'call'> | undefined;
};

/** Pages that our API serves beside its calls: paying, the staff's orders and products, its description, the emails of a local shop. */
const ownPages = ['/pay/*', '/_orders', '/_orders/*', '/_products', '/_products/*', '/docs', '/dev/outbox/*'];

/**
 * The shop's back end on the storefront's own origin: `/api/*` is what it has below its base, and where it offers them its own
 * pages, which stand beside a base that ends in `/api`.
 * Errors, in the API's form: 413 for a body that no call takes, 503 when the API cannot be reached, 504 when it takes
 * too long.
 */
export function apiProxy({ apiBaseUrl, askBackEnd, tracing }: ApiProxy): Hono {
  const app = new Hono();
  const limited = bodyLimit({
    maxSize: bodyBytesMax,
    onError: (c) => refuse(c, 413, c.req.path === uploadPath ? 'file_too_large' : 'body_too_large'),
  });
  const besideCalls = apiBaseUrl.replace(/\/api$/, '');
  const pass = async (c: Context, base: string, path: string): Promise<Response> => {
    const { search } = new URL(c.req.url);
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
        askApi(`${base}${path}${search}`, {
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
  app.all('/api/*', limited, (c) => pass(c, apiBaseUrl, rawPath(c).slice('/api'.length)));
  // The API sees this server's address and host: whose name was led to this machine is known here alone.
  app.use('/dev/*', async (c, next) => (isHereByName(hostOf(c)) ? next() : c.notFound()));
  for (const path of ownPages)
    app.all(path, limited, async (c, next) =>
      (await askBackEnd()).extensions.includes('own-pages') ? pass(c, besideCalls, rawPath(c)) : next(),
    );
  return app;
}

/** As it was sent: ids in it may be encoded. */
const rawPath = (c: Context): string => new URL(c.req.url).pathname;

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';
