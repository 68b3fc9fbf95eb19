import type { Lexicon } from './lexicon/lexicon.ts';
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
  /** It says what a thing is, which counts more than what is said of it. */
  isThing?: boolean;
};

/** @param isHalf – no product has the word itself: then names that have what it begins are as good as its own. */
export function unitQueryOf(unit: QueryUnit, lexicon: Lexicon, isHalf = false): UnitQuery {
  const { meantBy, begunBy } = waysBy(lexicon);
  const marked = (mark: Mark) => [
    ...meantBy(unit, mark),
    ...(isHalf ? ofWords(unit.words, (word) => begunBy(word, mark)) : []),
  ];
  return {
    typed: typedQuery(unit),
    named: either(marked(namedMark)),
    grouped: either(marked(groupedMark)),
    meant: either(meantBy(unit)),
    begun: either([...meantBy(unit), ...ofWords(unit.words, (word) => begunBy(word))]),
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

/*
 * Ways to find a word, any of which is enough. They stay one flat list as long as they can: for each product that has one
 * of them, the index weighs them all, so what is said twice is paid for twice.
 */
type Ways = string[];

function waysBy(lexicon: Lexicon) {
  const meaningsOf = (word: string, mark?: Mark, synonyms = lexicon.synonymsOf(word)): Ways => {
    const own = (entry: string) => waysFor(entry).map((way) => quote(way, mark));
    const others = synonyms.map((synonym) => ofWords(synonym.split(/[^\p{L}\p{N}]+/u).filter(Boolean), own));
    return [...own(word), ...others.flat()];
  };
  return {
    begunBy: (word: string, mark?: Mark): Ways => {
      const forms = formsOf(word);
      return [
        ...forms.map((form) => `${quote(form, mark)}:*`),
        ...forms.flatMap(lexicon.wordsFrom).flatMap((whole) => meaningsOf(whole, mark)),
      ];
    },
    meantBy: ({ words, joined }: QueryUnit, mark?: Mark): Ways => {
      const apart = ofWords(words, (word) => meaningsOf(word, mark));
      if (joined === null) return apart;
      return [...apart, ...meaningsOf(joined, mark, lexicon.synonymsOf(words.join(' ')))];
    },
  };
}

/** Of several words each must be found in one of its ways. */
function ofWords(words: string[], waysOf: (word: string) => Ways): Ways {
  const [first = '', ...others] = words;
  return others.length === 0 ? waysOf(first) : [allOf(words.map((word) => either(waysOf(word))))];
}

/** As `entriesFor`, without what another entry finds as well: a word without an article is in no document without its stem. */
function waysFor(word: string): string[] {
  const entries = entriesFor(word);
  const isByStem = formsOf(word).length === 1 && stemOf(word) !== word;
  return isByStem ? entries.filter((entry) => entry !== word) : entries;
}

// Folded words hold letters and digits only, so nothing in them can end the quotes.
const quote = (entry: string, mark?: Mark) => `'${mark ? mark(entry) : entry}'`;
type Mark = typeof namedMark;
export const allOf = (conditions: string[]): string => `(${conditions.join(' & ')})`;

/** Any of the conditions, each once, without words that one of the beginnings covers. */
export function either(conditions: string[]): string {
  const beginnings = conditions.flatMap((condition) => /^('[^']+)':\*$/.exec(condition)?.[1] ?? []);
  const isCovered = (condition: string) =>
    /^'[^']+'$/.test(condition) && beginnings.some((beginning) => condition.startsWith(beginning));
  return `(${[...new Set(conditions)].filter((condition) => !isCovered(condition)).join(' | ')})`;
}
