import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import type { Localised } from '../database/stored.ts';

/** Everything by which products are counted; a product is in exactly one bucket. */
export type FacetBucket = {
  id: number;
  categoryIds: number[];
  brandId: number | null;
  productType: string;
  isOnSale: boolean;
  isInStock: boolean;
};

/** How many products of a bucket match; lowest and highest price (fils) where the count read prices as well. */
export type BucketCount = {
  bucket: FacetBucket;
  count: number;
  minFils: number | null;
  maxFils: number | null;
};

export type SentCount = [bucketId: number, count: number, minFils: number | null, maxFils: number | null];

// Buckets are never changed or removed, so that what was read once stays valid.
const known = new WeakMap<Db, Map<number, FacetBucket>>();

/** Joins counts to their buckets. Reads the buckets that this process has not met yet. */
export async function withBuckets(db: Db, counts: SentCount[]): Promise<BucketCount[]> {
  const buckets = known.get(db) ?? new Map<number, FacetBucket>();
  known.set(db, buckets);
  const unknown = counts.map(([id]) => id).filter((id) => !buckets.has(id));
  if (unknown.length > 0) await readBuckets(db, unknown, buckets);
  return counts.flatMap(([id, count, minFils, maxFils]) => {
    const bucket = buckets.get(id);
    return bucket ? [{ bucket, count, minFils, maxFils }] : [];
  });
}

async function readBuckets(db: Db, ids: number[], buckets: Map<number, FacetBucket>): Promise<void> {
  const rows = await db
    .selectFrom('listing_cells')
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .execute();
  for (const row of rows) {
    buckets.set(row.id, {
      id: row.id,
      categoryIds: row.category_ids,
      brandId: row.brand_id || null,
      productType: row.product_type,
      isOnSale: row.on_sale,
      isInStock: row.in_stock,
    });
  }
}

/** The maintained counts of all buckets. */
export async function readCounts(db: Db): Promise<BucketCount[]> {
  const { rows } = await sql<{ counts: SentCount[] }>`
    select coalesce(json_agg(json_build_array(cell_id, count, null, null)), '[]') as counts
    from (select cell_id, sum(change) as count from listing_counts
      group by cell_id having sum(change) > 0) as folded`.execute(db);
  return withBuckets(db, rows[0]?.counts ?? []);
}

/** A value that products are chosen by: a size, or a colour, which has a code (`#23375c`). */
export type ListingOption = {
  id: number;
  attribute_id: number;
  attribute: Localised;
  name: Localised;
  code: string | null;
};

const batchSize = 5_000;

/**
 * Notes which options these products come in. One that is not chosen by its colour comes in those of its pictures, where
 * other products are chosen by them.
 */
export async function refreshOptions(db: Db, ids: number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize);
    await sql`insert into listing_options (id, attribute_id, attribute, name, code)
      select distinct on ((option->>'id')::integer) (option->>'id')::integer, (attribute->>'id')::integer,
        attribute->'name', option->'name', option->>'code'
      from products, jsonb_array_elements(attributes) as chosen_by(attribute),
        jsonb_array_elements(attribute->'values') as values_of(option)
      where products.id = any(${batch}::integer[])
      order by (option->>'id')::integer
      on conflict (id) do update set (attribute_id, attribute, name, code) =
        (excluded.attribute_id, excluded.attribute, excluded.name, excluded.code)`.execute(db);
  }
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize);
    await sql`update listings set option_ids = made.ids
      from (select p.id, coalesce(array_agg(distinct found.id order by found.id) filter (where found.id is not null), '{}') as ids
        from products p left join lateral (
          select (option->>'id')::integer as id from jsonb_array_elements(p.attributes) as chosen_by(attribute),
            jsonb_array_elements(attribute->'values') as values_of(option)
          union select o.id from jsonb_array_elements(p.pictures) as shown_by(picture)
            join listing_options o on o.code = picture->'color'->>'code'
            where not exists (select from jsonb_path_query(p.attributes, '$[*].values[*].code'))) as found on true
        where p.id = any(${batch}::integer[]) group by p.id) as made
      where listings.product_id = made.id and listings.option_ids <> made.ids`.execute(db);
  }
}

/** The options with these ids, in their order: those of one attribute together. */
export async function readOptions(db: Db, ids: number[]): Promise<ListingOption[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ListingOption>`
    select id, attribute_id, attribute, name, code from listing_options
    where id = any(${ids}::integer[]) order by attribute_id, id`.execute(db);
  return rows;
}
