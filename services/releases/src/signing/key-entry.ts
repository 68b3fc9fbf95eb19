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
  /** The key that signs the entries of this log. The first entry says which it is. */
  shopKey: publicKeySchema,
  change: z.enum(['add', 'remove']),
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
 * @param shopKeys – the keys that may sign it; when left out, the one that the first entry names.
 */
export function followingEntry(
  before: readonly SignedText[],
  signed: SignedText,
  shopKeys?: readonly string[],
): KeyEntry | undefined {
  const entry = contentOf(signed, keyEntrySchema);
  const [first] = before;
  const last = before.at(-1);
  const believed = shopKeys ?? [(first ? contentOf(first, keyEntrySchema) : entry)?.shopKey ?? ''];
  const follows =
    entry !== undefined &&
    entry.number === before.length + 1 &&
    entry.parentHash === (last ? hashOfEntry(last) : sha256Hex('')) &&
    believed.includes(entry.shopKey) &&
    isSignedWith(entry.shopKey, 'key', signed);
  return follows ? entry : undefined;
}
