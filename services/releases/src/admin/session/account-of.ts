import type { OpenIdSettings } from './open-id-settings.ts';
import { signInRefusal } from './sign-in-refusals.ts';

/** Who signed in: the name in the log, and those of the roles that mean something here. */
export type Account = { name: string; roles: string[] };

type Claims = Readonly<Record<string, unknown>> & { sub: string };
type AccountSettings = Pick<OpenIdSettings, 'issuer' | 'nameClaim' | 'rolesClaim' | 'roles'>;

/**
 * The account that verified claims are of. Its name always has an @, which no token made through a server has: the claim where
 * it is an address, otherwise with the provider's host behind it. An address that the provider did not verify is anybody's: then
 * the subject stands for it. Errors: refuses (403) an account without a role.
 */
export function accountOf(
  claims: Claims,
  { issuer, nameClaim, rolesClaim, roles }: AccountSettings,
): Account {
  const given = claimAt(claims, nameClaim);
  const isUsable = typeof given === 'string' && (nameClaim !== 'email' || claims.email_verified === true);
  const text = printable(isUsable ? given : claims.sub);
  const name = text.includes('@') ? text : `${text}@${issuer.hostname}`;
  const held = claimAt(claims, rolesClaim);
  const own = (Array.isArray(held) ? held : [held]).filter((role) => roles.has(role));
  if (own.length === 0) throw signInRefusal('sign_in_no_role');
  return { name, roles: [...new Set(own)] };
}

/** A claim by its name, or by a path with dots, such as `realm_access.roles`. */
export function claimAt(claims: Readonly<Record<string, unknown>>, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  return name.split('.').reduce<unknown>((value, part) => {
    const isThere = typeof value === 'object' && value !== null && Object.hasOwn(value, part);
    return isThere ? (value as Record<string, unknown>)[part] : undefined;
  }, claims);
}

const printable = (text: string): string => text.replaceAll(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '').slice(0, 120);
