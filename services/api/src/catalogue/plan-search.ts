import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { correctionOf } from './corrections.ts';
import { type Lexicon, readLexicon } from './lexicon/lexicon.ts';
import { joinMark } from './search-document.ts';
import { asTyped, formsOf, type QueryUnit, queryUnits, queryWords } from './search-words.ts';
import { allOf, either, entriesFor, type UnitQuery, unitQueryOf } from './unit-query.ts';

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
  /** The words, as they were typed, that what is shown need not have. */
  leftOut: string[];
  /** What the shop has comes closest to this; null where nothing is known to. */
  near: string | null;
};

const nothing: SearchPlan = {
  units: [],
  matches: null,
  tiers: [],
  corrected: null,
  someWords: false,
  leftOut: [],
  near: null,
};

/** A unit of a query with what was typed for it; `isInstead`: the shop has something else than that. */
type WantedUnit = RelaxedUnit & { words: string[]; isInstead: boolean };

/**
 * Decides what to look for. A word that no product has, nor any of its synonyms, is taken for a mistake where one word is
 * likely to have been meant. Where no product has all words, those with most of them match. A word for a thing is found in
 * what products are, if any are: a battery that lasts 24 hours (ساعة) is no watch.
 * @param exactly – what was typed and nothing in its place.
 * @returns null where nothing was typed: then everything matches. A text without words matches nothing.
 */
export async function planSearch(
  db: Db,
  query: string,
  { exactly = false } = {},
): Promise<SearchPlan | null> {
  if (query.trim() === '') return null;
  const typed = queryWords(query);
  if (typed.length === 0) return nothing;
  const lexicon = await readLexicon(db);
  const known = await readKnown(db, typed, lexicon);
  const pairs = queryUnits(typed, known.isOne, lexicon).flatMap(({ words, joined }) =>
    joined === null ? [] : words,
  );
  const isRight = (word: string) =>
    exactly || pairs.includes(word) || lexicon.knows(word) || known.begins(word);
  const read = await Promise.all(
    typed.map(async (word) => (isRight(word) ? null : await correctionOf(db, lexicon, word))),
  );
  const wanted = typed.flatMap((word, index) => (read[index] ?? word).split(' '));
  const near = wanted.map(lexicon.nearestTo).find(Boolean) ?? lexicon.nearestTo(wanted.join(' ')) ?? null;
  // What the shop does not have finds nothing, whichever letters it is typed with.
  const isCorrected = read.some((word) => word !== null && lexicon.nearestTo(word) === undefined);
  // Corrected words may be one with their neighbours, where the mistyped ones were not.
  const { isOne, has } = wanted.some((word, index) => word !== typed[index])
    ? await readKnown(db, wanted, lexicon)
    : known;
  const corrected = isCorrected ? wanted.join(' ') : null;
  const units = queryUnits(wanted, isOne, lexicon).map((unit) => wantedUnit(unit, lexicon, has, exactly));
  const instead = units.filter(({ isInstead }) => isInstead);
  const typedFor = new Map(
    typed.flatMap((word, index) => (read[index] ?? word).split(' ').map((part) => [part, word] as const)),
  );
  const leftOutOf = (left: readonly WantedUnit[]) =>
    asTyped(
      query,
      left.flatMap(({ words }) => words).map((word) => typedFor.get(word) ?? word),
    );
  const strict = await strictest(units, (condition) => isFound(db, condition));
  if (strict === null && units.length > 1 && !exactly) {
    const some = await relaxed(units, (condition) => isFound(db, condition));
    if (!some) return { ...nothing, near };
    const left = units.filter((unit) => unit.isInstead || !some.units.includes(unit));
    const leftOut = leftOutOf(left);
    return { ...nothing, near, ...some, corrected, someWords: true, leftOut };
  }
  if (strict === null && units.some(({ isLacking }) => isLacking)) return { ...nothing, near };
  const matches = strict ?? allOf(units.map(({ begun }) => begun));
  const tiers = [
    allOf(units.map(({ named }) => named)),
    allOf(units.map(({ grouped }) => grouped)),
    allOf([matches, ...units.map(({ meant }) => meant)]),
    matches,
  ];
  const leftOut = leftOutOf(instead);
  return { units, matches, tiers, corrected, someWords: instead.length > 0, leftOut, near };
}

function wantedUnit(
  unit: QueryUnit,
  lexicon: Lexicon,
  has: (entry: string) => boolean,
  exactly: boolean,
): WantedUnit {
  const text = unit.joined === null ? (unit.words[0] ?? '') : unit.words.join(' ');
  const instead = exactly ? undefined : lexicon.insteadOf(text);
  const isHalf = unit.joined === null && !lexicon.knows(text) && !entriesFor(text).some(has);
  const meant: QueryUnit = instead === undefined ? unit : { words: instead.split(' '), joined: null };
  return {
    ...unitQueryOf(meant, lexicon, isHalf),
    words: unit.words,
    isInstead: instead !== undefined,
    isThing: instead !== undefined || formsOf(text).some(lexicon.isThing),
    isDescribing: formsOf(text).some(lexicon.isDescribing),
    isLacking: formsOf(text).some((form) => lexicon.nearestTo(form) !== undefined),
  };
}

/** All words, as narrowly as any product has them: things by what products are, at least one of them, or anywhere. */
async function strictest(
  units: readonly WantedUnit[],
  isFound: (condition: string) => Promise<boolean>,
): Promise<string | null> {
  const things = units.filter(({ isThing }) => isThing);
  const all = units.map(({ isLacking, grouped, begun }) => (isLacking ? grouped : begun));
  const narrow = allOf(units.map(({ isThing, grouped }, index) => (isThing ? grouped : (all[index] ?? ''))));
  const ways = [narrow, allOf([...all, either(things.map(({ grouped }) => grouped))])];
  for (const way of things.length === 0 ? [allOf(all)] : ways) if (await isFound(way)) return way;
  return null;
}

/** Which of these words, and of their neighbours written as one, products have. */
async function readKnown(db: Db, words: readonly string[], lexicon: Lexicon) {
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
      formsOf(word).some((form) => next.get(form)?.startsWith(form) || lexicon.wordsFrom(form).length > 0),
  };
}

// For one row PostgreSQL would rather read the table until it comes to one; for so many it looks into the index.
const lookedForRows = 100;

async function isFound(db: Db, condition: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select count(*) > 0 as found from (
      select from listings where document @@ ${condition}::tsquery limit ${lookedForRows}) as looked`.execute(
    db,
  );
  return rows[0]?.found ?? false;
}

/** A unit of a query, with what it is: only what says what a thing is can stand alone. */
type RelaxedUnit = UnitQuery & {
  isThing: boolean;
  isDescribing: boolean;
  /** It is known as something that the shop does not have. */
  isLacking: boolean;
};

type Relaxed = { units: RelaxedUnit[]; matches: string; tiers: string[] };

/** What must be found of these units: things by what products are, all else by what is said of them. */
const strictly = (units: readonly RelaxedUnit[]): string =>
  allOf(units.map(({ isThing, isLacking, grouped, meant }) => (isThing || isLacking ? grouped : meant)));

/**
 * The most words that some product has, where none has all. A word for a thing stays before one that describes it, and may
 * stay alone; other words only if they are half of all, and something is unknown of them alone.
 * @param isFound – whether any product meets a condition.
 * @returns null where no product has so many; `units` are those that were kept.
 */
async function relaxed(
  all: readonly RelaxedUnit[],
  isFound: (condition: string) => Promise<boolean>,
): Promise<Relaxed | null> {
  const found = await Promise.all(all.map((unit) => isFound(strictly([unit]))));
  const known = all.filter((_, index) => found[index]);
  const hasThing = known.some(({ isThing }) => isThing);
  if (!hasThing && all.some(({ isLacking }) => isLacking)) return null;
  const fewest = hasThing ? 1 : Math.ceil(all.length / 2);
  const isUnknownLeft = known.length < all.length;
  const isAnswer = (units: readonly RelaxedUnit[]) =>
    hasThing
      ? units.some(({ isThing }) => isThing)
      : !(isUnknownLeft && units.every(({ isDescribing }) => isDescribing));
  for (let count = Math.min(known.length, all.length - 1); count >= fewest; count -= 1) {
    const choices = choicesOf(known, count).filter(isAnswer).toSorted(byThings);
    if (choices.length === 0 || !(await isFound(either(choices.map(strictly))))) continue;
    for (const units of choices) {
      const matches = strictly(units);
      if (!(await isFound(matches))) continue;
      const named = allOf([matches, either(units.map(({ named }) => named))]);
      const grouped = allOf([matches, either(units.map(({ grouped }) => grouped))]);
      // What has one of them in its name or its groups leaves those aside that merely mention one.
      const most = (await isFound(grouped)) ? grouped : matches;
      return { units, matches: most, tiers: [named, most] };
    }
  }
  return null;
}

const thingsIn = (units: readonly RelaxedUnit[]) => units.filter(({ isThing }) => isThing).length;
const byThings = (a: readonly RelaxedUnit[], b: readonly RelaxedUnit[]) => thingsIn(b) - thingsIn(a);

/** All ways to choose so many of the items. */
function choicesOf<Item>(items: readonly Item[], count: number): Item[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) =>
    choicesOf(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]),
  );
}
