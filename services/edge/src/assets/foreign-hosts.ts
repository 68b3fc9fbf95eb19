import { Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** Where released files and the manifests of what is live stand. */
const paths = ['/assets/*', '/remotes/*'];

/**
 * Lets pages of these origins read and run what is released: their browsers refuse it otherwise. Nothing when there are none.
 * @param origins – `https://partner.example`, without a path.
 */
export function foreignHosts(origins: readonly string[]): Hono {
  const app = new Hono();
  if (origins.length === 0) return app;
  const allow = cors({ origin: [...origins], allowMethods: ['GET', 'HEAD'], maxAge: 600 });
  for (const path of paths) {
    app.use(path, allow);
    app.use(path, async (c, next) => {
      await next();
      // Federation loads an entry by a script element without CORS, whose request names no origin.
      c.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
    });
  }
  return app;
}

/** Lets pages of every origin read released files: those of the shop itself read them at another host, which passes this on. */
export const filesForAll: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('Access-Control-Allow-Origin', '*');
  c.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
};
