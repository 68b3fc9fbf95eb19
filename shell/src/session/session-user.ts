import type { User } from '@dana/contracts/api/user';
import type { ShopEventOf } from '@dana/contracts/events';
import type { Session, SessionUser } from '@dana/runtime';
import { accountMarkOf } from './account-mark.ts';

/** The shopper as remotes know them. */
export function sessionUserOf({
  id,
  first_name,
  last_name,
  email,
  phone,
  avatar,
  email_verified,
}: User): SessionUser {
  return {
    firstName: first_name,
    lastName: last_name,
    email,
    ...(email_verified !== undefined ? { isEmailVerified: email_verified } : {}),
    account: accountMarkOf({ id, email }),
    ...(phone ? { phone } : {}),
    ...(avatar ? { imageUrl: avatar.full_url } : {}),
  };
}

/** Names the account that is signed in. */
export const accountOf = (session: Session): string | undefined =>
  session.status === 'signedIn' ? session.user.account : undefined;

/** The fact that others learn of a session; none while nobody knows who is there. */
export function sessionEventOf(session: Session): ShopEventOf<'session.changed'> | undefined {
  if (session.status === 'unknown') return undefined;
  if (session.status === 'guest') return { type: 'session.changed', status: 'guest' };
  return { type: 'session.changed', status: 'signedIn', firstName: session.user.firstName };
}
