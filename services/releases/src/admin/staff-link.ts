import { signStaffPass, staffParameter } from '../reading/staff-token.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import { sharedSecret } from '../store/shared-secret.ts';
import type { Store } from '../store/store.ts';
import { ownPage } from './own-page.ts';
import type { StaffLinkAnswer, StaffLinkOptions } from './why-forms.ts';

export const mostStaffDays = 180;

/**
 * A signed link to the shop: who opens it gets canaries that are for staff, in that browser, until it ends. It allows nothing.
 * Errors: refuses (400) a bad path or time.
 */
export async function staffLink(
  store: Store,
  publicOrigin: string,
  { env, days, path }: StaffLinkOptions,
): Promise<StaffLinkAnswer> {
  if (!(days > 0 && days <= mostStaffDays))
    throw new ReleaseRefusal(400, 'bad_days', `A staff link lasts 1 to ${mostStaffDays} days.`);
  const url = ownPage(path, publicOrigin);
  const expires = Math.floor(Date.now() / 1000 + days * 86_400);
  const pass = signStaffPass({ env, staff: true, expires }, await sharedSecret(store, 'staff'));
  url.searchParams.set(staffParameter, pass);
  return { url: url.href, expiresAt: new Date(expires * 1000).toISOString() };
}
