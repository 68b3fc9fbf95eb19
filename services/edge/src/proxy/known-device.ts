import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import { clientOf } from '@dana/server/request-client';

const header = 'x-known-device';
const cookie = 'dana_device';
const devicePattern = /^[\w-]{40,100}$/;
const lifetimeSeconds = 365 * 24 * 3600;

/** The calls that sign somebody in: no other learns what the browser keeps. */
const signingIn = /^\/api\/(?:login|register|orders\/[\w-]+\/account)$/;

/**
 * Passes on by which browser somebody signs in, so that wrong passwords of others do not lock it out. The browser keeps
 * it in a cookie that no script reads, and sends it to this API alone; a header of the same name is not passed on.
 */
export function passDevice(c: Context, headers: Headers): void {
  if (!signingIn.test(c.req.path)) return;
  const device = getCookie(c, cookie);
  if (device !== undefined && devicePattern.test(device)) headers.set(header, device);
}

/** Has the browser keep what the API gave it after a sign-in. */
export function keepDevice(c: Context, answer: Response, headers: Headers): void {
  const device = answer.headers.get(header) ?? '';
  if (!signingIn.test(c.req.path) || !devicePattern.test(device)) return;
  const options = { path: '/api', sameSite: 'Strict', httpOnly: true, maxAge: lifetimeSeconds } as const;
  const line = generateCookie(cookie, device, { ...options, secure: clientOf(c).isSecure });
  headers.append('set-cookie', line);
}
