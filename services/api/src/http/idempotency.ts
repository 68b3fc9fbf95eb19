import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { json } from '../database/stored.ts';
import type { ApiDeps } from '../deps.ts';
import type { ApiEnv } from './context.ts';
import { ApiFailure } from './failure.ts';

type Write<Body> = {
  /** What its keys stand under, where that is not method and path. */
  call?: string;
  /** What a repeat must send again, without passwords: of this a hash is kept. */
  body: unknown;
  /** What counts or takes long; a repeat is answered without it. */
  before?: () => Promise<void>;
  /** Writes with this connection alone, and answers what is kept for repeats. */
  work: (trx: Db) => Promise<Body>;
};

/**
 * Does what a request asks for in one transaction, together with its Idempotency-Key where it has one: a repeat after a
 * lost answer, or after the process died, gets the first answer and changes nothing. A refusal leaves no trace.
 * Errors: 422 for a key that was used for another body or that no client of ours would send.
 */
export async function writeOnce<Body extends object>(
  deps: ApiDeps,
  c: Context<ApiEnv>,
  { call = `${c.req.method} ${c.req.path}`, body, before, work }: Write<Body>,
): Promise<Body> {
  const repeat = repeatOf(c.req.header('idempotency-key'), {
    call,
    user: c.get('user'),
    body,
    now: deps.now(),
  });
  const first = repeat && (await firstAnswer(deps.db, repeat));
  // Stored by this very call, so it has its form.
  if (first) return first.body as Body;
  await before?.();
  return deps.db.transaction().execute((trx) => answerOnce(trx, repeat, () => work(trx)));
}

export type StoredAnswer = { status: number; body: object };
/** `guestScope`: where the same request stands if it was sent before its shopper signed in. */
type Key = { scope: string; guestScope?: string | undefined; key: string; bodyHash: string; now: Date };

const keyPattern = /^[\x21-\x7e]{1,255}$/;

/** Reads the Idempotency-Key header; null without one, 422 for one that no client of ours would send. */
export function readIdempotencyKey(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (keyPattern.test(header)) return header;
  throw new ApiFailure(422, 'invalid_input', { fields: { 'Idempotency-Key': 'validation.invalid' } });
}

/** A hash of a body that does not depend on the order of its fields. */
export function hashBody(body: unknown): string {
  const canonical = JSON.stringify(body, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(canonical).digest('base64url');
}

/**
 * Claims a key inside the transaction that does the work. Returns the first answer if there is one; a twin that
 * runs at the same moment waits here for the other's commit. A refused request leaves no trace, so it may be
 * corrected and sent again. 422 when the key was used for another body.
 */
export async function claimKey(
  trx: Db,
  { scope, guestScope, key, bodyHash, now }: Key,
): Promise<StoredAnswer | null> {
  // A guest's request and the same one of the shopper that signed in meanwhile are twins under different scopes.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`idempotency ${key}`}, 0))`.execute(trx);
  const claimed = await trx
    .insertInto('idempotency')
    .values({ scope, key, body_hash: bodyHash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed) {
    const asGuest = await guestAnswer(trx, { guestScope, key, bodyHash });
    if (asGuest) await keepAnswer(trx, { scope, key }, asGuest);
    return asGuest;
  }
  const first = await answerIn(trx, { scope, key, bodyHash });
  if (!first) throw new ApiFailure(422, 'idempotency_key_reused');
  return first;
}

/**
 * What the first request under a key was answered, also where it was sent before signing in; null for a new key. 422 when the
 * key was used for another body.
 */
async function firstAnswer(db: Db, { scope, ...twin }: Omit<Key, 'now'>): Promise<StoredAnswer | null> {
  return (await answerIn(db, { ...twin, scope })) ?? guestAnswer(db, twin);
}

async function guestAnswer(
  db: Db,
  { guestScope, ...request }: Pick<Key, 'guestScope' | 'key' | 'bodyHash'>,
): Promise<StoredAnswer | null> {
  if (guestScope === undefined) return null;
  return answerIn(db, { ...request, scope: guestScope }).catch((error: unknown) => {
    // What a guest asked for under this key was something else.
    if (error instanceof ApiFailure && error.code === 'idempotency_key_reused') return null;
    throw error;
  });
}

async function answerIn(
  db: Db,
  { scope, key, bodyHash }: Pick<Key, 'scope' | 'key' | 'bodyHash'>,
): Promise<StoredAnswer | null> {
  const first = await db
    .selectFrom('idempotency')
    .select(['body_hash', 'status', 'body'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!first) return null;
  if (first.body_hash !== bodyHash) throw new ApiFailure(422, 'idempotency_key_reused');
  if (first.status === null || first.body === null) throw new ApiFailure(409, 'request_in_progress');
  return { status: first.status, body: first.body };
}

/** A key that a request may be repeated under, or null when it came without one. */
export type Repeat = Key | null;

// Guests share one space of keys, and the answer to a first "add" names the cart: a key must not be guessable.
const guestKeyLengthMin = 16;

/**
 * Where the keys of a caller stand: shoppers never meet in their keys. A guest who signs in is one shopper: what was sent before
 * and got no answer is the same request afterwards. The other way round nothing is shared: who signed out is nobody's account.
 */
export function scopesOf(call: string, user: { id: string } | null, key: string) {
  const guestScope = `${call} guest`;
  if (!user) return { scope: guestScope };
  return { scope: `${call} ${user.id}`, ...(key.length >= guestKeyLengthMin && { guestScope }) };
}

/** Reads a request's key for `answerOnce`. */
export function repeatOf(
  header: string | undefined,
  request: { call: string; user: { id: string } | null; body: unknown; now: Date },
): Repeat {
  const key = readIdempotencyKey(header);
  if (key === null) return null;
  const { call, user, body, now } = request;
  if (!user && key.length < guestKeyLengthMin)
    throw new ApiFailure(422, 'invalid_input', { fields: { 'Idempotency-Key': 'validation.invalid' } });
  return { ...scopesOf(call, user, key), key, bodyHash: hashBody(body), now };
}

/** Does the work, or answers with what the first request under this key was answered. */
export async function answerOnce<Body extends object>(
  trx: Db,
  repeat: Repeat,
  work: () => Promise<Body>,
): Promise<Body> {
  if (!repeat) return work();
  const first = await claimKey(trx, repeat);
  // Stored by this very call, so it has its form.
  if (first) return first.body as Body;
  const body = await work();
  await keepAnswer(trx, repeat, { status: 200, body });
  return body;
}

/** Keeps the answer for repeats of the request. */
export async function keepAnswer(
  trx: Db,
  { scope, key }: Pick<Key, 'scope' | 'key'>,
  answer: StoredAnswer,
): Promise<void> {
  await trx
    .updateTable('idempotency')
    .set({ status: answer.status, body: json(answer.body) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
}
