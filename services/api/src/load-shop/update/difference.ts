import { isDeepStrictEqual } from 'node:util';
import type { Kind } from '../format/catalogue-format.ts';
import type { SaidEntry } from '../write/write-entries.ts';

/** What the folder said of an entry last; `source` is null where an earlier release did not note it. */
export type KnownEntry = {
  kind: Kind;
  key: string;
  source: object | null;
  /** Since when the folder says so. */
  loadedAt: Date;
  isWithdrawn: boolean;
};

/** An entry that an update is about, with what the folder said of it before, if anything is known. */
export type ChangedEntry = SaidEntry & { before: KnownEntry | null };

/** What an update does. An entry that comes back is new. */
export type Difference = {
  added: ChangedEntry[];
  changed: ChangedEntry[];
  withdrawn: KnownEntry[];
};

/** Compares what a folder says with what it said last. */
export function differenceOf(known: readonly KnownEntry[], said: readonly SaidEntry[]): Difference {
  const before = new Map(known.map((entry) => [nameOf(entry), entry]));
  const after = new Set(said.map(nameOf));
  const entries = said.map((entry) => ({ ...entry, before: before.get(nameOf(entry)) ?? null }));
  const isThere = ({ before: last }: ChangedEntry) => last !== null && !last.isWithdrawn;
  return {
    added: entries.filter((entry) => !isThere(entry)),
    changed: entries.filter(
      (entry) => isThere(entry) && !isDeepStrictEqual(entry.before?.source, entry.source),
    ),
    withdrawn: known.filter((entry) => !entry.isWithdrawn && !after.has(nameOf(entry))),
  };
}

/** Whether an update would do nothing. */
export const isNothing = ({ added, changed, withdrawn }: Difference): boolean =>
  added.length + changed.length + withdrawn.length === 0;

export const nameOf = ({ kind, key }: { kind: Kind; key: string }): string => `${kind} ${key}`;
