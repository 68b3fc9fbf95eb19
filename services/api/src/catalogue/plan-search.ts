import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { nearSynonyms, type QueryWord, queryWords, synonymsOf } from './search-words.ts';
import { canBeMistyped, isOneMistakeApart, withoutOneLetter } from './typos.ts';

/** A search as conditions on search documents (text of the type tsquery), the widest first. */
export type SearchPlan = {
  /** Each word as typed, as a prefix, by a synonym, or with one letter wrong. */
  matches: string;
  /** Each word as typed. Ranks above the rest. */
  hasWords: string;
  /** Each word as typed, and in the name. Ranks highest. */
  hasWordsInName: string;
};

/**
 * Decides what to look for. A word that no product has, nor any of its synonyms, is taken for a mistake and
 * replaced by the words one letter away. Null for a query without words: then everything matches.
 */
export async function planSearch(db: Kysely<Database>, query: string): Promise<SearchPlan | null> {
  const words = queryWords(query);
  if (words.length === 0) return null;
  const known = await findKnown(db, words);
  const alternatives = await Promise.all(
    words.map(async (word, index) => {
      const prefixes = word.forms.map((form) => `${quote(form)}:*`);
      const others =
        known[index] || word.synonyms.length > 0 ? word.synonyms : await wordsMeantBy(db, word.word);
      return `(${[...prefixes, ...others.map(phrase)].join(' | ')})`;
    }),
  );
  return {
    matches: alternatives.join(' & '),
    hasWords: words.map(({ word }) => quote(word)).join(' & '),
    hasWordsInName: words.map(({ word }) => `${quote(word)}:A`).join(' & '),
  };
}

/** For each word whether any document has a word that begins with it. */
async function findKnown(db: Kysely<Database>, words: QueryWord[]): Promise<boolean[]> {
  const forms = [...new Set(words.flatMap((word) => word.forms))];
  // What begins with a text comes right after it in the order of bytes: one look into the index for each form.
  const { rows } = await sql<{ form: string; next: string | null }>`
    select form, (select s.word from search_words s where s.word >= form order by s.word limit 1) as next
    from unnest(${forms}::text[]) as form`.execute(db);
  const known = new Set(rows.filter(({ form, next }) => next?.startsWith(form)).map(({ form }) => form));
  return words.map((word) => word.forms.some((form) => known.has(form)));
}

/** The words that a mistyped one may have meant, with their synonyms. */
async function wordsMeantBy(db: Kysely<Database>, word: string): Promise<string[]> {
  const near = nearSynonyms(word);
  if (canBeMistyped(word)) {
    const shorter = withoutOneLetter(word);
    const { rows } = await sql<{ word: string }>`
      select word from search_words where word = any(${shorter}::text[])
      union select word from search_typos where variant = any(${[word, ...shorter]}::text[])`.execute(db);
    near.push(...rows.map((row) => row.word).filter((candidate) => isOneMistakeApart(word, candidate)));
  }
  return [...new Set([...near, ...synonymsOf(near)])];
}

// Folded words hold letters and digits only, so nothing in them can end the quotes.
function quote(word: string): string {
  return `'${word}'`;
}

function phrase(words: string): string {
  return `(${words
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(quote)
    .join(' & ')})`;
}
