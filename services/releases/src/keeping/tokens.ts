import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { deployableNameSchema } from '@dana/contracts/release/names';
import * as z from 'zod/mini';
import { automaticActor } from '../changes/change.ts';
import { ReleaseRefusal, readStored, type Store, StoreUnreachable, storedBytes } from '../store/store.ts';

const recordSchema = z.object({
  schema: z.literal(1),
  id: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  name: z.string(),
  scopes: z.array(z.string()),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  expiresAt: z.iso.datetime(),
});

type TokenRecord = z.infer<typeof recordSchema>;
/** What may be shown of a token. */
export type TokenView = Omit<TokenRecord, 'schema' | 'sha256'> & { isRevoked: boolean };

const tokenKey = (id: string): string => `tokens/${id}.json`;
const revokedKey = (id: string): string => `tokens-revoked/${id}.json`;
const longestDays = 366;

type Issue = { name: string; scopes: readonly string[]; days: number; createdBy: string; now?: Date };

/**
 * Makes a token that expires. Unit of `days`: 1–366.
 * @returns its text, which cannot be had again.
 * Errors: refuses (400) a bad name, scope or number of days.
 */
export async function issueToken(
  store: Store,
  { name, scopes, days, createdBy, now = new Date() }: Issue,
): Promise<{ text: string; token: TokenView }> {
  // What the shop does by itself has that name in the log.
  if (!/^[\w.@ -]{2,60}$/.test(name) || name.trim().toLowerCase() === automaticActor) {
    const message =
      'A token needs a name of 2 to 60 letters and digits, and none that the shop itself has: it stands in the log.';
    throw new ReleaseRefusal(400, 'bad_token_name', message);
  }
  if (!(days > 0 && days <= longestDays))
    throw new ReleaseRefusal(400, 'bad_expiry', `A token lives for 1 to ${longestDays} days.`);
  const id = randomBytes(8).toString('hex');
  const secret = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + days * 86_400_000).toISOString();
  const record: TokenRecord = {
    schema: 1,
    ...{ id, name, scopes: checkedScopes(scopes), sha256: hashOf(secret) },
    ...{ createdAt: now.toISOString(), createdBy, expiresAt },
  };
  await store.putIfAbsent(tokenKey(id), storedBytes(record));
  return { text: `dana_${id}_${secret}`, token: viewOf(record, false) };
}

/** Every token that was made, newest first. */
export async function listTokens(store: Store): Promise<TokenView[]> {
  const [keys, revoked] = await Promise.all([store.list('tokens'), store.list('tokens-revoked')]);
  const records = await Promise.all(keys.map((key) => readStored(store, key, recordSchema)));
  return records
    .flatMap((record) => (record ? [viewOf(record, revoked.includes(revokedKey(record.id)))] : []))
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}

/** Ends a token at once. Errors: refuses (404) an id that there is not. */
export async function revokeToken(store: Store, id: string, actor: string): Promise<void> {
  const isId = /^[0-9a-f]{16}$/.test(id);
  if (!isId || (await store.get(tokenKey(id))) === undefined) {
    const message = `There is no token "${id.slice(0, 40)}". See: pnpm ops token list`;
    throw new ReleaseRefusal(404, 'no_token', message);
  }
  await store.putIfAbsent(revokedKey(id), storedBytes({ actor, at: new Date().toISOString() }));
}

/** Who a request with this text comes from. Errors: refuses (401) what is not a token that is good now. */
export async function authenticate(store: Store, text: string, now = new Date()): Promise<TokenView> {
  const [, id, secret = ''] = form.exec(text) ?? [];
  const record = id === undefined ? undefined : await readStored(store, tokenKey(id), recordSchema);
  if (!isSecretOf(secret, record?.sha256) || record === undefined)
    throw new ReleaseRefusal(401, 'bad_token', 'This token is not known. Ask a release manager for one.');
  if (Date.parse(record.expiresAt) <= now.getTime()) {
    const message = `The token "${record.name}" expired on ${record.expiresAt.slice(0, 10)}. Ask a release manager for a new one.`;
    throw new ReleaseRefusal(401, 'expired_token', message);
  }
  if ((await store.get(revokedKey(record.id))) !== undefined)
    throw new ReleaseRefusal(401, 'revoked_token', `The token "${record.name}" was revoked.`);
  return viewOf(record, false);
}

function viewOf({ schema, sha256, ...shown }: TokenRecord, isRevoked: boolean): TokenView {
  return { ...shown, isRevoked };
}

/** A token as its owner holds it. The store never sees the secret, only its hash. */
const form = /^dana_([0-9a-f]{16})_([A-Za-z0-9_-]{43})$/;

/** Compares in constant time. Without a stored hash it takes as long and is false. */
function isSecretOf(secret: string, sha256: string | undefined): boolean {
  const expected = Buffer.from(sha256 ?? hashOf(''), 'hex');
  const isEqual = timingSafeEqual(Buffer.from(hashOf(secret), 'hex'), expected);
  return isEqual && sha256 !== undefined;
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/**
 * `read` looks at everything, which whoever may do more may as well; `check` asks whether a build could be published and stores nothing; `publish` puts releases into the store, and may ask as well;
 * `release` changes what is live (and includes looking at previews).
 */
const actions = ['check', 'publish', 'release'] as const;
export type Action = (typeof actions)[number];

/** Whether scopes like `publish:mf-catalog` or `release:*` allow an action on a deployable; `*` means on all. */
export function allows(scopes: readonly string[], action: Action, remote: string): boolean {
  if (action === 'check' && allows(scopes, 'publish', remote)) return true;
  return scopes.includes(`${action}:*`) || (remote !== '*' && scopes.includes(`${action}:${remote}`));
}

/** The scopes. Errors: refuses (400) an empty list and what is not a scope. */
export function checkedScopes(scopes: readonly string[]): string[] {
  const bad = scopes.find((scope) => !isScope(scope));
  if (scopes.length > 0 && bad === undefined) return [...new Set(scopes)].toSorted();
  const message = `${bad === undefined ? 'A token needs at least one scope' : `"${bad}" is not a scope`}. Scopes are like read, check:*, publish:mf-catalog, release:mf-catalog, release:*.`;
  throw new ReleaseRefusal(400, 'bad_scope', message);
}

function isScope(scope: string): boolean {
  if (scope === 'read') return true;
  const [action, remote = '', ...more] = scope.split(':');
  const isRemote = remote === '*' || deployableNameSchema.safeParse(remote).success;
  return actions.some((known) => known === action) && isRemote && more.length === 0;
}

const scopes = ['publish:*', 'release:*'];

/**
 * For a local shop: a token that may do everything, in a file that only its owner can read. Made again when the one
 * there is no longer good, or may not do everything.
 * @returns whether a new one was written.
 */
export async function ensureRootToken(store: Store, file: string): Promise<boolean> {
  if (existsSync(file)) {
    try {
      const known = await authenticate(store, readFileSync(file, 'utf8').trim());
      if (scopes.every((scope) => known.scopes.includes(scope))) return false;
    } catch (error) {
      if (error instanceof StoreUnreachable) return false;
    }
  }
  const asked = { name: 'root of this machine', scopes, days: 90, createdBy: 'local start' };
  const { text } = await issueToken(store, asked);
  writeFileSync(file, `${text}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
  return true;
}
