import { clientOf } from '@dana/server/request-client';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const usual = { path: '/', httpOnly: true, sameSite: 'Lax' } as const;

/** A cookie that no script reads. By https it is called `__Host-…`: no other subdomain can put one in its place. */
export function ownCookie(name: string) {
  /** @param maxAge – Unit: seconds. */
  const set = (c: Context, value: string, maxAge: number): void =>
    clientOf(c).isSecure
      ? setCookie(c, name, value, { ...usual, maxAge, secure: true, prefix: 'host' })
      : setCookie(c, name, value, { ...usual, maxAge });
  return {
    read: (c: Context): string | undefined =>
      clientOf(c).isSecure ? getCookie(c, name, 'host') : getCookie(c, name),
    set,
    end: (c: Context): void => set(c, '', 0),
  };
}
