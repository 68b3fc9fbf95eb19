import * as z from 'zod/mini';
import { ReleaseRefusal } from '../../store/refusal.ts';
import type { Store } from '../../store/store.ts';
import { automaticActor } from '../../changes/change.ts';
import { isSecretOf, makeToken, readToken } from './access-token.ts';
import { checkedScopes } from './scopes.ts';

const recordSchema = z.object({
  schema: z.literal(1),
  id: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  /** Who acts with it: the name in the log. */
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
  if (!/^[\w.@ -]{2,60}$/.test(name) || name.trim().toLowerCase() === automaticActor)
    throw new ReleaseRefusal(
      400,
      'bad_token_name',
      'A token needs a name of 2 to 60 letters and digits, and none that the shop itself has: it stands in the log.',
    );
  if (!(days > 0 && days <= longestDays))
    throw new ReleaseRefusal(400, 'bad_expiry', `A token lives for 1 to ${longestDays} days.`);
  const { id, text, sha256 } = makeToken();
  const record: TokenRecord = {
    schema: 1,
    id,
    name,
    scopes: checkedScopes(scopes),
    sha256,
    createdAt: now.toISOString(),
    createdBy,
    expiresAt: new Date(now.getTime() + days * 86_400_000).toISOString(),
  };
  await store.putIfAbsent(tokenKey(id), new TextEncoder().encode(`${JSON.stringify(record)}\n`));
  return { text, token: viewOf(record, false) };
}

/** Every token that was made, newest first. */
export async function listTokens(store: Store): Promise<TokenView[]> {
  const [keys, revoked] = await Promise.all([store.list('tokens'), store.list('tokens-revoked')]);
  const records = await Promise.all(keys.map((key) => readRecord(store, key)));
  return records
    .flatMap((record) => (record ? [viewOf(record, revoked.includes(revokedKey(record.id)))] : []))
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}

/** Ends a token at once. Errors: refuses (404) an id that there is not. */
export async function revokeToken(store: Store, id: string, actor: string): Promise<void> {
  const isId = /^[0-9a-f]{16}$/.test(id);
  if (!isId || (await store.get(tokenKey(id))) === undefined)
    throw new ReleaseRefusal(
      404,
      'no_token',
      `There is no token "${id.slice(0, 40)}". See: pnpm ops token list`,
    );
  const mark = new TextEncoder().encode(`${JSON.stringify({ actor, at: new Date().toISOString() })}\n`);
  await store.putIfAbsent(revokedKey(id), mark);
}

/** Removes a token that ended: first itself, so that it is never there without the mark that revoked it. */
export async function removeToken(store: Store, id: string): Promise<void> {
  await store.remove(tokenKey(id));
  await store.remove(revokedKey(id));
}

/** Who a request with this text comes from. Errors: refuses (401) what is not a token that is good now. */
export async function authenticate(store: Store, text: string, now = new Date()): Promise<TokenView> {
  const parts = readToken(text);
  const record = parts && (await readRecord(store, tokenKey(parts.id)));
  if (!isSecretOf(parts?.secret ?? '', record?.sha256) || record === undefined)
    throw new ReleaseRefusal(401, 'bad_token', 'This token is not known. Ask a release manager for one.');
  if (Date.parse(record.expiresAt) <= now.getTime())
    throw new ReleaseRefusal(
      401,
      'expired_token',
      `The token "${record.name}" expired on ${record.expiresAt.slice(0, 10)}. Ask a release manager for a new one.`,
    );
  if ((await store.get(revokedKey(record.id))) !== undefined)
    throw new ReleaseRefusal(401, 'revoked_token', `The token "${record.name}" was revoked.`);
  return viewOf(record, false);
}

async function readRecord(store: Store, key: string): Promise<TokenRecord | undefined> {
  const bytes = await store.get(key);
  if (bytes === undefined) return undefined;
  try {
    return recordSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return undefined;
  }
}

function viewOf({ schema, sha256, ...shown }: TokenRecord, isRevoked: boolean): TokenView {
  return { ...shown, isRevoked };
}
