import * as z from 'zod/mini';
import { type Distinct, hashSpace, storedPart } from './distinct.ts';

const hashBytes = 3;

/** Three bytes each, in base64url: a third of what numbers in JSON take. */
export const distinctJsonSchema = z.object({
  hashes: z.string().check(z.maxLength(2_000), z.regex(/^(?:[\w-]{4})*$/)),
  below: z.optional(z.int().check(z.positive(), z.maximum(hashSpace))),
});

export function distinctToJson(distinct: Distinct): z.infer<typeof distinctJsonSchema> {
  const { hashes, below } = storedPart(distinct);
  const bytes = Buffer.alloc(hashes.size * hashBytes);
  for (const [index, hash] of [...hashes].entries()) bytes.writeUIntBE(hash, index * hashBytes, hashBytes);
  return { hashes: bytes.toString('base64url'), ...(below !== hashSpace && { below }) };
}

export function distinctFromJson(json: z.infer<typeof distinctJsonSchema>): Distinct {
  const bytes = Buffer.from(json.hashes, 'base64url');
  const hashes = new Set<number>();
  for (let at = 0; at < bytes.length; at += hashBytes) hashes.add(bytes.readUIntBE(at, hashBytes));
  return { hashes, below: json.below ?? hashSpace };
}
