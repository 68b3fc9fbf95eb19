import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import type { CurrentUser } from '../http/context.ts';

const lifetimeMs = 30 * 24 * 60 * 60 * 1000;

/** Makes a bearer token for a shopper. Only its hash is stored: a copy of the database signs nobody in. */
export async function issueToken(deps: ApiDeps, db: Kysely<Database>, userId: string): Promise<string> {
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
export async function findByToken(deps: ApiDeps, token: string): Promise<CurrentUser | null> {
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
