import type { MiddlewareHandler } from 'hono';
import { clientOf } from './request-client.ts';

/** Headers of every answer of a server, documents and files alike. */
export const commonHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** On https origins: a browser that was here once never asks by http again. Two years, as preload lists want it. */
export const strictTransport: Record<string, string> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
};

/** Puts the headers that every answer carries; an answer's own value of the same name stays. */
export const secureHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  const headers = { ...commonHeaders, ...(clientOf(c).isSecure && strictTransport) };
  for (const [name, value] of Object.entries(headers)) {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  }
};
