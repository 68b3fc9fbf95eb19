import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Product } from '../format/products.ts';
import { writeRows } from './write-rows.ts';

/** Writes what the folder says was written about these products, which come into the shop. */
export async function writeReviews(
  trx: Kysely<Database>,
  products: readonly Product[],
  now: Date,
): Promise<void> {
  // In the order of ids, whatever the files are called: reviews are numbered as they are written.
  const inOrder = products.toSorted((one, other) => one.id - other.id);
  await writeRows(
    trx,
    'reviews',
    inOrder.flatMap(({ id, reviews = [] }) =>
      reviews.map(({ writtenAt, ...review }) => ({ ...review, product_id: id, created_at: writtenAt(now) })),
    ),
  );
}
