import {
  isKeptCookieValue,
  keptCookieSeconds,
  keptCookies,
  keptCookiesAddress,
  type KeptCookieName,
} from '@dana/contracts/kept-cookies';
import { clientOf } from '@dana/server/request-client';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ownCookie } from '../http/cookies.ts';
import { ownPagesOnly } from './own-pages-only.ts';

/**
 * `PUT` sets language, currency, cart and the answer about counted visits as cookies that scripts read, for their whole lifetime:
 * what scripts write themselves some browsers keep for a week. A call of its own, since documents are kept for everybody.
 * Errors: 403 for a request that another site started, 400 for a body that names another cookie or holds no such value.
 */
export function keptCookiesRoute(): Hono {
  const app = new Hono();
  app.put(keptCookiesAddress, ownPagesOnly, bodyLimit({ maxSize: 1_024 }), async (c) => {
    const body: unknown = await c.req.json().catch(() => undefined);
    const asked = typeof body === 'object' && body !== null ? Object.entries(body) : [];
    if (asked.length === 0 || !asked.every(isKept))
      return c.json({ success: false, message: 'These are no cookies of the shop.' }, 400);
    const { isSecure } = clientOf(c);
    for (const [name, value] of asked.filter(isKept)) {
      const cookie = { name, value, maxAge: keptCookieSeconds(name), sameSite: 'Lax' } as const;
      c.header('Set-Cookie', ownCookie({ ...cookie, isScriptReadable: true }, isSecure), { append: true });
    }
    return c.body(null, 204);
  });
  return app;
}

const isKept = (entry: [string, unknown]): entry is [KeptCookieName, string] =>
  Object.hasOwn(keptCookies, entry[0]) &&
  typeof entry[1] === 'string' &&
  isKeptCookieValue(entry[0] as KeptCookieName, entry[1]);
