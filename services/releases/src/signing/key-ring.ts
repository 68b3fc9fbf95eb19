import type { KeyEntry } from './key-entry.ts';
import { keyIdOf } from './public-key.ts';
import { contentOf, isSignedWith, type SignedText } from './signed-text.ts';
import { type ReleaseStatement, releaseStatementSchema } from './release-statement.ts';

/** Who may sign what, after a number of entries. Never changes. */
export type KeyRing = {
  /** How many entries it was made from: 0 before any key was ever set. */
  number: number;
  entries: readonly KeyEntry[];
  /** Once a deployable had a key, nothing unsigned of it is run, also when the last key was removed. */
  isNeeded: (remote: string) => boolean;
  /** Keys that may sign this deployable now. */
  keysOf: (remote: string) => KeyEntry[];
  /** What a good signature says; `undefined` for one that does not count, by a key that is not for what it names. */
  read: (signed: SignedText) => ReleaseStatement | undefined;
};

export function keyRingOf(entries: readonly KeyEntry[]): KeyRing {
  const isFor = (entry: KeyEntry, remote: string): boolean => entry.remote === '*' || entry.remote === remote;
  const changes = entries.filter(({ change }) => change !== 'hand-over');
  // A key that was removed and added again counts by its newest entry.
  const newest = new Map(changes.map((entry) => [`${entry.remote} ${entry.key}`, entry]));
  const added = [...newest.values()].filter(({ change }) => change === 'add');
  const keysOf = (remote: string): KeyEntry[] => added.filter((entry) => isFor(entry, remote));
  return {
    number: entries.length,
    entries,
    isNeeded: (remote) => changes.some((entry) => isFor(entry, remote)),
    keysOf,
    read(signed) {
      const statement = contentOf(signed, releaseStatementSchema);
      if (!statement) return undefined;
      const isGood = keysOf(statement.remote).some(
        (entry) =>
          keyIdOf(entry.key) === signed.key &&
          isWithin(entry, statement.signedAt) &&
          isSignedWith(entry.key, 'release', signed),
      );
      return isGood ? statement : undefined;
    },
  };
}

/** Whether an instant lies in the time that a key was given. */
export function isWithin({ from, until }: Pick<KeyEntry, 'from' | 'until'>, instant: string): boolean {
  const at = Date.parse(instant);
  return (from === undefined || Date.parse(from) <= at) && (until === undefined || at <= Date.parse(until));
}
