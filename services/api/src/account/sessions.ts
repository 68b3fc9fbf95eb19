import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { Db } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import type { ApiEnv, CurrentUser } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';

const lifetimeMs = 30 * 24 * 60 * 60 * 1000;

/** Makes a bearer token for a shopper. Only its hash is stored: a copy of the database signs nobody in. */
export async function issueToken(deps: ApiDeps, db: Db, userId: string): Promise<string> {
  const token = `${deps.randomId()}${deps.randomId()}`;
  const createdAt = deps.now();
  await db
    .insertInto('tokens')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: createdAt,
      expires_at: new Date(createdAt.getTime() + lifetimeMs),
    })
    .execute();
  return token;
}

/** Who a bearer token belongs to, or null when it is unknown, revoked or too old. */
async function findByToken(deps: ApiDeps, token: string): Promise<CurrentUser | null> {
  const tokenHash = hashToken(token);
  const row = await deps.db
    .selectFrom('tokens as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .select(['u.id', 'u.cart_id'])
    .where('t.token_hash', '=', tokenHash)
    .where('t.expires_at', '>', deps.now())
    // One that was issued in the moment in which its account was deleted.
    .where('u.deletes_at', 'is', null)
    .executeTakeFirst();
  return row ? { id: row.id, cartId: row.cart_id, tokenHash } : null;
}

/** What is stored of a token. Tokens are random, so a plain hash is enough: there is nothing to guess. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

const tokenPattern = /^Bearer ([\w-]{20,200})$/i;
const withoutToken = new Set(['/api/login', '/api/register', '/api/forgot-password', '/api/reset-password']);

/** Finds who calls by the bearer token; 401 for a token that is not (or no longer) good. */
export function identify(deps: ApiDeps): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const header = c.req.header('authorization');
    // What is somebody's own, and every answer to a change, stays out of all caches.
    if (header || c.req.method !== 'GET') c.header('Cache-Control', 'no-store');
    if (header && !withoutToken.has(c.req.path)) {
      const token = tokenPattern.exec(header.trim())?.[1];
      const user = token ? await findByToken(deps, token) : null;
      if (!user) throw new ApiFailure(401, 'unauthenticated');
      c.set('user', user);
    }
    await next();
  };
}

/**
 * How the storefront passes on what the shopper's browser keeps, and back. Never a cookie here: the storefront keeps
 * those (services/edge, known-device cookie).
 */
const deviceHeader = 'X-Known-Device';

const devicePattern = /^[\w-]{40,100}$/;
const devicesOfAccountMax = 20;

/** The browser that a request comes from, as the hash of what it keeps; null for one that keeps nothing of ours. */
export function deviceOf(c: Context<ApiEnv>): string | null {
  const device = c.req.header(deviceHeader) ?? '';
  return devicePattern.test(device) ? hashToken(device) : null;
}

/** Whether the account of this e-mail was signed in to with this browser. */
export async function isKnownDevice(
  { db }: Pick<ApiDeps, 'db'>,
  deviceHash: string | null,
  email: string,
): Promise<boolean> {
  if (deviceHash === null) return false;
  const known = await db
    .selectFrom('known_devices as d')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .select('u.id')
    .where('d.device_hash', '=', deviceHash)
    .where('u.email', '=', email)
    .executeTakeFirst();
  return known !== undefined;
}

/**
 * Remembers the browser of a sign-in for its account, and has it keep what shows it. A browser may be known to several
 * accounts; of an account the newest twenty are kept.
 */
export async function rememberDevice(deps: ApiDeps, c: Context<ApiEnv>, userId: string): Promise<void> {
  const given = deviceOf(c);
  const isOurs = given !== null && (await hasDevice(deps, given));
  const device = isOurs ? null : `${deps.randomId()}${deps.randomId()}`;
  const deviceHash = device === null ? given : hashToken(device);
  if (deviceHash === null) return;
  const seenAt = deps.now();
  await deps.db
    .insertInto('known_devices')
    .values({ device_hash: deviceHash, user_id: userId, seen_at: seenAt })
    .onConflict((conflict) => conflict.columns(['device_hash', 'user_id']).doUpdateSet({ seen_at: seenAt }))
    .execute();
  await forgetOldest(deps, userId);
  if (device !== null) c.header(deviceHeader, device);
}

// What was not made here is not taken over: nobody may choose what another browser keeps.
async function hasDevice({ db }: ApiDeps, deviceHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .select('device_hash')
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst();
  return row !== undefined;
}

async function forgetOldest({ db }: ApiDeps, userId: string): Promise<void> {
  const newest = db
    .selectFrom('known_devices')
    .select('device_hash')
    .where('user_id', '=', userId)
    .orderBy('seen_at', 'desc')
    .limit(devicesOfAccountMax);
  await db
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('device_hash', 'not in', newest)
    .execute();
}
