import { randomBytes } from 'node:crypto';
import { S3Fault } from '@dana/server/s3/s3-fault';
import * as z from 'zod/mini';

/**
 * The one thing the release system asks of storage. Everything else (history, compare-and-swap, audit,
 * last-known-good) is built from `putIfAbsent`, so that a disk and a distributed engine behave alike.
 * Keys are checked by `key.ts` before they reach an implementation.
 * Errors: every method throws `StoreUnreachable` when the storage itself fails.
 */
export type Store = {
  /** Creates an object whole and durable, or changes nothing and answers `exists`. */
  putIfAbsent(key: string, bytes: Uint8Array): Promise<'created' | 'exists'>;
  get(key: string): Promise<Uint8Array | undefined>;
  /** Keys directly under `prefix/`, sorted. Empty when there is none. */
  list(prefix: string): Promise<string[]>;
  /** Overwrites. Only for hints that readers can do without, such as `head.json`. */
  putHint(key: string, bytes: Uint8Array): Promise<void>;
  /**
   * Stores a build's files under `prefix/`. When it resolves all of them are readable; until then nobody may
   * rely on any. A tree that is already there is left as it is, because its name is its hash.
   */
  putTree(prefix: string, files: readonly TreeFile[]): Promise<'created' | 'exists'>;
  /** Removes an object, or a tree with all its files. Nothing when it is not there. For garbage
   * collection, and for what is kept beside the log. */
  remove(key: string): Promise<void>;
  removeTree(prefix: string): Promise<void>;
  /** Removes what crashed writers left unfinished before that instant. @returns how many things. */
  sweep(before: Date): Promise<number>;
  getTree(prefix: string): Promise<TreeFile[] | undefined>;
  /** Everything that is kept: keys of objects, and of trees as a whole; sorted. For backups; it reads no content. */
  inventory(): Promise<Inventory>;
  /**
   * Of a store that notifies nobody: how often its `watch` calls back, and how often it is worth looking. More often would only
   * be paid for. Unit: milliseconds.
   */
  watchEveryMs?: number;
  /** Calls back soon after something under `prefix/` may have changed. A wake-up, not a message. */
  watch(prefix: string, wake: () => void): () => void;
  /** Lets go of connections. A store without any has nothing to do. */
  close?(): Promise<void>;
  /**
   * Whose signatures count for what lies here, as this process was told; without it nothing has to be signed.
   * Errors: throws while that cannot be found out; refuses (422) an earlier log of keys that was changed.
   */
  trusted?(): Promise<TrustedKeys>;
};

export type TrustedKeys = {
  /** The keys that may sign a deployable; undefined where nothing of it has to be signed. */
  keysOf(remote: string): readonly TrustedKey[] | undefined;
  /** Why nothing may be published or made live; `lines` are what has to be added to the settings. */
  closed?: { message: string; lines: readonly string[] } | undefined;
};

/** A public key. Signatures from before or after its time do not count. */
export type TrustedKey = { key: string; from?: string | undefined; until?: string | undefined };

/** A file of a tree; `path` is relative to the tree's prefix. */
export type TreeFile = { path: string; bytes: Uint8Array };

type Inventory = { objects: string[]; trees: string[] };

/** HTTP status that the release API answers with; the command line maps every one of them to exit code 1. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 412 | 413 | 422 | 423 | 429 | 503;

/**
 * A release change that was not made, with a sentence that says why and what to do.
 * It is an expected outcome, not a bug: callers show `message` and go on.
 */
export class ReleaseRefusal extends Error {
  override readonly name = 'ReleaseRefusal';
  readonly status: RefusalStatus;
  /** Stable word for scripts, for example `version_exists`. */
  readonly code: string;
  readonly details: Record<string, unknown>;

  constructor(status: RefusalStatus, code: string, message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

const fullCodes = ['ENOSPC', 'EDQUOT'];
const readOnlyCodes = ['EROFS', 'EACCES', 'EPERM'];

/**
 * The store cannot be read or written at all. Readers go on with what they know, writers answer 503. The message names
 * keys of the store and the system's code, no path of this machine.
 */
export class StoreUnreachable extends ReleaseRefusal {
  constructor(what: string, cause: unknown) {
    const why = codeOf(cause) ?? (cause instanceof Error ? cause.message : String(cause));
    super(503, ...(cause instanceof S3Fault && cause.isLasting ? refused(what, why) : explain(what, why)));
    this.cause = cause;
  }
}

const refused = (what: string, why: string): [code: string, message: string] => [
  'store_refused',
  `The storage of the releases does not do this (${what}). ${why} Nothing was changed.`,
];

function explain(what: string, why: string): [code: string, message: string] {
  if (fullCodes.includes(why))
    return [
      'store_full',
      `The disk of the release store is full. Nothing was changed (${what}: ${why}). Make room on it, then repeat the command.`,
    ];
  if (readOnlyCodes.includes(why))
    return [
      'store_read_only',
      `The release store cannot be written by this process. Nothing was changed (${what}: ${why}). Make its folder writable, then repeat the command.`,
    ];
  return [
    'store_unreachable',
    `The release store cannot be reached (${what}: ${why}). Nothing was changed. Check the disk or the store's server, then repeat the command.`,
  ];
}

function codeOf(cause: unknown): string | undefined {
  return cause instanceof Error && 'code' in cause && 'syscall' in cause ? String(cause.code) : undefined;
}

type Schema<Value> = { safeParse: (value: unknown) => { data?: Value | undefined } };

/** What JSON says, when it is of the form; `undefined` when it is missing, damaged, or of a newer release. */
export function parsedAs<Value>(
  schema: Schema<Value>,
  json: Uint8Array | string | undefined,
): Value | undefined {
  if (json === undefined) return undefined;
  try {
    return schema.safeParse(JSON.parse(typeof json === 'string' ? json : new TextDecoder().decode(json)))
      .data;
  } catch {
    return undefined;
  }
}

/** As `parsedAs`, of what stands under a key. */
export const readStored = async <Value>(
  store: Pick<Store, 'get'>,
  key: string,
  schema: Schema<Value>,
): Promise<Value | undefined> => parsedAs(schema, await store.get(key));

/** The bytes under which a value is stored. */
export const storedBytes = (value: unknown): Uint8Array =>
  new TextEncoder().encode(`${JSON.stringify(value)}\n`);

const secretSchema = z.object({ secret: z.string() });

/** A key that all edges over one store sign and check with; made by the first who needs it. It outlives restarts. */
export async function sharedSecret(
  store: Pick<Store, 'get' | 'putIfAbsent'>,
  name: 'preview' | 'visits' | 'counts',
): Promise<string> {
  const key = `secrets/${name}.json`;
  const fresh = { secret: randomBytes(32).toString('base64url') };
  const read = () => readStored(store, key, secretSchema);
  const create = async () =>
    (await store.putIfAbsent(key, storedBytes(fresh))) === 'created' ? fresh : read();
  const known = (await read()) ?? (await create());
  if (known) return known.secret;
  throw new Error(`${key} in the release store is damaged. Restore it from a copy of the store.`);
}
