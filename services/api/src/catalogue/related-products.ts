import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { loadProducts, type ProductRow } from './product-rows.ts';

/** Products that share categories with this one, closest first: the same own category, then what sells. */
export async function findRelated(
  db: Kysely<Database>,
  productId: number,
  count: number,
): Promise<ProductRow[]> {
  const shared = await db
    .selectFrom('product_categories as mine')
    .innerJoin('product_categories as theirs', 'theirs.category_id', 'mine.category_id')
    .innerJoin('products as p', 'p.id', 'theirs.product_id')
    .select('p.id')
    .where('mine.product_id', '=', productId)
    .where('theirs.product_id', '!=', productId)
    .where('p.withdrawn_at', 'is', null)
    .groupBy('p.id')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy(sql`p.stock > 0`, 'desc')
    .orderBy('p.sell_count', 'desc')
    .orderBy('p.id')
    .limit(count)
    .execute();
  return loadProducts(
    db,
    shared.map((row) => row.id),
  );
}
