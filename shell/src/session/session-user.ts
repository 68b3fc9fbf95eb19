import type { User } from '@dana/contracts/api/user';
import type { SessionUser } from '@dana/runtime';

/** The shopper as remotes know them. */
export function sessionUserOf({ first_name, last_name, email, phone, avatar }: User): SessionUser {
  return {
    firstName: first_name,
    lastName: last_name,
    email,
    ...(phone ? { phone } : {}),
    ...(avatar ? { imageUrl: avatar.full_url } : {}),
  };
}
