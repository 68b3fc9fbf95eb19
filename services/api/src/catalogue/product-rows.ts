import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../database/schema.ts';

/**
 * Products with their categories (own one first), brand, tags and variations, in one statement. What was withdrawn has no
 * units here, whatever is left of it: nobody can buy it.
 */
export function selectProducts(db: Db) {
  return db
    .selectFrom('products as p')
    .leftJoin('brands as b', 'b.id', 'p.brand_id')
    .select([
      'p.id',
      'p.slug',
      'p.sku',
      'p.name',
      'p.excerpt',
      'p.price_minor',
      'p.old_price_minor',
      'p.min_quantity',
      'p.max_quantity',
      'p.product_type',
      'p.pictures',
      'p.video_id',
      'p.attributes',
      'p.offer_start',
      'p.offer_end',
      'p.featured',
      'p.rating',
      'p.reviews_count',
      'b.id as brand_id',
      'b.slug as brand_slug',
      'b.name as brand_name',
      sql<number>`case when p.withdrawn_at is null then p.stock else 0 end`.as('stock'),
      sql<boolean>`p.withdrawn_at is not null`.as('withdrawn'),
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('product_categories as pc')
          .innerJoin('categories as c', 'c.id', 'pc.category_id')
          .select(['c.id', 'c.slug', 'c.name'])
          .whereRef('pc.product_id', '=', 'p.id')
          .orderBy('pc.position'),
      ).as('categories'),
      jsonArrayFrom(
        eb
          .selectFrom('product_tags as pt')
          .innerJoin('tags as t', 't.id', 'pt.tag_id')
          .select(['t.id', 't.name'])
          .whereRef('pt.product_id', '=', 'p.id')
          .orderBy('pt.position'),
      ).as('tags'),
      jsonArrayFrom(
        eb
          .selectFrom('variations as v')
          .select([
            'v.id',
            'v.sku',
            'v.name',
            'v.price_minor',
            'v.old_price_minor',
            'v.picture',
            'v.attributes',
            sql<number>`case when coalesce(v.withdrawn_at, p.withdrawn_at) is null then v.stock else 0 end`.as(
              'stock',
            ),
            sql<boolean>`v.withdrawn_at is not null`.as('withdrawn'),
          ])
          .whereRef('v.product_id', '=', 'p.id')
          .orderBy('v.position'),
      ).as('variations'),
    ]);
}

export type ProductRow = Awaited<ReturnType<ReturnType<typeof selectProducts>['execute']>>[number];
export type VariationRow = ProductRow['variations'][number];

/** The products with these ids, in the order of the ids; unknown ones are left out. */
export async function loadProducts(db: Db, ids: readonly number[]): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectProducts(db).where('p.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** What only a product's own page shows. */
export function selectProductPage(db: Db) {
  return selectProducts(db).select(['p.description', 'p.specifications', 'p.star_counts']);
}

/** A column of type integer holds this; ids beyond it exist in no table. */
const integerMax = 2_147_483_647;

/** An id from outside as the number that tables use, or null when no row can have it. */
export function rowId(id: string): number | null {
  const number = /^\d{1,10}$/.test(id) ? Number(id) : 0;
  return number > 0 && number <= integerMax ? number : null;
}
