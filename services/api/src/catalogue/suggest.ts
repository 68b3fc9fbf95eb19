import type { searchedSchema } from '@dana/contracts/api/searched';
import { foldedTokens } from '@dana/contracts/text-folding';
import type * as z from 'zod/mini';
import type { Db } from '../database/schema.ts';
import type { Localised } from '../database/stored.ts';
import type { Lang } from '../http/context.ts';
import type { ListedIds } from './facets.ts';
import { findProducts, type Searched } from './find-products.ts';
import { type Lexicon, readLexicon } from './lexicon/lexicon.ts';
import { localise } from './localise.ts';
import { presentCard, type View } from './present-product.ts';
import { formsOf, queryWords } from './search-words.ts';
import { stemOf } from './word-forms.ts';

const productsMax = 6;
const linksMax = 4;

/** What a search field offers for what was typed so far: categories and brands by name, products by everything. */
export async function suggest(db: Db, query: string, view: View) {
  if (queryWords(query).length === 0) return { categories: [], brands: [], products: [] };
  const paging = { page: 1, perPage: productsMax, offset: 0 };
  const [lexicon, categories, brands, found] = await Promise.all([
    readLexicon(db),
    db.selectFrom('categories').select(['id', 'slug', 'name']).orderBy('position').execute(),
    db.selectFrom('brands').select(['id', 'slug', 'name']).orderBy('position').execute(),
    findProducts(db, { search: query }, paging, view.currency),
  ]);
  // As it was corrected: what is offered under the label of a correction belongs to it.
  const words = queryWords(found.search?.corrected ?? query);
  const links = (rows: { id: number; slug: string; name: Localised }[]) =>
    rows
      .filter(({ name }) => isNamed(name, words, lexicon))
      .slice(0, linksMax)
      .map(({ id, slug, name }) => ({ id, slug, name: localise(name, view.lang) }));
  return {
    categories: links(categories),
    brands: links(brands),
    products: found.rows.map((row) => presentCard(row, view)),
    search: await presentSearch(db, found, view.lang),
  };
}

const departmentsMax = 4;

/** What is said of a search beside what it found; null where nothing was searched for. */
export async function presentSearch(
  db: Db,
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
async function nearestDepartments(db: Db, near: string | null) {
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

/** Whether each folded word begins a word of the name, is one in another form, or means one, in either language. */
function isNamed(name: Localised, words: readonly string[], lexicon: Lexicon): boolean {
  const tokens = foldedTokens(`${name.en ?? ''} ${name.ar ?? ''}`);
  const forms = tokens.flatMap(formsOf);
  const stems = new Set(tokens.map(stemOf));
  return words.every((word) => {
    const others = [word, ...lexicon.synonymsOf(word)].filter((other) => !other.includes(' '));
    return (
      formsOf(word).some((form) => forms.some((token) => token.startsWith(form))) ||
      others.some((other) => stems.has(stemOf(other)))
    );
  });
}
