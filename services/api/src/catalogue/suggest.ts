import { foldedTokens, withoutArticle } from '@dana/contracts/text-folding';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Localised } from '../database/stored.ts';
import { findProducts } from './find-products.ts';
import { localise } from './localise.ts';
import { presentCard, type View } from './present-product.ts';
import { type QueryWord, queryWords } from './search-words.ts';
import { canBeMistyped, isOneMistakeApart } from './typos.ts';

const productsMax = 6;
const linksMax = 4;

/** What a search field offers for what was typed so far: categories and brands by name, products by everything. */
export async function suggest(db: Kysely<Database>, query: string, view: View) {
  const words = queryWords(query);
  if (words.length === 0) return { categories: [], brands: [], products: [] };
  const paging = { page: 1, perPage: productsMax, offset: 0 };
  const [categories, brands, found] = await Promise.all([
    db.selectFrom('categories').select(['id', 'slug', 'name']).orderBy('position').execute(),
    db.selectFrom('brands').select(['id', 'slug', 'name']).orderBy('position').execute(),
    findProducts(db, { search: query }, paging, view.currency),
  ]);
  const links = (rows: { id: number; slug: string; name: Localised }[]) =>
    rows
      .filter(({ name }) => isNamed(name, words))
      .slice(0, linksMax)
      .map(({ id, slug, name }) => ({ id, slug, name: localise(name, view.lang) }));
  return {
    categories: links(categories),
    brands: links(brands),
    products: found.rows.map((row) => presentCard(row, view)),
  };
}

/** Whether each word begins, calls otherwise, or nearly is a word of the name, in either language. */
function isNamed(name: Localised, words: readonly QueryWord[]): boolean {
  const tokens = foldedTokens(`${name.en ?? ''} ${name.ar ?? ''}`);
  const known = [...tokens, ...tokens.flatMap((token) => withoutArticle(token) ?? [])];
  return words.every(({ word, forms, synonyms }) =>
    known.some(
      (token) =>
        forms.some((form) => token.startsWith(form)) ||
        synonyms.includes(token) ||
        (canBeMistyped(word) && isOneMistakeApart(word, token)),
    ),
  );
}
