/**
 * The one thing the release system asks of storage. Everything else (history, compare-and-swap, audit,
 * last-known-good) is built from `putIfAbsent`, so that a disk and a distributed engine behave alike.
 * Keys are checked by `key.ts` before they reach an implementation.
 * Errors: every method throws `StoreUnreachable` when the storage itself fails.
 */
export type Store = {
  /** Creates an object whole and durable, or changes nothing and answers `exists`. */
  putIfAbsent(key: string, bytes: Uint8Array): Promise<'created' | 'exists'>;
  /** The object's bytes; `undefined` when there is none. */
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
  /** All files of a tree; `undefined` when there is none. */
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

export type Inventory = { objects: string[]; trees: string[] };
