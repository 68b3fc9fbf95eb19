import type { MiddlewareHandler } from 'hono';
import { clientOf } from '../request/client.ts';
import { commonHeaders, strictTransport } from './security-headers.ts';

/** Puts the headers that every answer carries; an answer's own value of the same name stays. */
export const secureHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  const headers = { ...commonHeaders, ...(clientOf(c).isSecure && strictTransport) };
  for (const [name, value] of Object.entries(headers)) {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  }
};
