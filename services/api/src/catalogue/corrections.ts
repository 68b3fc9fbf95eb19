import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { lexiconWords, nearestTo } from './lexicon/lexicon.ts';
import { canBeMistyped, unlikeness, withoutOneLetter } from './typos.ts';

/**
 * The word that a mistyped one must have meant: of the shop's words and of those that mean something here the one most
 * like it. Null where there is none, and for words that are known for what the shop does not have.
 */
export async function correctionOf(db: Kysely<Database>, word: string): Promise<string | null> {
  if (!canBeMistyped(word) || nearestTo(word) !== undefined) return null;
  const shorter = withoutOneLetter(word);
  const { rows } = await sql<{ word: string }>`
    select word from search_words where word = any(${shorter}::text[])
    union select word from search_typos where variant = any(${[word, ...shorter]}::text[])`.execute(db);
  const known = new Set(lexiconWords);
  const candidates = [...new Set([...rows.map((row) => row.word), ...lexiconWords])].flatMap((candidate) => {
    const distance = unlikeness(word, candidate);
    // Of two alike, what things are called before what is merely said of one.
    return distance === null ? [] : [{ candidate, order: distance * 2 + (known.has(candidate) ? 0 : 1) }];
  });
  candidates.sort((a, b) => a.order - b.order || a.candidate.localeCompare(b.candidate));
  return candidates[0]?.candidate ?? null;
}
