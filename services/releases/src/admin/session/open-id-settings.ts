import { givenOf, type Variables } from '@dana/server/server-settings';
import * as z from 'zod/mini';
import { readConsoleUrl } from '../../hooks/console-url.ts';
import { checkedScopes } from '../tokens/scopes.ts';
import { isSecureAddress } from './secure-address.ts';

/** How people sign in with an account of theirs. */
export type OpenIdSettings = {
  issuer: URL;
  clientId: string;
  /** Without one the client is a public one. */
  secret: string | undefined;
  /** What the provider is called on the page. */
  name: string;
  /** What is asked of the provider, with spaces between. */
  scope: string;
  /** The claims that hold who somebody is in the log, and the roles. */
  nameClaim: string;
  rolesClaim: string;
  /** The scopes that a role has here. */
  roles: ReadonlyMap<string, readonly string[]>;
  /** The page for releases; the provider leads back to its origin. */
  consoleUrl: string;
};

const rolesSchema = z.record(z.string(), z.array(z.string()));

/**
 * Reads `RELEASE_OIDC_…`; `undefined` where no issuer is named.
 * Errors: throws with one sentence that names the setting and says what it takes.
 */
export function readOpenIdSettings(environment: Variables, publicOrigin: string): OpenIdSettings | undefined {
  const variables = givenOf(environment, ['RELEASE_OIDC_SECRET']);
  const { RELEASE_OIDC_ISSUER: issuerText, RELEASE_OIDC_CLIENT_ID: clientId } = variables;
  if (issuerText === undefined) return undefined;
  const issuer = URL.parse(issuerText);
  if (!issuer || !isSecureAddress(issuer))
    throw new Error(
      `RELEASE_OIDC_ISSUER is "${issuerText}"; it is the https address of an OpenID provider (http on this machine alone).`,
    );
  if (clientId === undefined)
    throw new Error('RELEASE_OIDC_CLIENT_ID is missing; it is what the provider calls this shop.');
  const consoleUrl = readConsoleUrl(variables, publicOrigin);
  if (!isSecureAddress(new URL(consoleUrl)))
    throw new Error(
      `With RELEASE_OIDC_ISSUER the page for releases needs https; it is at ${consoleUrl} (PUBLIC_ORIGIN or RELEASE_CONSOLE).`,
    );
  return {
    issuer,
    clientId,
    secret: variables.RELEASE_OIDC_SECRET,
    name: variables.RELEASE_OIDC_NAME ?? issuer.hostname,
    scope: variables.RELEASE_OIDC_SCOPE ?? 'openid email',
    nameClaim: variables.RELEASE_OIDC_NAME_CLAIM ?? 'email',
    rolesClaim: variables.RELEASE_OIDC_ROLES_CLAIM ?? 'roles',
    roles: readRoles(variables.RELEASE_OIDC_ROLES),
    consoleUrl,
  };
}

function readRoles(text = '{}'): OpenIdSettings['roles'] {
  try {
    const roles = Object.entries(rolesSchema.parse(JSON.parse(text)));
    if (roles.length > 0) return new Map(roles.map(([role, scopes]) => [role, checkedScopes(scopes)]));
  } catch {
    // One sentence says it for both.
  }
  throw new Error(
    'RELEASE_OIDC_ROLES cannot be read; it is JSON with the scopes of each role, such as {"release-manager":["release:*","approve:*"]}.',
  );
}
