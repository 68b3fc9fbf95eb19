import { type RawBuilder, type SqlBool, sql } from 'kysely';

// Enough for a whole name; every word is one more condition.
const wordsMax = 5;

/** One condition for each word of a search: `text` has it somewhere, in capitals or not. */
export function containing(text: RawBuilder<unknown>, search: string | undefined): RawBuilder<SqlBool>[] {
  const words = (search ?? '').split(/\s+/).filter(Boolean).slice(0, wordsMax);
  return words.map((word) => {
    const like = `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    return sql<SqlBool>`${text} ilike ${like}`;
  });
}
