import { type Override, readOverride } from '@dana/releases/reading/override-pass';
import { sharedSecret } from '@dana/releases/store/shared-secret';
import type { LocalCopy } from '../fallback-copy/local-copy.ts';
import { endOwnCookie, ownCookie } from '../http/cookies.ts';

export const overrideCookieName = 'override';
const overrideCookie = { name: overrideCookieName, sameSite: 'Lax' } as const;

export type Overrides = {
  /** What a pass allows; `undefined` for one that is forged, over, or not of this environment. */
  read(pass: string): Promise<Override | undefined>;
  /** `Set-Cookie` lines that begin an override, or end it when there is none. */
  cookies(pass: string | undefined, isSecure: boolean): string[];
};

/** Developers' own builds in the place of live remotes: each for the one browser that has the cookie. */
export function createOverrides({ store, env }: { store: LocalCopy; env: string }): Overrides {
  let secret: Promise<string> | undefined;
  return {
    async read(pass) {
      secret ??= sharedSecret(store, 'override');
      secret.catch(() => {
        secret = undefined;
      });
      const override = readOverride(pass, await secret);
      return override?.env === env ? override : undefined;
    },
    // It ends with the browser, and before that with its signature.
    cookies: (pass, isSecure) =>
      pass === undefined
        ? endOwnCookie(overrideCookie, isSecure)
        : [ownCookie({ ...overrideCookie, value: pass }, isSecure)],
  };
}
