import { lexiconWordsFrom, synonymsOf } from './lexicon/lexicon.ts';
import { groupedMark, joinMark, namedMark } from './search-document.ts';
import { formsOf, type QueryUnit } from './search-words.ts';
import { stemOf } from './word-forms.ts';

/**
 * A unit of a query as conditions on search documents (text of the type tsquery). `named` and `grouped` are the same
 * condition where only names, or names and groups, count.
 */
export type UnitQuery = {
  /** As typed, however it is spaced. */
  typed: string;
  named: string;
  grouped: string;
  /** Also by another number or gender, or by a synonym. */
  meant: string;
  /** Also by how a word begins. */
  begun: string;
};

export function unitQueryOf(unit: QueryUnit): UnitQuery {
  return {
    typed: typedQuery(unit),
    named: meantQuery(unit, namedMark),
    grouped: meantQuery(unit, groupedMark),
    meant: meantQuery(unit),
    begun: either([meantQuery(unit), allOf(unit.words.map(begunQuery))]),
  };
}

/** The entries of documents by which a word is found itself: as it is, by its stem, written as one. */
export function entriesFor(word: string): string[] {
  const stem = stemOf(word);
  return [...new Set([...formsOf(word), stem, `~${stem}`, joinMark(word)])];
}

function typedQuery({ words, joined }: QueryUnit): string {
  // Of two that are one, side by side: 14 somewhere and an inch elsewhere are no 14 inches.
  const side = joined === null ? words : [joined];
  return allOf(side.map((word) => either([word, joinMark(word)].map((entry) => quote(entry)))));
}

function begunQuery(word: string): string {
  const forms = formsOf(word);
  const named = forms.flatMap(lexiconWordsFrom).map((whole) => wordQuery(whole));
  return either([...forms.map((form) => `'${form}':*`), ...named]);
}

function meantQuery({ words, joined }: QueryUnit, mark?: Mark): string {
  const apart = allOf(words.map((word) => wordQuery(word, mark)));
  return joined === null ? apart : either([apart, wordQuery(joined, mark, synonymsOf(words.join(' ')))]);
}

function wordQuery(word: string, mark?: Mark, synonyms = synonymsOf(word)): string {
  const own = entriesFor(word).map((entry) => quote(entry, mark));
  const others = synonyms.map((synonym) =>
    allOf(
      synonym
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean)
        .map((part) => either(entriesFor(part).map((entry) => quote(entry, mark)))),
    ),
  );
  return either([...own, ...others]);
}

// Folded words hold letters and digits only, so nothing in them can end the quotes.
const quote = (entry: string, mark?: Mark) => `'${mark ? mark(entry) : entry}'`;
type Mark = typeof namedMark;
export const either = (conditions: string[]): string => `(${[...new Set(conditions)].join(' | ')})`;
export const allOf = (conditions: string[]): string => `(${conditions.join(' & ')})`;
