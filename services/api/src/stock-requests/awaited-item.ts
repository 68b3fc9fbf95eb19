import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** What somebody waits for: a product, or one variation of it. */
export type AwaitedItem = { productId: number; variationId: number | null };

/** How many pieces of it there are; undefined for what the shop does not have, or no longer sells. */
export async function stockOf(
  db: Kysely<Database>,
  { productId, variationId }: AwaitedItem,
): Promise<number | undefined> {
  const row =
    variationId === null
      ? await db
          .selectFrom('products')
          .select('stock')
          .where('id', '=', productId)
          .where('withdrawn_at', 'is', null)
          .executeTakeFirst()
      : await db
          .selectFrom('variations as v')
          .innerJoin('products as p', 'p.id', 'v.product_id')
          .select('v.stock')
          .where('v.id', '=', variationId)
          .where('p.id', '=', productId)
          .where('v.withdrawn_at', 'is', null)
          .where('p.withdrawn_at', 'is', null)
          .executeTakeFirst();
  return row?.stock;
}

/** The requests for it that nothing was written about yet. */
export const waitsFor = ({ productId, variationId }: AwaitedItem) =>
  sql<SqlBool>`product_id = ${productId} and variation_id is not distinct from ${variationId}
    and confirmed_at is not null and letter_id is null`;

/** Names it in the facts of its letters. */
export const itemText = ({ productId, variationId }: AwaitedItem): string =>
  `${productId}:${variationId ?? ''}`;
