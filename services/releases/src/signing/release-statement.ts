import {
  deployableNameSchema,
  instantSchema,
  integritySchema,
  sha256HexSchema,
  versionSchema,
} from '@dana/contracts/release/names';
import * as z from 'zod/mini';
import { type SignedText, signText } from './signed-text.ts';
import type { SigningKey } from './signing-key.ts';

/**
 * All that a team signs of a release. The tree hash covers every file; the manifest names entry, routes, slots and hashes;
 * the interfaces are what the gate judges by. Nothing else of a release is stored.
 */
const statementSchema = z.object({
  schema: z.literal(1),
  remote: deployableNameSchema,
  version: versionSchema,
  treeHash: sha256HexSchema,
  /** Hash of the manifest's bytes as they are stored. */
  manifest: integritySchema,
  /** Hash of the interfaces' bytes as they are stored; null for a build that wrote none. */
  interfaces: z.nullable(integritySchema),
  signedAt: instantSchema,
});

export type ReleaseStatement = z.infer<typeof statementSchema>;
/** What a signature is compared with. */
export type SignedFacts = Pick<ReleaseStatement, 'remote' | 'version' | 'treeHash' | 'manifest'>;

export const releaseStatementSchema = statementSchema;

/** Signs a release. @param interfaces – hash of its interfaces; null when there are none. */
export function signRelease(
  facts: SignedFacts & { interfaces: string | null },
  key: SigningKey,
  now = new Date(),
): SignedText {
  const { remote, version, treeHash, manifest, interfaces } = facts;
  const statement: ReleaseStatement = {
    schema: 1,
    ...{ remote, version, treeHash, manifest, interfaces },
    signedAt: now.toISOString(),
  };
  return signText('release', statement, key);
}
