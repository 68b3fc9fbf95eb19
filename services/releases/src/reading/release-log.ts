import type { Revision } from '@dana/contracts/release/revision';
import * as z from 'zod/mini';
import { sha256Hex } from '../store/hash.ts';
import { headKey, logKey, revisionKey } from '../store/key.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import type { Store } from '../store/store.ts';
import { parseRevision } from './older-revisions.ts';

/** The newest revision and the hash of its bytes, which its successor must name. */
export type Head = { revision: Revision; hash: string };

/** parentHash of the first revision: the hash of nothing. */
export const rootHash = sha256Hex('');

const hintSchema = z.object({ revision: z.int().check(z.positive()) });

/**
 * The newest revision, or `undefined` before the first. `head.json` only shortens the search: a hint that is
 * missing, broken or wrong costs one listing.
 */
export async function readHead(store: Store, env: string): Promise<Head | undefined> {
  const start =
    (await readRevision(store, env, (await readHint(store, env)) ?? 0)) ??
    (await readRevision(store, env, await lastListed(store, env)));
  return start && (await probeForward(store, env, start));
}

/**
 * One revision of the log, `undefined` when it was not written yet.
 * Errors: refuses (422) bytes that are not this very revision, because guessing a release is worse than waiting.
 */
export async function readRevision(store: Store, env: string, number: number): Promise<Head | undefined> {
  if (number < 1) return undefined;
  const bytes = await store.get(revisionKey(env, number));
  if (bytes === undefined) return undefined;
  const revision = parseRevision(parseJson(bytes));
  if (revision?.revision === number && revision.env === env) return { revision, hash: sha256Hex(bytes) };
  throw new ReleaseRefusal(
    422,
    'damaged_revision',
    `${revisionKey(env, number)} is damaged, so it is not known what is live. Restore the file from a copy of the store.`,
  );
}

/**
 * The newest revision that can be reached from `from`, one number after the other.
 * Errors: refuses (422) a revision that does not name the hash of the one before it.
 */
export async function probeForward(
  store: Store,
  env: string,
  from: Head | undefined,
): Promise<Head | undefined> {
  let head = from;
  for (;;) {
    const next = await readRevision(store, env, (head?.revision.revision ?? 0) + 1);
    if (next === undefined) return head;
    if (next.revision.parentHash !== (head?.hash ?? rootHash)) throw brokenChain(env, next.revision.revision);
    head = next;
  }
}

/** Newest first. Unit: revisions; ends at the first one. */
export async function* readHistory(store: Store, env: string, head: Head): AsyncGenerator<Revision> {
  yield head.revision;
  for (let number = head.revision.revision - 1; number > 0; number--) {
    const entry = await readRevision(store, env, number);
    if (entry) yield entry.revision;
  }
}

/** Numbers of the revisions whose parent hash is not that of the revision before: empty for a valid log. */
export async function brokenLinks(store: Store, env: string): Promise<number[]> {
  const broken: number[] = [];
  let parentHash = rootHash;
  for (let number = 1; ; number++) {
    const entry = await readRevision(store, env, number);
    if (entry === undefined) return broken;
    if (entry.revision.parentHash !== parentHash) broken.push(number);
    parentHash = entry.hash;
  }
}

function brokenChain(env: string, number: number): ReleaseRefusal {
  return new ReleaseRefusal(
    422,
    'broken_chain',
    `${revisionKey(env, number)} does not follow from the revision before it: the log was altered. Restore the store from a copy.`,
  );
}

async function readHint(store: Store, env: string): Promise<number | undefined> {
  const bytes = await store.get(headKey(env));
  const hint = bytes && hintSchema.safeParse(parseJson(bytes));
  return hint?.success ? hint.data.revision : undefined;
}

async function lastListed(store: Store, env: string): Promise<number> {
  const numbers = (await store.list(logKey(env))).flatMap((key) => /\/(\d{8})\.json$/.exec(key)?.[1] ?? []);
  return Math.max(0, ...numbers.map(Number));
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
