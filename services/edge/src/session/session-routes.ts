import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
import { getCookie } from 'hono/cookie';
import { type Cookies, endOwnCookie, ownCookie, readOwnCookie } from '../http/cookies.ts';
import { clientOf } from '@dana/server/request-client';
import { ownPagesOnly } from './own-pages-only.ts';

/** Opaque to us: whatever a back end gives, as long as it can stand in a header. */
const tokenSchema = z.object({
  token: z.string().check(z.regex(/^[\x21-\x7e]{1,4096}$/)),
  /** `false`: the session ends when the browser is closed. */
  lasting: z.optional(z.boolean()),
});

const tokenCookie = { name: 'dana_session', sameSite: 'Strict' } as const;
/** Readable by script, and says nothing but that asking for the token is worth a request. */
const hintCookie = { name: 'signed_in', sameSite: 'Lax', isScriptReadable: true } as const;
const lifetimeSeconds = 30 * 24 * 3600;
/** What browsers keep of one cookie: name and value, as they are written. Unit: bytes. */
const cookieBytesMax = 4_096;

/** The token that a browser's session is kept with; undefined for what cannot be one. */
export function sessionToken(cookies: Cookies, isSecure: boolean): string | undefined {
  return tokenSchema.safeParse({ token: readOwnCookie(cookies, tokenCookie.name, isSecure) }).data?.token;
}

/**
 * Who asks for a document; undefined where the browser keeps its session back, as on a way from another site. Who has signed out is a
 * guest, also where the end of the session never reached this server.
 */
export function visitorOf(cookies: Cookies, isSecure: boolean): { token?: string } | undefined {
  if (cookies[hintCookie.name] !== '1') return {};
  const token = sessionToken(cookies, isSecure);
  return token === undefined ? undefined : { token };
}

/**
 * Keeps a shopper's token between documents, in a cookie that no script can read and no other site can send.
 * `PUT` stores it, `GET` gives it back to this origin's own pages, `DELETE` ends it.
 * Errors: 403 for a request that another site started, 400 for what is no token, 413 for one that browsers would not keep.
 */
export function sessionRoutes(): Hono {
  const app = new Hono();
  app.use('/session', ownPagesOnly);
  app.get('/session', (c) => {
    const token = readOwnCookie(getCookie(c), tokenCookie.name, clientOf(c).isSecure);
    return c.json({ token: token ?? null });
  });
  app.put('/session', bodyLimit({ maxSize: 8_192 }), async (c) => {
    const parsed = tokenSchema.safeParse(await c.req.json().catch(() => undefined));
    if (!parsed.success) return c.json({ success: false, message: 'This is not a token.' }, 400);
    const { token, lasting = true } = parsed.data;
    // Characters that a cookie cannot hold take three bytes each; letters, digits and most signs take one.
    if (`__Host-${tokenCookie.name}=${encodeURIComponent(token)}`.length > cookieBytesMax)
      return c.json({ success: false, message: 'This token is longer than a cookie can be.' }, 413);
    const maxAge = lasting ? lifetimeSeconds : undefined;
    const { isSecure } = clientOf(c);
    const set = [
      ownCookie({ ...tokenCookie, value: token, maxAge }, isSecure),
      ownCookie({ ...hintCookie, value: '1', maxAge }, isSecure),
    ];
    for (const line of set) c.header('Set-Cookie', line, { append: true });
    return c.body(null, 204);
  });
  app.delete('/session', (c) => {
    const { isSecure } = clientOf(c);
    for (const cookie of [tokenCookie, hintCookie])
      for (const line of endOwnCookie(cookie, isSecure)) c.header('Set-Cookie', line, { append: true });
    return c.body(null, 204);
  });
  return app;
}
