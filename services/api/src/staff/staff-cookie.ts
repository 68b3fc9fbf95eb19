import { staffPaths } from '../pages/staff-paths.ts';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

const name = 'dana_staff';
const lifetimeSeconds = 8 * 60 * 60;

/** The token that a browser signed in with: no script reads it, and no other site's request carries it. */
export const readStaffCookie = (c: Context): string | undefined => getCookie(c, name);

/** Keeps a token in the browser for a working day, for these pages alone. */
export function keepStaffCookie(c: Context, token: string, publicOrigin: string): void {
  for (const path of Object.values(staffPaths))
    setCookie(c, name, token, { ...options(path, publicOrigin), maxAge: lifetimeSeconds });
}

/** Forgets it. */
export function dropStaffCookie(c: Context, publicOrigin: string): void {
  for (const path of Object.values(staffPaths)) deleteCookie(c, name, options(path, publicOrigin));
}

/** Whether a form was sent from a page of this very shop: every browser says so of a POST. */
export function isFromHere(c: Context, publicOrigin: string): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  return c.req.header('origin') === new URL(publicOrigin).origin;
}

function options(path: string, publicOrigin: string) {
  const secure = publicOrigin.startsWith('https:');
  return { path, httpOnly: true, sameSite: 'Strict' as const, secure };
}
