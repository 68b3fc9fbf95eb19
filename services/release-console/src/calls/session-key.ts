const name = 'release_session';

/** What this tab has of a session with an account; the other half is a cookie. `null` before a sign-in. It goes with the tab. */
export const currentKey = (): string | null => sessionStorage.getItem(name);
export const forgetKey = (): void => sessionStorage.removeItem(name);

/** A new key of this tab. @returns its SHA-256, which is all that the server is given before it is used. */
export async function makeKey(): Promise<string> {
  const key = toHex(crypto.getRandomValues(new Uint8Array(32)));
  sessionStorage.setItem(name, key);
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))));
}

const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
