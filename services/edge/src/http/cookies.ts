import { generateCookie } from 'hono/cookie';

/** The cookies of a request as `getCookie` of hono gives them: of two with one name the first. */
export type Cookies = Readonly<Record<string, string>>;

/** A browser takes it from this host alone, by https, for the whole host: no other subdomain can put one in its place. */
const hostPrefix = '__Host-';

type OwnCookie = {
  name: string;
  value: string;
  /** Unit: seconds. Without it the cookie ends with the browser; 0 ends it now. */
  maxAge?: number | undefined;
  sameSite: 'Strict' | 'Lax';
  isScriptReadable?: boolean;
};

/**
 * `Set-Cookie` for a cookie of the shop's own. On an https origin it is called `__Host-…`, unless scripts read it by its
 * name.
 */
export function ownCookie(cookie: OwnCookie, isSecure: boolean): string {
  const { name, value, maxAge, sameSite, isScriptReadable = false } = cookie;
  const httpOnly = !isScriptReadable;
  const options = { path: '/', sameSite, httpOnly, ...(maxAge !== undefined && { maxAge }) } as const;
  return isSecure && !isScriptReadable
    ? generateCookie(name, value, { ...options, secure: true, prefix: 'host' })
    : generateCookie(name, value, { ...options, secure: isSecure });
}

/** `Set-Cookie` lines that end a cookie under both of its names. */
export function endOwnCookie(cookie: Omit<OwnCookie, 'value' | 'maxAge'>, isSecure: boolean): string[] {
  const { name, sameSite, isScriptReadable = false } = cookie;
  const options = { path: '/', sameSite, httpOnly: !isScriptReadable, secure: isSecure, maxAge: 0 };
  const plain = generateCookie(name, '', options);
  const ended = { ...cookie, value: '', maxAge: 0 };
  return isSecure && !isScriptReadable ? [ownCookie(ended, true), plain] : [plain];
}

/**
 * A cookie of the shop's own. Where the shop is reached by https under its name with the prefix alone: any subdomain can set the plain
 * one for all of them. Sessions that began before the shop had https end with that.
 */
export const readOwnCookie = (cookies: Cookies, name: string, isSecure: boolean): string | undefined =>
  cookies[isSecure ? hostPrefix + name : name];
