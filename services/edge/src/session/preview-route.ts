import { type Context, Hono } from 'hono';
import { previewParameter } from '@dana/releases/reading/preview-token';
import { clientOf } from '@dana/server/request-client';
import type { Previews } from './preview-cookie.ts';

/** Any page with `?preview=…`: begins a preview (or ends it, with `end`) and goes on to the page without it. */
export function previewRoute(previews: Previews): Hono {
  const app = new Hono();
  app.get('*', async (c, next) => {
    const text = c.req.query(previewParameter);
    if (text === undefined || c.req.path.startsWith('/v1/') || c.req.path.startsWith('/api/')) return next();
    c.header('Cache-Control', 'no-store');
    // The link is a secret of those who have it: it must not travel on to other sites.
    c.header('Referrer-Policy', 'no-referrer');
    if (text !== 'end' && (await previews.resolve(text)) === undefined)
      return c.text('This preview link is not valid, or no longer. Ask for a new one.', 403);
    for (const line of previews.cookies(text === 'end' ? undefined : text, clientOf(c).isSecure))
      c.header('Set-Cookie', line, { append: true });
    return c.redirect(addressWithout(c), 302);
  });
  return app;
}

function addressWithout(c: Context): string {
  const url = new URL(c.req.url);
  url.searchParams.delete(previewParameter);
  return url.pathname.replace(/^\/+/, '/') + url.search;
}
