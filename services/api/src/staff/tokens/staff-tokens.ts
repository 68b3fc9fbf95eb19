import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { type StaffScope, staffScopes } from '@dana/contracts/api/staff-order';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

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
  db: Kysely<Database>,
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
export async function findStaff(
  db: Kysely<Database>,
  text: string | undefined,
  now: Date,
): Promise<StaffMember | null> {
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
export function listStaffTokens(db: Kysely<Database>) {
  return db
    .selectFrom('staff_tokens')
    .select(['id', 'name', 'scopes', 'created_at', 'expires_at', 'revoked_at'])
    .orderBy('created_at', 'desc')
    .execute();
}

/** Ends a token at once. @returns false when there is none with this id. */
export async function revokeStaffToken(db: Kysely<Database>, id: string, now: Date): Promise<boolean> {
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
