import { foldedTokens, withoutArticle } from '@dana/contracts/text-folding';
import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import type { Localised, StoredAttribute, StoredPicture } from '../database/stored.ts';
import { stemOf } from './word-forms.ts';

/** What a product is found by, from what names it best to what merely mentions it. */
type SearchFields = {
  names: (string | undefined)[];
  groups: (string | undefined)[];
  features: (string | undefined)[];
  /** Sentences: their words count as features, but two of them side by side are no name. */
  prose: (string | undefined)[];
};

type SearchDocument = { document: string; words: string[]; marks: string[] };

// Beyond this a word is no word, and the index would refuse very long ones.
const wordLengthMax = 64;

/** The mark before two neighbours written as one: `+tshirt` is a T-shirt. */
export const joinMark = (joined: string): string => `+${joined}`;

/** The mark before what is left of an Arabic word without vowels, by which it is found in Latin letters. */
export const skeletonMark = (skeleton: string): string => `#${skeleton}`;

/** The mark before an entry of a name: an index then finds it without a look at the documents, as weights would need. */
export const namedMark = (entry: string): string => `=${entry}`;
/** The mark before an entry of a name, brand, category or tag. */
export const groupedMark = (entry: string): string => `/${entry}`;

/**
 * The search document of a product, as text of the type tsvector: folded words of both languages, their stems, and
 * neighbours written as one; those of names and groups once more under their marks.
 */
export function searchDocumentOf({ names, groups, features, prose }: SearchFields): SearchDocument {
  const entries = new Set<string>();
  const words = new Set<string>();
  const add = (texts: (string | undefined)[], marks: Mark[], joins: boolean) => {
    for (const tokens of texts.map(wordsOf)) {
      for (const [index, word] of tokens.entries()) {
        words.add(word);
        const before = joins ? tokens[index - 1] : undefined;
        for (const entry of entriesOf(word, before))
          for (const mark of [plain, ...marks]) entries.add(mark(entry));
      }
    }
  };
  add(names, [namedMark, groupedMark], true);
  add(groups, [groupedMark], true);
  add(features, [], true);
  add(prose, [], false);
  // Folded words hold letters and digits only; the quotes are for the type's own syntax.
  const document = [...entries].map((entry) => `'${entry}'`).join(' ');
  const marks = [...entries].filter((entry) => !words.has(entry) && !/^[=/]/.test(entry));
  return { document, words: [...words], marks };
}

type Mark = (entry: string) => string;
const plain: Mark = (entry) => entry;

function entriesOf(word: string, before: string | undefined): string[] {
  const bare = withoutArticle(word);
  const stem = stemOf(word);
  const joined = before === undefined ? [] : [before + word, ...(bare ? [before + bare] : [])];
  return [
    word,
    ...(bare ? [bare] : []),
    // `~watch` is found by watch, watches and whatever else shares the stem.
    ...(stem === word || stem === bare ? [] : [`~${stem}`]),
    ...joined.filter(({ length }) => length <= wordLengthMax).map(joinMark),
  ];
}

function wordsOf(text: string | undefined): string[] {
  return foldedTokens(text ?? '').filter((word) => word.length <= wordLengthMax);
}

type Row = {
  id: number;
  sku: string;
  name: Localised;
  excerpt: Localised;
  specifications: { key: Localised; value: Localised }[];
  brand: Localised | null;
  search_text: string;
  pictures: StoredPicture[];
  attributes: StoredAttribute[];
  categories: Localised[] | null;
  tags: Localised[] | null;
};

/** What products are found by, in both languages, from what the tables say about them. */
export async function readSearchFields(db: Db, ids: number[]): Promise<({ id: number } & SearchFields)[]> {
  const { rows } = await sql<Row>`
    select p.id, p.sku, p.name, p.excerpt, p.specifications, b.name as brand, p.search_text, p.pictures, p.attributes,
      (select jsonb_agg(c.name) from product_categories pc join categories c on c.id = pc.category_id
        where pc.product_id = p.id) as categories,
      (select jsonb_agg(t.name) from product_tags pt join tags t on t.id = pt.tag_id
        where pt.product_id = p.id) as tags
    from products p left join brands b on b.id = p.brand_id
    where p.id = any(${ids}::integer[])`.execute(db);
  return rows.map(fieldsOf);
}

function fieldsOf(row: Row): { id: number } & SearchFields {
  const groups = textsOf([row.brand, ...(row.categories ?? []), ...(row.tags ?? [])]);
  const colours = textsOf(row.pictures.map(({ color }) => color?.name ?? null));
  return {
    id: row.id,
    names: [
      ...textsOf([row.name]),
      row.sku,
      row.sku.replace(/[^\p{L}\p{N}]/gu, ''),
      keywordsOf(row.search_text, [...groups, ...colours]),
    ],
    groups,
    features: [
      ...colours,
      ...textsOf(row.attributes.flatMap(({ values }) => values.map((value) => value.name))),
      ...textsOf(row.specifications.flatMap(({ key, value }) => [key, value])),
    ],
    prose: textsOf([row.excerpt]),
  };
}

/** The words that only the shop's keywords say: they name what a thing is (`Headphones`), so they count as its name. */
function keywordsOf(searchText: string, others: (string | undefined)[]): string {
  const known = new Set(others.flatMap((text) => foldedTokens(text ?? '')));
  return searchText
    .split(' ')
    .filter((word) => !known.has(word))
    .join(' ');
}

function textsOf(localised: (Localised | null)[]): (string | undefined)[] {
  return localised.flatMap((text) => [text?.en, text?.ar]);
}
