import { type Context, Hono } from 'hono';
import { clientOf } from '@dana/server/request-client';

type SignedLink = {
  /** The parameter that the link carries. */
  parameter: string;
  /** What the link is called to who opens it, such as "preview link". */
  name: string;
  isGood: (text: string) => Promise<boolean>;
  /** `Set-Cookie` lines that begin what the link is for, or end it when there is no text. */
  cookies: (text: string | undefined, isSecure: boolean) => string[];
};

/** Any page with a signed link's parameter: sets its cookie (or ends it, with `end`) and goes on to the page without it. */
export function signedLinkRoute({ parameter, name, isGood, cookies }: SignedLink): Hono {
  const app = new Hono();
  app.get('*', async (c, next) => {
    const text = c.req.query(parameter);
    if (text === undefined || c.req.path.startsWith('/v1/') || c.req.path.startsWith('/api/')) return next();
    c.header('Cache-Control', 'no-store');
    // The link is a secret of those who have it: it must not travel on to other sites.
    c.header('Referrer-Policy', 'no-referrer');
    if (text !== 'end' && !(await isGood(text)))
      return c.text(`This ${name} is not valid, or no longer. Ask for a new one.`, 403);
    for (const line of cookies(text === 'end' ? undefined : text, clientOf(c).isSecure))
      c.header('Set-Cookie', line, { append: true });
    return c.redirect(addressWithout(c, parameter), 302);
  });
  return app;
}

function addressWithout(c: Context, parameter: string): string {
  const url = new URL(c.req.url);
  url.searchParams.delete(parameter);
  return url.pathname.replace(/^\/+/, '/') + url.search;
}
