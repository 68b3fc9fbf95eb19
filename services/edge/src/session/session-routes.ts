import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
import { readCookies } from '../http/cookies.ts';

const tokenSchema = z.object({
  token: z.string().check(z.regex(/^[\w.~+/=-]{16,512}$/)),
  /** `false`: the session ends when the browser is closed. */
  lasting: z.optional(z.boolean()),
});

const tokenCookie = 'dana_session';
/** Readable by script, and says nothing but that asking for the token is worth a request. */
const hintCookie = 'signed_in';
const lifetimeSeconds = 30 * 24 * 3600;

type SessionOptions = { isSecure: boolean };

/**
 * Keeps a shopper's token between documents, in a cookie that no script can read and no other site can send.
 * `PUT` stores it, `GET` gives it back to this origin's own pages, `DELETE` ends it.
 * Errors: 403 for a request that another site started, 400 for what is no token.
 */
export function sessionRoutes({ isSecure }: SessionOptions): Hono {
  const app = new Hono();
  const cookie = (
    name: string,
    value: string,
    maxAge: number | undefined,
    isScriptReadable: boolean,
  ): string =>
    [
      `${name}=${value}`,
      ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
      'Path=/',
      'SameSite=Strict',
      ...(isScriptReadable ? [] : ['HttpOnly']),
      ...(isSecure ? ['Secure'] : []),
    ].join('; ');

  app.use('/session', async (c, next) => {
    const site = c.req.header('sec-fetch-site');
    if (site !== undefined && site !== 'same-origin')
      return c.json({ success: false, message: 'Only this shop’s own pages may ask.' }, 403);
    await next();
    c.header('Cache-Control', 'no-store');
  });
  app.get('/session', (c) => c.json({ token: readCookies(c.req.header('cookie')).get(tokenCookie) ?? null }));
  app.put('/session', bodyLimit({ maxSize: 2_048 }), async (c) => {
    const parsed = tokenSchema.safeParse(await c.req.json().catch(() => undefined));
    if (!parsed.success) return c.json({ success: false, message: 'This is not a token.' }, 400);
    const { token, lasting = true } = parsed.data;
    const maxAge = lasting ? lifetimeSeconds : undefined;
    c.header('Set-Cookie', cookie(tokenCookie, token, maxAge, false), { append: true });
    c.header('Set-Cookie', cookie(hintCookie, '1', maxAge, true), { append: true });
    return c.body(null, 204);
  });
  app.delete('/session', (c) => {
    c.header('Set-Cookie', cookie(tokenCookie, '', 0, false), { append: true });
    c.header('Set-Cookie', cookie(hintCookie, '', 0, true), { append: true });
    return c.body(null, 204);
  });
  return app;
}
