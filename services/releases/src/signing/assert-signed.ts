import { ReleaseRefusal } from '../store/refusal.ts';
import type { Store, TrustedKey, TrustedKeys } from '../store/store.ts';
import { keyIdOf } from './keys.ts';
import {
  contentOf,
  isSignedWith,
  type ReleaseStatement,
  readSignatures,
  releaseStatementSchema,
  type SignedFacts,
  type SignedText,
} from './signatures.ts';

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
  return new ReleaseRefusal(
    422,
    'not_signed',
    `${remote}@${version} ${whyNot(known, facts, signatures)}. ${ids} ${advice(remote)}`,
    { remote, version, keys: known, path: 'signature' },
  );
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
