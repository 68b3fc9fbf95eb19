import { sql } from 'kysely';
import { refreshSearchIndex } from '../catalogue/search-index.ts';
import type { Db } from '../database/schema.ts';

const wordCount = 3_000;
const firstId = 10_001;
const refreshBatch = 10_000;
const linkTables = ['products', 'product_categories', 'product_tags'];
const syllables = {
  en: ['ba', 'co', 'del', 'fi', 'gra', 'ho', 'ji', 'kel', 'lu', 'mar', 'no', 'pi', 'ro', 'sal', 'tu', 'ven'],
  ar: ['با', 'نو', 'در', 'في', 'جر', 'هو', 'ري', 'كل', 'لو', 'مر', 'سا', 'بي', 'تم', 'صل', 'طو', 'ون'],
};

/**
 * Adds products to a seeded shop until it has `count`: descendants of the sample's, with words of their own in
 * both languages, prices from 1 to 500 dinars, every tenth sold out, every fifth reduced, two variations each.
 */
export async function makeProducts(db: Db, count: number): Promise<void> {
  const words = { en: makeWords(syllables.en), ar: makeWords(syllables.ar) };
  await db.transaction().execute(async (trx) => {
    for (const table of linkTables) await sql.raw(`alter table ${table} disable trigger user`).execute(trx);
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`create temporary table bench_words on commit drop as
      select * from unnest(${words.en}::text[], ${words.ar}::text[]) with ordinality as word(en, ar, place)`.execute(
      trx,
    );
    await sql`select setseed(0.5)`.execute(trx);
    await insertProducts(trx, count);
    await insertParts(trx);
    for (const table of linkTables) await sql.raw(`alter table ${table} enable trigger user`).execute(trx);
    for (let from = firstId; from < firstId + count; from += refreshBatch) {
      await sql`select refresh_listings(array(select id from products
        where id between ${from} and ${from + refreshBatch - 1}))`.execute(trx);
    }
    // An index is made much faster at once than entry by entry.
    const remake = await dropIndex(trx, 'listings_document');
    await refreshSearchIndex(trx);
    await remake();
  });
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one);
    await sql`vacuum (analyze)`.execute(one);
  });
}

async function dropIndex(trx: Db, name: string): Promise<() => Promise<unknown>> {
  const { rows } = await sql<{ indexdef: string }>`
    select indexdef from pg_indexes where indexname = ${name}`.execute(trx);
  await sql`drop index ${sql.ref(name)}`.execute(trx);
  return () => sql.raw(rows[0]?.indexdef ?? '').execute(trx);
}

async function insertProducts(trx: Db, count: number) {
  await sql`
    with sample as (select *, row_number() over (order by id) as place from products),
    made as materialized (
      select number, 1 + floor(random() * 40)::integer as place, 1000 + floor(random() ^ 2 * 499000)::integer as price,
        random() < 0.2 as is_reduced, random() < 0.1 as is_sold_out, floor(random() ^ 4 * 5000)::integer as sold,
        1 + floor(random() ^ 2 * ${wordCount})::integer as first_word,
        1 + floor(random() * ${wordCount})::integer as second_word,
        1 + floor(random() * 11)::integer as brand, random() as dice
      from generate_series(1, ${count}::integer - (select count(*)::integer from products)) as number)
    insert into products select ${firstId - 1} + made.number, 'made-' || made.number, 'MADE-' || made.number,
      jsonb_build_object(
        'en', initcap(first.en || ' ' || second.en) || ' ' || coalesce(sample.name->>'en', ''),
        'ar', (sample.name->>'ar') || ' ' || first.ar || ' ' || second.ar),
      sample.excerpt, sample.description, sample.specifications, made.price,
      case when is_reduced then made.price + 1000 + floor(dice * 50000)::integer end,
      case when is_sold_out then 0 else 1 + floor(dice * 200)::integer end, 1, null,
      case when dice < 0.3 then made.brand else sample.brand_id end, sample.product_type, sample.pictures, null,
      '[]', null, null, case when is_reduced then ${firstId - 1} + made.number end, false, sold, '[0,0,0,0,0]',
      round((dice * 5)::numeric, 2), floor(dice * 300)::integer, '', now()
    from made join sample using (place)
    join bench_words first on first.place = first_word join bench_words second on second.place = second_word`.execute(
    trx,
  );
}

async function insertParts(trx: Db): Promise<void> {
  const made = sql`(select id, 1 + (id * 7919) % 40 as place from products where id >= ${firstId})`;
  await sql`
    insert into product_categories (product_id, category_id, position)
    select made.id, c.category_id, c.position from products made
    join products sample on sample.pictures = made.pictures and sample.id < ${firstId}
    join product_categories c on c.product_id = sample.id
    where made.id >= ${firstId}`.execute(trx);
  await sql`
    insert into product_tags (product_id, tag_id, position)
    select made.id, t.tag_id, t.position from ${made} as made
    join product_tags t on t.product_id = made.place`.execute(trx);
  await sql`
    insert into variations (id, product_id, sku, name, price_minor, stock, picture, attributes, position)
    select made.id * 2 + part, made.id, 'MADE-' || made.id || '-' || part, '{"en": "One", "ar": "واحد"}', null, 5, null,
      '[]', part
    from ${made} as made, generate_series(0, 1) as part`.execute(trx);
}

function makeWords(parts: string[]): string[] {
  return Array.from({ length: wordCount }, (_, index) => {
    const digits = [index % 16, Math.floor(index / 16) % 16, Math.floor(index / 256) % 16];
    return digits.map((digit) => parts[digit]).join('');
  });
}
