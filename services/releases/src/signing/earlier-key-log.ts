import { deployableNameSchema, instantSchema, sha256HexSchema } from '@dana/contracts/release/names';
import * as z from 'zod/mini';
import { sha256Hex } from '../store/key.ts';
import {
  ReleaseRefusal,
  type Store,
  storedBytes,
  type TrustedKey,
  type TrustedKeys,
} from '../store/store.ts';
import { publicKeySchema } from './keys.ts';
import { contentOf, isSignedWith, parseSignedText, type SignedText } from './signatures.ts';

/*
 * Keys were a log in the store once, of entries that a shop's key signed. Nothing writes it any more. A shop that has one must
 * not be taken for a shop without keys, so it is read as it was written, until the settings name keys.
 */

const entrySchema = z.object({
  schema: z.literal(1),
  number: z.int().check(z.positive()),
  /** sha256 of the entry before, as it is stored; of nothing for the first. */
  parentHash: sha256HexSchema,
  /** The key that signs this entry. The first entry says which it is, until it is handed over. */
  shopKey: publicKeySchema,
  /** `hand-over`: `key` signs the entries that follow, in the place of the one that signs this. */
  change: z.enum(['add', 'remove', 'hand-over']),
  /** A deployable, or `*` for all. */
  remote: z.union([deployableNameSchema, z.literal('*')]),
  key: publicKeySchema,
  from: z.optional(instantSchema),
  until: z.optional(instantSchema),
});

type Entry = z.infer<typeof entrySchema>;

/** Whose signatures counted by a log, and the lines that say the same in `RELEASE_KEYS`. */
export type EarlierKeys = Pick<TrustedKeys, 'keysOf'> & { lines: string[] };

type Reading = {
  /** Entries that this machine has read before: when there are some, the store's are not asked. */
  kept?: readonly SignedText[] | undefined;
  /** The public key that must have begun the log: one that others began is none. */
  begunBy?: string | undefined;
};

/**
 * Reads the log of keys of a store; undefined where there is none.
 * Errors: refuses (422) a log that was changed, throws when the store cannot be read.
 */
export async function readEarlierKeyLog(
  store: Pick<Store, 'get'>,
  { kept = [], begunBy }: Reading = {},
): Promise<EarlierKeys | undefined> {
  const entries: Entry[] = [];
  let [shopKey, parentHash]: [string | undefined, string] = [undefined, sha256Hex('')];
  for (;;) {
    const at = `keys/${String(entries.length + 1).padStart(8, '0')}.json`;
    const known = kept[entries.length];
    const bytes = kept.length > 0 ? known && storedBytes(known) : await store.get(at);
    if (bytes === undefined) break;
    const signed = parseSignedText(bytes);
    const entry = signed && contentOf(signed, entrySchema);
    if (entries.length === 0 && begunBy !== undefined && entry?.shopKey !== begunBy) return undefined;
    const follows =
      entry?.number === entries.length + 1 &&
      entry.parentHash === parentHash &&
      entry.shopKey === (shopKey ?? entry.shopKey);
    if (!signed || !follows || !isSignedWith(entry.shopKey, 'key', signed)) throw altered(at);
    entries.push(entry);
    shopKey = entry.change === 'hand-over' ? entry.key : entry.shopKey;
    parentHash = sha256Hex(storedBytes(signed));
  }
  return entries.length === 0 ? undefined : keysIn(entries);
}

function keysIn(entries: readonly Entry[]): EarlierKeys {
  const changes = entries.filter(({ change }) => change !== 'hand-over');
  // A key that was removed and added again counts by its newest entry.
  const newest = new Map(changes.map((entry) => [`${entry.remote} ${entry.key}`, entry]));
  const added = [...newest.values()].filter(({ change }) => change === 'add');
  const isFor = (entry: Entry, remote: string): boolean => entry.remote === '*' || entry.remote === remote;
  return {
    // Of a deployable that had a key once nothing unsigned was run, also after its last key was removed.
    keysOf: (remote) =>
      changes.some((entry) => isFor(entry, remote))
        ? added.filter((entry) => isFor(entry, remote)).map(timeOf)
        : undefined,
    lines: added.map(lineOf),
  };
}

const timeOf = ({ key, from, until }: Entry): TrustedKey => ({ key, from, until });

function lineOf({ remote, key, from, until }: Entry): string {
  const times = [from && `from ${from.slice(0, 10)}`, until && `until ${until.slice(0, 10)}`].filter(Boolean);
  return `${remote === '*' ? 'all' : remote}=${key}${times.length > 0 ? ` # ${times.join(' ')}` : ''}`;
}

function altered(at: string): ReleaseRefusal {
  const message = `${at} in the release store, of the earlier log of keys, was changed: it is not believed, and nothing new is run. Name the keys in RELEASE_KEYS, or restore the file from a copy of the store.`;
  return new ReleaseRefusal(422, 'damaged_keys', message);
}
