import {
  deployableNameSchema,
  instantSchema,
  integritySchema,
  sha256HexSchema,
  versionSchema,
} from '@dana/contracts/release/names';
import * as z from 'zod/mini';
import { checkedDeployable, checkedVersion } from '../store/key.ts';
import { parsedAs, ReleaseRefusal, type Store, type TrustedKey, type TrustedKeys } from '../store/store.ts';
import { isSignatureOf, keyIdOf, type SigningKey } from './keys.ts';

/** A text with its signature, as it is stored and sent. The text is signed as it stands, never written again. */
export const signedTextSchema = z.object({
  text: z.string().check(z.maxLength(4_000)),
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

type ReleaseStatement = z.infer<typeof releaseStatementSchema>;
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
    remote,
    version,
    treeHash,
    manifest,
    interfaces,
    signedAt,
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
export const parseSignedText = (bytes: Uint8Array | undefined): SignedText | undefined =>
  parsedAs(signedTextSchema, bytes);

/** What is written in a signed text; undefined when it is not of the form. */
export const contentOf = <Content>(
  { text }: SignedText,
  schema: { safeParse: (value: unknown) => { data?: Content | undefined } },
): Content | undefined => parsedAs(schema, text);

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

/**
 * What was signed of a stored release; undefined for a deployable of which also what nobody signed may run.
 * Errors: refuses (422) a release that none of its team's keys signed as it is.
 */
export async function assertStoredSigned(
  store: Pick<Store, 'get' | 'list'>,
  trusted: TrustedKeys,
  facts: SignedFacts,
): Promise<ReleaseStatement[] | undefined> {
  const keys = trusted.keysOf(facts.remote);
  if (!keys) return undefined;
  return assertSigned(keys, facts, await readSignatures(store, facts.remote, facts.version));
}

/**
 * As `assertStoredSigned`, with the signatures at hand.
 * @param advice – what to do about a refusal, as sentences.
 * @returns what those say that count, one at least.
 */
export function assertSigned(
  keys: readonly TrustedKey[],
  facts: SignedFacts,
  signatures: readonly SignedText[],
  advice = storedAdvice,
): ReleaseStatement[] {
  const good = signatures.flatMap((signed) => {
    const statement = contentOf(signed, releaseStatementSchema);
    const isGood =
      statement && isAbout(statement, facts) && keys.some((key) => holds(key, signed, statement));
    return isGood ? [statement] : [];
  });
  if (good.length > 0) return good;
  throw notSigned(keys, facts, signatures, advice);
}

const storedAdvice = (remote: string): string =>
  `It is not used. Publish the same build of ${remote} again with one of them, or a new version.`;

/** For readers that can do without one release: `false` for one that is not signed, rethrows all else. */
export function falseWhenUnsigned(error: unknown): false {
  if (error instanceof ReleaseRefusal && error.code === 'not_signed') return false;
  throw error;
}

const isAbout = (statement: ReleaseStatement, facts: SignedFacts): boolean =>
  statement.remote === facts.remote &&
  statement.version === facts.version &&
  statement.treeHash === facts.treeHash &&
  statement.manifest === facts.manifest;

function holds(
  { key, from, until }: TrustedKey,
  signed: SignedText,
  { signedAt }: ReleaseStatement,
): boolean {
  const at = Date.parse(signedAt);
  const isInTime =
    (from === undefined || Date.parse(from) <= at) && (until === undefined || at <= Date.parse(until));
  return keyIdOf(key) === signed.key && isInTime && isSignedWith(key, 'release', signed);
}

function notSigned(
  keys: readonly TrustedKey[],
  facts: SignedFacts,
  signatures: readonly SignedText[],
  advice: (remote: string) => string,
): ReleaseRefusal {
  const { remote, version } = facts;
  const known = keys.map(({ key }) => keyIdOf(key));
  const ids =
    known.length > 0 ? `Keys of ${remote}: ${known.join(', ')}.` : `RELEASE_KEYS names no key of ${remote}.`;
  const message = `${remote}@${version} ${whyNot(known, facts, signatures)}. ${ids} ${advice(remote)}`;
  return new ReleaseRefusal(422, 'not_signed', message, { remote, version, keys: known, path: 'signature' });
}

function whyNot(known: readonly string[], facts: SignedFacts, signatures: readonly SignedText[]): string {
  const [signed] = signatures;
  if (!signed) return 'is not signed';
  const statement = contentOf(signed, releaseStatementSchema);
  if (!statement || !isAbout(statement, facts)) return 'has a signature of something else';
  return known.includes(signed.key)
    ? `has a signature that does not hold, by ${signed.key}`
    : `is signed by ${signed.key}, which is no key of it`;
}
