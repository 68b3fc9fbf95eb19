import { readStaffPass } from '@dana/releases/reading/staff-token';
import { sharedSecret } from '@dana/releases/store/shared-secret';
import type { LocalCopy } from '../fallback-copy/local-copy.ts';
import { type Cookies, endOwnCookie, ownCookie, readOwnCookie } from '../http/cookies.ts';

const staffCookie = { name: 'staff', sameSite: 'Lax' } as const;
/** Its signature ends it before; this only keeps it from staying without end. */
const lifetimeSeconds = 180 * 24 * 3600;

export type StaffPasses = {
  /** Whether this pass is good now, and of this environment. */
  isGood(pass: string): Promise<boolean>;
  /** `Set-Cookie` lines that make a browser the staff's, or end that when there is no pass. */
  cookies(pass: string | undefined, isSecure: boolean): string[];
};

/** Browsers that count as staff's for canaries. They may nothing more than others. */
export function createStaffPasses({ store, env }: { store: LocalCopy; env: string }): StaffPasses {
  let secret: Promise<string> | undefined;
  return {
    async isGood(pass) {
      secret ??= sharedSecret(store, 'staff');
      secret.catch(() => {
        secret = undefined;
      });
      return readStaffPass(pass, await secret)?.env === env;
    },
    cookies: (pass, isSecure) =>
      pass === undefined
        ? endOwnCookie(staffCookie, isSecure)
        : [ownCookie({ ...staffCookie, value: pass, maxAge: lifetimeSeconds }, isSecure)],
  };
}

/** Whether this browser followed a staff link that still holds. A store that is away makes it nobody's of the staff. */
export async function isOfStaff(
  cookies: Cookies,
  isSecure: boolean,
  passes: Pick<StaffPasses, 'isGood'>,
): Promise<boolean> {
  const pass = readOwnCookie(cookies, staffCookie.name, isSecure);
  return pass !== undefined && (await passes.isGood(pass).catch(() => false));
}
