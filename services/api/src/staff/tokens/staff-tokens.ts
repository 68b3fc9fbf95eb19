import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type StaffScope, staffScopes } from '@dana/contracts/api/staff-order';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Db } from '../../database/schema.ts';
import type { ApiDeps } from '../../deps.ts';
import type { ApiEnv } from '../../http/context.ts';
import { ApiFailure } from '../../http/failure.ts';
import { staffPaths } from '../../pages/html-page.ts';

/** Who acts with a token, and what it allows. */
export type StaffMember = { tokenId: string; name: string; scopes: StaffScope[] };
type NewToken = { name: string; scopes: readonly string[]; days: number; now: Date };

const form = /^dana_staff_([0-9a-f]{16})_([A-Za-z0-9_-]{43})$/;
const namePattern = /^[\p{L}\p{N}_.,@ -]{2,60}$/u;
const dayMs = 24 * 60 * 60 * 1000;
const daysMax = 366;

/**
 * Makes a token that expires, `days` (1–366) from now. @returns its text, which cannot be had again: the database keeps
 * a hash. Errors: a sentence for a bad name, scope or number of days.
 */
export async function makeStaffToken(
  db: Db,
  { name, scopes, days, now }: NewToken,
): Promise<{ id: string; text: string; expiresAt: Date }> {
  if (!namePattern.test(name))
    throw new Error(
      'A token needs a name of 2 to 60 letters, digits, spaces and commas: it stands in the history of orders.',
    );
  if (name === 'shopper') throw new Error('"shopper" in the history means the customer. Take another name.');
  if (!(days >= 1 && days <= daysMax)) throw new Error(`A token lives for 1 to ${daysMax} days.`);
  const known = scopes.filter((scope): scope is StaffScope => staffScopes.some((each) => each === scope));
  if (known.length === 0 || known.length !== scopes.length)
    throw new Error(`A token needs scopes, and there are these: ${staffScopes.join(', ')}.`);
  const id = randomBytes(8).toString('hex');
  const secret = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + days * dayMs);
  await db
    .insertInto('staff_tokens')
    .values({
      id,
      name,
      scopes: [...new Set(known)].sort(),
      secret_hash: hashOf(secret),
      created_at: now,
      expires_at: expiresAt,
      revoked_at: null,
    })
    .execute();
  return { id, text: `dana_staff_${id}_${secret}`, expiresAt };
}

/** Who holds a token with this text; null when it is none, was taken back, or is over. */
export async function findStaff(db: Db, text: string | undefined, now: Date): Promise<StaffMember | null> {
  const [, id, secret = ''] = form.exec(text ?? '') ?? [];
  if (id === undefined) return null;
  const row = await db.selectFrom('staff_tokens').selectAll().where('id', '=', id).executeTakeFirst();
  const expected = Buffer.from(row?.secret_hash ?? hashOf(''));
  const isRight = timingSafeEqual(Buffer.from(hashOf(secret)), expected);
  if (!row || !isRight || row.revoked_at !== null || row.expires_at <= now) return null;
  return { tokenId: row.id, name: row.name, scopes: row.scopes as StaffScope[] };
}

/** Whether a token allows this; who may write may read. */
export function allows({ scopes }: Pick<StaffMember, 'scopes'>, scope: StaffScope): boolean {
  return scopes.includes(scope) || (scope === 'orders:read' && scopes.includes('orders:write'));
}

/** Every token that was made, newest first, without its hash. */
export function listStaffTokens(db: Db) {
  return db
    .selectFrom('staff_tokens')
    .select(['id', 'name', 'scopes', 'created_at', 'expires_at', 'revoked_at'])
    .orderBy('created_at', 'desc')
    .execute();
}

/** Ends a token at once. @returns false when there is none with this id. */
export async function revokeStaffToken(db: Db, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('staff_tokens')
    .set((eb) => ({ revoked_at: eb.fn.coalesce('revoked_at', eb.val(now)) }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

// Secrets are random: there is nothing to guess, so a plain hash is enough.
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/**
 * Who calls with a staff token; their answers are kept nowhere. Errors of what it returns: 401 without a good token, 403 for
 * one that does not allow this.
 */
export function staffOf({ db, now }: Pick<ApiDeps, 'db' | 'now'>) {
  return async (c: Context<ApiEnv>, scope: StaffScope): Promise<StaffMember> => {
    c.header('Cache-Control', 'no-store');
    const text = /^Bearer (\S{1,200})$/i.exec(c.req.header('authorization')?.trim() ?? '')?.[1];
    const staff = await findStaff(db, text, now());
    if (!staff) throw new ApiFailure(401, 'unauthenticated');
    if (!allows(staff, scope)) throw new ApiFailure(403, 'scope_missing');
    return staff;
  };
}

const days = 90;
const scopes: readonly StaffScope[] = ['orders:write', 'catalogue:write'];

/**
 * For a shop on this machine: a token for /_orders and `pnpm catalogue` in a file of DATA_DIR that only its owner can read. Made again when
 * the one there is no longer good. @returns the file, or null when nothing was written.
 */
export async function ensureLocalToken(db: Db, dataDir: string, now: Date): Promise<string | null> {
  const file = join(dataDir, 'staff-token');
  const known = existsSync(file) ? await findStaff(db, readFileSync(file, 'utf8').trim(), now) : null;
  if (known && scopes.every((scope) => allows(known, scope))) return null;
  const token = await makeStaffToken(db, {
    name: 'staff of this machine',
    scopes,
    days,
    now,
  });
  // Beside it and renamed, so that a full disk leaves no half of one.
  const partial = `${file}.partial`;
  writeFileSync(partial, `${token.text}\n`, { mode: 0o600 });
  chmodSync(partial, 0o600);
  renameSync(partial, file);
  return file;
}

const name = 'dana_staff';
const lifetimeSeconds = 8 * 60 * 60;

/** The token that a browser signed in with: no script reads it, and no other site's request carries it. */
export const readStaffCookie = (c: Context): string | undefined => getCookie(c, name);

/** Keeps a token in the browser for a working day, for these pages alone. */
export function keepStaffCookie(c: Context, token: string, publicOrigin: string): void {
  for (const path of Object.values(staffPaths))
    setCookie(c, name, token, { ...options(path, publicOrigin), maxAge: lifetimeSeconds });
}

/** Forgets it. */
export function dropStaffCookie(c: Context, publicOrigin: string): void {
  for (const path of Object.values(staffPaths)) deleteCookie(c, name, options(path, publicOrigin));
}

/** Whether a form was sent from a page of this very shop: every browser says so of a POST. */
export function isFromHere(c: Context, publicOrigin: string): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  return c.req.header('origin') === new URL(publicOrigin).origin;
}

function options(path: string, publicOrigin: string) {
  const secure = publicOrigin.startsWith('https:');
  return { path, httpOnly: true, sameSite: 'Strict' as const, secure };
}
