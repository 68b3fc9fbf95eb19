import type { User } from '@dana/contracts/api/user';
import type { SessionUser } from '@dana/runtime';

/** The shopper as remotes know them. */
export function sessionUserOf({
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
    ...(phone ? { phone } : {}),
    ...(avatar ? { imageUrl: avatar.full_url } : {}),
  };
}
