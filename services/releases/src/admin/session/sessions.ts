import type { Context } from 'hono';
import { signText } from '../../reading/signed-text.ts';
import { ReleaseRefusal } from '../../store/refusal.ts';
import { sharedSecret } from '../../store/shared-secret.ts';
import type { Store } from '../../store/store.ts';
import type { Account } from './account-of.ts';
import type { OpenIdSettings } from './open-id-settings.ts';
import { ownCookie } from './own-cookie.ts';
import { readSession, type SessionPass, withTab } from './session-pass.ts';
import type { WhoAsks } from './who-asks.ts';

/** Unit: seconds. */
const lifetimeSeconds = 12 * 3600;
const keyHeader = 'release-session';
const cookie = ownCookie('release-session');

/** Who is signed in by an account. */
export type Sessions = {
  /**
   * Whose request it is; `undefined` where it carries no session. Errors: refuses (401) one that is over, (403) what another
   * site's page asks for.
   */
  find(c: Context): Promise<WhoAsks | undefined>;
  begin(c: Context, account: Account, key: string): Promise<void>;
  end(c: Context): void;
};

/** Sessions in signed cookies. Each request also carries what only the tab that signed in has. */
export function createSessions(store: Store, { roles, consoleUrl }: OpenIdSettings): Sessions {
  const { origin } = new URL(consoleUrl);
  return {
    async find(c) {
      const key = c.req.header(keyHeader);
      if (key === undefined) return undefined;
      assertOwnPage(c, origin);
      const pass = readSession(cookie.read(c) ?? '', key, await sharedSecret(store, 'session'));
      if (pass) return principalOf(pass, roles);
      throw new ReleaseRefusal(401, 'session_over', 'You are no longer signed in. Sign in again.');
    },
    async begin(c, { name, roles: held }, key) {
      const expires = Math.floor(Date.now() / 1000) + lifetimeSeconds;
      const secret = await sharedSecret(store, 'session');
      const pass: SessionPass = { kind: 'session', name, roles: held, keys: [key], expires };
      cookie.set(c, signText(withTab(pass, cookie.read(c) ?? '', secret), secret), lifetimeSeconds);
    },
    end: (c) => cookie.end(c),
  };
}

/** What a role may is read with each request: another map counts at once. */
function principalOf({ name, roles: held, expires }: SessionPass, roles: OpenIdSettings['roles']): WhoAsks {
  return {
    kind: 'account',
    id: `account ${name}`,
    name,
    scopes: [...new Set(held.flatMap((role) => roles.get(role) ?? []))].toSorted(),
    expiresAt: new Date(expires * 1000).toISOString(),
  };
}

/**
 * Refuses (403) what a page of another origin asks for. Browsers say where a request comes from; one that changes something and does
 * not say it is turned away.
 */
export function assertOwnPage(c: Context, origin: string): void {
  const site = c.req.header('sec-fetch-site');
  const asking = c.req.header('origin');
  const isSilent = asking === undefined && site === undefined;
  if (isSilent && c.req.method === 'GET') return;
  if (!isSilent && [undefined, origin].includes(asking) && [undefined, 'same-origin'].includes(site)) return;
  throw new ReleaseRefusal(403, 'foreign_page', 'Only the page for releases itself may ask this.');
}
