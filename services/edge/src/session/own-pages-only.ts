import type { MiddlewareHandler } from 'hono';

/** Refuses (403) what another site started, and lets no answer be stored. */
export const ownPagesOnly: MiddlewareHandler = async (c, next) => {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin')
    return c.json({ success: false, message: 'Only this shop’s own pages may ask.' }, 403);
  await next();
  c.header('Cache-Control', 'no-store');
};
