import type { searchedSchema } from '@dana/contracts/api/searched';
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../database/schema.ts';
import type { Lang } from '../http/context.ts';
import type { Searched } from './find-products.ts';
import type { ListedIds } from './listed-ids.ts';
import { readLexicon } from './lexicon/read-lexicon.ts';
import { localise } from './localise.ts';
import { isNamed } from './named.ts';

const departmentsMax = 4;

/** What is said of a search beside what it found; null where nothing was searched for. */
export async function presentSearch(
  db: Kysely<Database>,
  { search, total }: Pick<ListedIds, 'total'> & { search: Searched },
  lang: Lang,
): Promise<z.input<typeof searchedSchema> | null> {
  if (!search) return null;
  const { corrected, someWords, leftOut, near } = search;
  const departments = total > 0 ? [] : await nearestDepartments(db, near);
  return {
    corrected,
    some_words: someWords,
    left_out: leftOut,
    departments: departments.map(({ slug, name }) => ({ slug, name: localise(name, lang) })),
  };
}

/** Where to look for what was not found: what the lexicon says comes closest, or else the departments. */
async function nearestDepartments(db: Kysely<Database>, near: string | null) {
  const categories = await db
    .selectFrom('categories')
    .select(['id', 'slug', 'name', 'parent_id'])
    .orderBy('position')
    .execute();
  const lexicon = await readLexicon(db);
  const named = near === null ? [] : categories.filter(({ name }) => isNamed(name, [near], lexicon));
  // Clothing, and not all of fashion besides.
  const closest = named.filter(({ id }) => named.every(({ parent_id }) => parent_id !== id));
  const departments = closest.length > 0 ? closest : categories.filter(({ parent_id }) => parent_id === null);
  return departments.slice(0, departmentsMax);
}
