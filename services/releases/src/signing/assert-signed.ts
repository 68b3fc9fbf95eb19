import { ReleaseRefusal } from '../store/refusal.ts';
import type { Store } from '../store/store.ts';
import { keyIdOf } from './public-key.ts';
import type { KeyRing } from './key-ring.ts';
import { type ReleaseStatement, releaseStatementSchema, type SignedFacts } from './release-statement.ts';
import { readSignatures } from './signatures.ts';
import { contentOf, type SignedText } from './signed-text.ts';

/**
 * What was signed of a stored release; undefined for a deployable that never had a key, of which anything may run.
 * Errors: refuses (422) a release that none of its team's keys signed as it is.
 */
export async function assertStoredSigned(
  store: Pick<Store, 'get' | 'list'>,
  ring: KeyRing,
  facts: SignedFacts,
): Promise<ReleaseStatement[] | undefined> {
  if (!ring.isNeeded(facts.remote)) return undefined;
  const found = await readSignatures(store, facts.remote, facts.version);
  return assertSigned(ring, facts, found);
}

/**
 * As `assertStoredSigned`, with the signatures at hand.
 * @param advice – what to do about a refusal, as sentences.
 * @returns what those say that count, one at least.
 */
export function assertSigned(
  ring: KeyRing,
  facts: SignedFacts,
  signatures: readonly SignedText[],
  advice = storedAdvice,
): ReleaseStatement[] {
  const good = signatures.flatMap((signed) => {
    const statement = ring.read(signed);
    return statement && isAbout(statement, facts) ? [statement] : [];
  });
  if (good.length > 0) return good;
  throw notSigned(ring, facts, signatures, advice);
}

const storedAdvice = (remote: string): string =>
  `It is not used. Publish a new version with one of them, or sign this one: pnpm release keys sign-existing ${remote}`;

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

function notSigned(
  ring: KeyRing,
  facts: SignedFacts,
  signatures: readonly SignedText[],
  advice: (remote: string) => string,
): ReleaseRefusal {
  const { remote, version } = facts;
  const known = ring.keysOf(remote).map(({ key }) => keyIdOf(key));
  const keys =
    known.length > 0
      ? `Keys of ${remote}: ${known.join(', ')}.`
      : `${remote} has no key${ring.number > 0 ? ' any more' : ' that is believed here'}.`;
  return new ReleaseRefusal(
    422,
    'not_signed',
    `${remote}@${version} ${whyNot(ring, facts, signatures)}. ${keys} ${advice(remote)}`,
    { remote, version, keys: known, path: 'signature' },
  );
}

function whyNot(ring: KeyRing, facts: SignedFacts, signatures: readonly SignedText[]): string {
  const [signed] = signatures;
  if (!signed) return 'is not signed';
  const statement = contentOf(signed, releaseStatementSchema);
  if (!statement || !isAbout(statement, facts)) return 'has a signature of something else';
  const isKnown = ring.keysOf(facts.remote).some(({ key }) => keyIdOf(key) === signed.key);
  return isKnown
    ? `has a signature that does not hold, by ${signed.key}`
    : `is signed by ${signed.key}, which is no key of it`;
}
