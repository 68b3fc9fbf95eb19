import { deployableNameSchema, instantSchema, sha256HexSchema } from '@dana/contracts/release/names';
import * as z from 'zod/mini';
import { sha256Hex } from '../store/hash.ts';
import { publicKeySchema } from './public-key.ts';
import { contentOf, isSignedWith, type SignedText, signedTextBytes } from './signed-text.ts';

/** One change of who may sign what: an entry of a log that only grows, signed with the shop's key. */
export const keyEntrySchema = z.object({
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
  /** Signatures made earlier or later do not count. */
  from: z.optional(instantSchema),
  until: z.optional(instantSchema),
  actor: z.string().check(z.maxLength(100)),
  at: instantSchema,
  reason: z.string().check(z.minLength(1), z.maxLength(500)),
});

export type KeyEntry = z.infer<typeof keyEntrySchema>;

/** Where an entry stands. Eight digits, so that names sort as numbers do. */
export const keyEntryKey = (number: number): string => `keys/${String(number).padStart(8, '0')}.json`;

export const hashOfEntry = (signed: SignedText): string => sha256Hex(signedTextBytes(signed));

/**
 * The entry that follows these, when it is one.
 * @param shopKey – the key that must have begun the log; when left out, the first entry's own word is taken.
 */
export function followingEntry(
  before: readonly SignedText[],
  signed: SignedText,
  shopKey?: string,
): KeyEntry | undefined {
  const entry = contentOf(signed, keyEntrySchema);
  const last = before.at(-1);
  const follows =
    entry !== undefined &&
    entry.number === before.length + 1 &&
    entry.parentHash === (last ? hashOfEntry(last) : sha256Hex('')) &&
    entry.shopKey === (shopKeyAfter(before) ?? shopKey ?? entry.shopKey) &&
    isSignedWith(entry.shopKey, 'key', signed);
  return follows ? entry : undefined;
}

/** The key that signs the next entry; undefined before the first. */
export function shopKeyAfter(before: readonly SignedText[]): string | undefined {
  const last = before.at(-1);
  const entry = last && contentOf(last, keyEntrySchema);
  return entry?.change === 'hand-over' ? entry.key : entry?.shopKey;
}
