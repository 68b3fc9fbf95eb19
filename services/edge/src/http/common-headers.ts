import type { MiddlewareHandler } from 'hono';
import { commonHeaders } from './security-headers.ts';

/** Puts the headers that every answer carries; an answer's own value of the same name stays. */
export const secureHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(commonHeaders)) {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  }
};
