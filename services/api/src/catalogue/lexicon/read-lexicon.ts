import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type Lexicon, lexiconOf } from './lexicon.ts';
import type { WordGroup } from './word-group.ts';

/** The kind of catalogue entries that hold a shop's own words. */
const kind = 'searchWords';
const kept = new WeakMap<Kysely<Database>, { version: string; lexicon: Lexicon }>();

/** The words of this shop: the built-in ones, and those of its catalogue as it is now. Made anew when these change. */
export async function readLexicon(db: Kysely<Database>): Promise<Lexicon> {
  // Few rows, found by the primary key: cheaper than reading and folding them for each search.
  const { rows } = await sql<{ version: string }>`
    select count(*) || ' ' || coalesce(max(loaded_at)::text, '') as version
    from catalogue_entries where kind = ${kind} and withdrawn_at is null`.execute(db);
  const version = rows[0]?.version ?? '';
  const last = kept.get(db);
  if (last?.version === version) return last.lexicon;
  const entries = await db
    .selectFrom('catalogue_entries')
    .select('entry')
    .where('kind', '=', kind)
    .where('withdrawn_at', 'is', null)
    .orderBy('key')
    .execute();
  // Checked when they were loaded.
  const lexicon = lexiconOf(entries.map(({ entry }) => entry as unknown as WordGroup));
  kept.set(db, { version, lexicon });
  return lexicon;
}
