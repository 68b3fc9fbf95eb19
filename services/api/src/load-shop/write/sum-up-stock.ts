import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/**
 * Gives products with variations as many pieces as those that are sold have. Nobody may take any meanwhile: the products are
 * locked.
 */
export async function sumUpStock(trx: Kysely<Database>, productIds: readonly number[]): Promise<void> {
  await sql`update products p set stock = v.pieces
    from (select product_id, sum(stock)::integer as pieces from variations
      where withdrawn_at is null and product_id = any(${productIds}::integer[]) group by product_id) v
    where v.product_id = p.id and p.stock <> v.pieces`.execute(trx);
}
