import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { refreshOptions } from './facet-buckets.ts';
import { skeletonsOf } from './latin-arabic.ts';
import { readSearchFields, searchDocumentOf, skeletonMark } from './search-document.ts';
import { canBeMistyped, withoutOneLetter } from './typos.ts';

// Raised whenever documents come out differently (folding, fields, marks): each shop then rebuilds them at start.
const documentsVersion = '4';
const settingKey = 'search-documents';
const batchSize = 500;

/** Makes the missing search documents, or all of them after a change of their form. Returns how many. */
export async function refreshSearchIndex(db: Db): Promise<number> {
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
  await refreshOptions(db, ids);
  await sql`select fold_listing_counts()`.execute(db);
  return rows.length;
}

/** Makes the search documents of these products from what the tables say about them. */
async function indexProducts(db: Db, ids: number[]): Promise<void> {
  const documents = (await readSearchFields(db, ids)).map(({ id, ...fields }) => ({
    id,
    ...searchDocumentOf(fields),
  }));
  await sql`update listings set document = made.document::tsvector
    from unnest(${documents.map((made) => made.id)}::integer[], ${documents.map((made) => made.document)}::text[]) as made(id, document)
    where product_id = made.id`.execute(db);
  // In one fixed order, so that two processes that index at once never deadlock.
  const entries = documents.flatMap((made) => [...made.words, ...made.marks]);
  const { rows } = await sql<{ word: string }>`
    insert into search_words select unnest(${[...new Set(entries)].sort()}::text[])
    on conflict do nothing returning word`.execute(db);
  const words = new Set(documents.flatMap((made) => made.words));
  const typos = rows
    .map(({ word }) => word)
    .filter((word) => words.has(word))
    .flatMap((word) => variantsOf(word).map((variant) => ({ word, variant })));
  await sql`insert into search_typos (variant, word)
    select * from unnest(${typos.map((typo) => typo.variant)}::text[], ${typos.map((typo) => typo.word)}::text[])
    on conflict do nothing`.execute(db);
}

/** What a mistyped word, or one in the other alphabet, has in common with this one. */
function variantsOf(word: string): string[] {
  const typos = canBeMistyped(word) ? withoutOneLetter(word) : [];
  const isArabic = /\p{Script=Arabic}/u.test(word);
  return [...typos, ...(isArabic ? skeletonsOf(word).map(skeletonMark) : [])];
}
