import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';

const path = /^\/_(?:orders|products)(?:\/|$)/;
const cookie = 'dana_staff';
const tokenPattern = /^[\w-]{20,200}$/;

/**
 * Passes on what the staff's pages need and no other call gets: the token that the browser keeps for them, and what it says
 * of the page that a form was sent from.
 */
export function passStaffForm(c: Context, headers: Headers): void {
  if (!path.test(c.req.path)) return;
  const token = getCookie(c, cookie);
  if (token !== undefined && tokenPattern.test(token)) headers.set('cookie', `${cookie}=${token}`);
  for (const name of ['origin', 'sec-fetch-site']) {
    const value = c.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
}

/** Has the browser keep, or forget, the token that these pages were opened with. */
export function keepStaffCookie(c: Context, answer: Response, headers: Headers): void {
  if (!path.test(c.req.path)) return;
  for (const line of answer.headers.getSetCookie())
    if (line.startsWith(`${cookie}=`)) headers.append('set-cookie', line);
}
