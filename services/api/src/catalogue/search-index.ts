import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Localised, StoredAttribute } from '../database/stored.ts';
import { searchDocumentOf } from './search-document.ts';
import { canBeMistyped, withoutOneLetter } from './typos.ts';

// Raised whenever documents come out differently (folding, fields, weights): each shop then rebuilds them at start.
const documentsVersion = '1';
const settingKey = 'search-documents';
const batchSize = 500;

/** Makes the missing search documents, or all of them after a change of their form. Returns how many. */
export async function refreshSearchIndex(db: Kysely<Database>): Promise<number> {
  const setting = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', settingKey)
    .executeTakeFirst();
  if (setting?.value !== documentsVersion) {
    await sql`update listings set document = '' where document <> ''`.execute(db);
    await sql`truncate search_words, search_typos`.execute(db);
    await db
      .insertInto('settings')
      .values({ key: settingKey, value: documentsVersion })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: documentsVersion }))
      .execute();
  }
  const { rows } = await sql<{ product_id: number }>`
    select product_id from listings where document = '' order by product_id`.execute(db);
  const ids = rows.map((row) => row.product_id);
  for (let start = 0; start < ids.length; start += batchSize) {
    await indexProducts(db, ids.slice(start, start + batchSize));
  }
  await sql`select fold_listing_counts()`.execute(db);
  return rows.length;
}

/** Makes the search documents of these products from what the tables say about them. */
async function indexProducts(db: Kysely<Database>, ids: number[]): Promise<void> {
  const documents = (await readFields(db, ids)).map(({ id, ...fields }) => ({
    id,
    ...searchDocumentOf(fields),
  }));
  await sql`update listings set document = made.document::tsvector
    from unnest(${documents.map((made) => made.id)}::integer[], ${documents.map((made) => made.document)}::text[]) as made(id, document)
    where product_id = made.id`.execute(db);
  // In one fixed order, so that two processes that index at once never deadlock.
  const words = [...new Set(documents.flatMap((made) => made.words))].sort();
  const { rows } = await sql<{ word: string }>`
    insert into search_words select unnest(${words}::text[]) on conflict do nothing returning word`.execute(
    db,
  );
  const typos = rows
    .map(({ word }) => word)
    .filter(canBeMistyped)
    .flatMap((word) => withoutOneLetter(word).map((variant) => ({ word, variant })));
  await sql`insert into search_typos (variant, word)
    select * from unnest(${typos.map((typo) => typo.variant)}::text[], ${typos.map((typo) => typo.word)}::text[])
    on conflict do nothing`.execute(db);
}

/** Names in both languages; whatever else is in `search_text` counts as a feature. */
async function readFields(db: Kysely<Database>, ids: number[]) {
  type Row = {
    id: number;
    sku: string;
    name: Localised;
    brand: Localised | null;
    search_text: string;
    attributes: StoredAttribute[];
    categories: Localised[] | null;
    tags: Localised[] | null;
  };
  const { rows } = await sql<Row>`
    select p.id, p.sku, p.name, b.name as brand, p.search_text, p.attributes,
      (select jsonb_agg(c.name) from product_categories pc join categories c on c.id = pc.category_id
        where pc.product_id = p.id) as categories,
      (select jsonb_agg(t.name) from product_tags pt join tags t on t.id = pt.tag_id
        where pt.product_id = p.id) as tags
    from products p left join brands b on b.id = p.brand_id
    where p.id = any(${ids}::integer[])`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    names: [...textsOf([row.name]), row.sku, row.sku.replace(/[^\p{L}\p{N}]/gu, '')],
    groups: textsOf([row.brand, ...(row.categories ?? [])]),
    features: [
      ...textsOf(row.tags ?? []),
      ...textsOf(row.attributes.flatMap(({ values }) => values.map((value) => value.name))),
      row.search_text,
    ],
  }));
}

function textsOf(localised: (Localised | null)[]): (string | undefined)[] {
  return localised.flatMap((text) => [text?.en, text?.ar]);
}
