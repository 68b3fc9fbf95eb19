import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Localised } from '../database/stored.ts';
import { findProducts } from './find-products.ts';
import { localise } from './localise.ts';
import { readLexicon } from './lexicon/read-lexicon.ts';
import { presentCard, type View } from './present-product.ts';
import { isNamed } from './named.ts';
import { presentSearch } from './present-search.ts';
import { queryWords } from './search-words.ts';

const productsMax = 6;
const linksMax = 4;

/** What a search field offers for what was typed so far: categories and brands by name, products by everything. */
export async function suggest(db: Kysely<Database>, query: string, view: View) {
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
