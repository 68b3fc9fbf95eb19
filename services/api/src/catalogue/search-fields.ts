import { foldedTokens } from '@dana/contracts/text-folding';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Localised, StoredAttribute, StoredPicture } from '../database/stored.ts';
import type { SearchFields } from './search-document.ts';

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
export async function readSearchFields(
  db: Kysely<Database>,
  ids: number[],
): Promise<({ id: number } & SearchFields)[]> {
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
