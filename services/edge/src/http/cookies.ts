/** The cookies of a request, decoded; a broken one is left out. */
export function readCookies(header: string | undefined): Map<string, string> {
  const pairs = (header ?? '').split(';').flatMap((part) => {
    const separator = part.indexOf('=');
    if (separator < 0) return [];
    try {
      return [
        [part.slice(0, separator).trim(), decodeURIComponent(part.slice(separator + 1).trim())] as const,
      ];
    } catch {
      return [];
    }
  });
  return new Map(pairs);
}

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
  return [
    `${isSecure && !isScriptReadable ? hostPrefix : ''}${name}=${value}`,
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    'Path=/',
    `SameSite=${sameSite}`,
    ...(isScriptReadable ? [] : ['HttpOnly']),
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
}

/** `Set-Cookie` lines that end a cookie under both of its names. */
export function endOwnCookie(cookie: Omit<OwnCookie, 'value' | 'maxAge'>, isSecure: boolean): string[] {
  const ended = { ...cookie, value: '', maxAge: 0 };
  const plain = ownCookie(ended, false) + (isSecure ? '; Secure' : '');
  return isSecure && !cookie.isScriptReadable ? [ownCookie(ended, true), plain] : [plain];
}

/**
 * A cookie of the shop's own. Under its name without the prefix as well: sessions that began before the shop had https,
 * or before its cookies had the prefix, go on.
 */
export const readOwnCookie = (cookies: Map<string, string>, name: string): string | undefined =>
  cookies.get(hostPrefix + name) ?? cookies.get(name);
