import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { correctionOf } from './corrections.ts';
import { isInLexicon, lexiconWordsFrom, nearestTo } from './lexicon/lexicon.ts';
import { relaxed } from './relaxed.ts';
import { joinMark } from './search-document.ts';
import { formsOf, type QueryUnit, queryUnits, queryWords } from './search-words.ts';
import { allOf, entriesFor, type UnitQuery, unitQueryOf } from './unit-query.ts';

/** A search as conditions on search documents (text of the type tsquery). */
export type SearchPlan = {
  units: UnitQuery[];
  /** What is shown; null where nothing can be. */
  matches: string | null;
  /** From what fits best to all that matches; each holds the one before it. */
  tiers: string[];
  /** What was searched for instead of what was typed, because no product has that; null otherwise. */
  corrected: string | null;
  /** Whether no product has all words, and those with most of them are shown. */
  someWords: boolean;
  /** What the shop has comes closest to this; null where nothing is known to. */
  near: string | null;
};

const nothing: SearchPlan = {
  units: [],
  matches: null,
  tiers: [],
  corrected: null,
  someWords: false,
  near: null,
};

/**
 * Decides what to look for. A word that no product has, nor any of its synonyms, is taken for a mistake where one word is
 * likely to have been meant. Where no product has all words, those with most of them match.
 * @param exactly – what was typed and nothing in its place.
 * @returns null where nothing was typed: then everything matches. A text without words matches nothing.
 */
export async function planSearch(
  db: Kysely<Database>,
  query: string,
  { exactly = false } = {},
): Promise<SearchPlan | null> {
  if (query.trim() === '') return null;
  const typed = queryWords(query);
  const near = typed.map(nearestTo).find((word) => word !== undefined) ?? nearestTo(typed.join(' ')) ?? null;
  if (typed.length === 0) return nothing;
  const known = await readKnown(db, typed);
  const pairs = queryUnits(typed, known.isOne).flatMap(({ words, joined }) => (joined === null ? [] : words));
  const isRight = (word: string) => exactly || pairs.includes(word) || known.begins(word);
  const wanted = await Promise.all(typed.map((word) => (isRight(word) ? word : correct(db, word))));
  const isCorrected = wanted.some((word, index) => word !== typed[index]);
  // Corrected words may be one with their neighbours, where the mistyped ones were not.
  const { isOne } = isCorrected ? await readKnown(db, wanted) : known;
  const corrected = isCorrected ? wanted.join(' ') : null;
  const units = queryUnits(wanted, isOne).map((unit: QueryUnit) => unitQueryOf(unit));
  const all = allOf(units.map(({ begun }) => begun));
  if (units.length > 1 && !exactly && !(await isFound(db, all))) {
    const some = await relaxed(units, (condition) => isFound(db, condition));
    return { ...nothing, near, ...(some && { units, corrected, someWords: true, ...some }) };
  }
  const tiers = [
    allOf(units.map(({ named }) => named)),
    allOf(units.map(({ grouped }) => grouped)),
    allOf(units.map(({ meant }) => meant)),
    all,
  ];
  return { units, matches: all, tiers, corrected, someWords: false, near };
}

async function correct(db: Kysely<Database>, word: string): Promise<string> {
  return isInLexicon(word) ? word : ((await correctionOf(db, word)) ?? word);
}

/** Which of these words, and of their neighbours written as one, products have. */
async function readKnown(db: Kysely<Database>, words: readonly string[]) {
  const joins = words.slice(1).map((word, index) => `${words[index]}${word}`);
  const entries = [...new Set([...words.flatMap(entriesFor), ...joins, ...joins.map(joinMark)])];
  // What begins with a text comes right after it in the order of bytes: one look into the index for each.
  const { rows } = await sql<{ entry: string; next: string | null }>`
    select entry, (select s.word from search_words s where s.word >= entry order by s.word limit 1) as next
    from unnest(${entries}::text[]) as entry`.execute(db);
  const next = new Map(rows.map((row) => [row.entry, row.next]));
  const has = (entry: string) => next.get(entry) === entry;
  return {
    has,
    /** Whether two words written as one are a word of the shop, or a number with its unit (`100ml`). */
    isOne: (joined: string) => has(joined) || (/^\p{N}+\p{L}+$/u.test(joined) && has(joinMark(joined))),
    /** Whether a product has the word, a form of it, or one that begins with it. */
    begins: (word: string) =>
      entriesFor(word).some(has) ||
      formsOf(word).some((form) => next.get(form)?.startsWith(form) || lexiconWordsFrom(form).length > 0),
  };
}

// For one row PostgreSQL would rather read the table until it comes to one; for so many it looks into the index.
const lookedForRows = 100;

async function isFound(db: Kysely<Database>, condition: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select count(*) > 0 as found from (
      select from listings where document @@ ${condition}::tsquery limit ${lookedForRows}) as looked`.execute(
    db,
  );
  return rows[0]?.found ?? false;
}
