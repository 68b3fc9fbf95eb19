import type { MiddlewareHandler } from 'hono';
import type { ApiDeps } from '../deps.ts';
import type { ApiEnv } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { findByToken } from './tokens.ts';

const tokenPattern = /^Bearer ([\w-]{20,200})$/i;
const withoutToken = new Set(['/api/login', '/api/register', '/api/forgot-password', '/api/reset-password']);

/** Finds who calls by the bearer token; 401 for a token that is not (or no longer) good. */
export function identify(deps: ApiDeps): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const header = c.req.header('authorization');
    // What is somebody's own, and every answer to a change, stays out of all caches.
    if (header || c.req.method !== 'GET') c.header('Cache-Control', 'no-store');
    if (header && !withoutToken.has(c.req.path)) {
      const token = tokenPattern.exec(header.trim())?.[1];
      const user = token ? await findByToken(deps, token) : null;
      if (!user) throw new ApiFailure(401, 'unauthenticated');
      c.set('user', user);
    }
    await next();
  };
}
