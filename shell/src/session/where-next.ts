import { splitLocale } from '@dana/contracts/locale';
import { parseAddress } from '@dana/contracts/parse-address';

/** Where a shopper is. */
export type Place = {
  /** Without the language prefix. */
  path: string;
  /** Query with its question mark, or empty. */
  search: string;
};

/** Where the shopper of this document is. */
export function placeInBrowser(): Place {
  return { path: splitLocale(location.pathname).path, search: location.search };
}

/** Whether this is a page that asks for a token: /login, /register. */
export function isSignInPage(path: string): boolean {
  return /^\/(login|register)\/?$/.test(path);
}

/**
 * Where signing in leads: back to `?next=`, else home; undefined on checkout, which goes on where it stands.
 * Only paths of this shop count as a way back: anything else could send a shopper to a foreign site.
 */
export function placeAfterSignIn({ path, search }: Place): string | undefined {
  if (/^\/checkout(\/|$)/.test(path)) return undefined;
  return ownPath(new URLSearchParams(search).get('next')) ?? '/';
}

/** The sign-in page that leads back to a place and says there that the session has run out. */
export function placeAfterExpiry({ path, search }: Place): string {
  const query = new URLSearchParams({ reason: 'expired' });
  if (!isSignInPage(path) && path !== '/') query.set('next', `${path}${search}`);
  return `/login?${query}`;
}

function ownPath(next: string | null): string | undefined {
  if (!next?.startsWith('/')) return undefined;
  const origin = 'https://shop.invalid';
  const url = parseAddress(next, origin);
  if (!url || url.origin !== origin || isSignInPage(url.pathname)) return undefined;
  // `/.//evil.example` has become `//evil.example` by now.
  return url.pathname.startsWith('//') ? undefined : `${url.pathname}${url.search}`;
}
