import {
  deployableNameSchema,
  instantSchema,
  integritySchema,
  sha256HexSchema,
  versionSchema,
} from '@dana/contracts/release/names';
import * as z from 'zod/mini';
import { checkedDeployable, checkedVersion } from '../store/key.ts';
import type { Store } from '../store/store.ts';
import { isSignatureOf, type SigningKey } from './keys.ts';

/** A text with its signature, as it is stored and sent. The text is signed as it stands, never written again. */
export const signedTextSchema = z.object({
  text: z.string().check(z.maxLength(4_000)),
  /** Id of the key. */
  key: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  signature: z.string().check(z.regex(/^[A-Za-z0-9_-]{86}$/)),
});

export type SignedText = z.infer<typeof signedTextSchema>;

/**
 * All that a team signs of a release. The tree hash covers every file; the manifest names entry, routes, slots and hashes;
 * the interfaces are what the gate judges by. Nothing else of a release is stored.
 */
export const releaseStatementSchema = z.object({
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

export type ReleaseStatement = z.infer<typeof releaseStatementSchema>;
/** What a signature is compared with. */
export type SignedFacts = Pick<ReleaseStatement, 'remote' | 'version' | 'treeHash' | 'manifest'>;

/** Signs a release. @param interfaces – hash of its interfaces; null when there are none. */
export function signRelease(
  { remote, version, treeHash, manifest, interfaces }: SignedFacts & { interfaces: string | null },
  key: SigningKey,
  now = new Date(),
): SignedText {
  const signedAt = now.toISOString();
  const statement: ReleaseStatement = {
    schema: 1,
    ...{ remote, version, treeHash, manifest, interfaces, signedAt },
  };
  const text = JSON.stringify(statement);
  return { text, key: key.id, signature: key.sign(signedAs('release', text)) };
}

/** What a text is signed as: a signature for one is none for the other. `key`: an entry of the earlier log of keys. */
type Purpose = 'release' | 'key';

const signedAs = (purpose: Purpose, text: string): string => `dana ${purpose} 1\n${text}`;

/** Whether the text was signed for this purpose with the private half of this key. */
export const isSignedWith = (publicText: string, purpose: Purpose, signed: SignedText): boolean =>
  isSignatureOf(publicText, signedAs(purpose, signed.text), signed.signature);

/** A stored or sent signed text; undefined for what is none. */
export function parseSignedText(bytes: Uint8Array | undefined): SignedText | undefined {
  try {
    return bytes && signedTextSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return undefined;
  }
}

/** The bytes under which it is kept. */
export const signedTextBytes = (signed: SignedText): Uint8Array =>
  new TextEncoder().encode(`${JSON.stringify(signed)}\n`);

/** What is written in a signed text; undefined when it is not of the form. */
export function contentOf<Schema extends z.core.$ZodType>(
  { text }: SignedText,
  schema: Schema,
): z.output<Schema> | undefined {
  try {
    return z.parse(schema, JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Where the signatures of a release lie. There can be several, so that keys can be exchanged while it is live. */
export const signaturesOf = (remote: string, version: string): string =>
  `signatures/${checkedDeployable(remote)}/${checkedVersion(version)}`;

/** All signatures that lie beside a release, whether they count or not. */
export async function readSignatures(
  store: Pick<Store, 'get' | 'list'>,
  remote: string,
  version: string,
): Promise<SignedText[]> {
  const keys = await store.list(signaturesOf(remote, version));
  const found = await Promise.all(keys.map((key) => store.get(key)));
  return found.flatMap((bytes) => parseSignedText(bytes) ?? []);
}
