import { clientOf } from '@dana/server/request-client';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Cookies } from '../http/cookies.ts';
import { isBot } from './visitor.ts';

/** What of a request can change which releases answer it. */
export type Asking = {
  cookies: Cookies;
  /** The shop is reached by https: a cookie of the answer is for https only. */
  isSecure?: boolean;
  /** A document with which somebody comes to the shop, as far as browsers say it: an id may be given and used at once. */
  isArrival?: boolean;
  /** Gets no id, and the stable versions. */
  isBot?: boolean;
};

export const askingOf = (c: Context): Asking => ({
  ...{ cookies: getCookie(c), isSecure: clientOf(c).isSecure },
  ...{ isArrival: isArrival(c), isBot: isBot(c.req.header('user-agent')) },
});

/**
 * Whether this opens a document from outside of the shop. Within the shop a browser without an id is one that keeps none: it would be
 * another visitor with each page. Browsers say so by https and on localhost (Fetch Metadata).
 */
const isArrival = (c: Context): boolean =>
  c.req.header('sec-fetch-dest') === 'document' &&
  ['none', 'cross-site', 'same-site'].includes(c.req.header('sec-fetch-site') ?? '');
