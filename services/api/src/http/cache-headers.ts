import type { MiddlewareHandler } from 'hono';

/** What an answer below /api depends on in addition to its address; pictures depend on nothing else. */
const dependsOn = ['Authorization', 'Lang', 'Accept-Language', 'Currency'];

/**
 * Says of each answer what it depends on and whether it may be kept. Unless the route says otherwise, an answer may be
 * kept, but is asked for again each time; a refusal is never kept.
 */
export const cacheHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers, status } = c.res;
  if (!c.req.path.startsWith('/api/media/')) headers.append('Vary', dependsOn.join(', '));
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', status < 400 ? 'no-cache' : 'no-store');
};
