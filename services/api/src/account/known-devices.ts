import type { Context } from 'hono';
import type { ApiDeps } from '../deps.ts';
import type { ApiEnv } from '../http/context.ts';
import { hashToken } from './tokens.ts';

/**
 * How the storefront passes on what the shopper's browser keeps, and back. Never a cookie here: the storefront keeps
 * those (services/edge, known-device cookie).
 */
export const deviceHeader = 'X-Known-Device';

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
