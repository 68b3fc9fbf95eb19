import { averageStars } from '@dana/contracts/api/rating';
import type { Kysely } from 'kysely';
import { json } from '../database/stored.ts';
import type { Database } from '../database/schema.ts';
import { notFound } from '../http/failure.ts';
import { writtenIn } from './written-in.ts';

type Draft = { slug: string; userId: string; rating: number; text: string; now: Date };

/**
 * Writes a shopper's review of a product, in place of the one they wrote before, and the product's stars with it.
 * Returns the review's id; 404 for an unknown product.
 */
export async function writeReview(trx: Kysely<Database>, draft: Draft): Promise<number> {
  // Locked until the end: two reviews at once must both be counted.
  const product = await trx
    .selectFrom('products')
    .select(['id', 'star_counts'])
    .where('slug', '=', draft.slug)
    .forUpdate()
    .executeTakeFirst();
  if (!product) throw notFound();
  const user = await trx
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', draft.userId)
    .executeTakeFirstOrThrow();
  const before = await trx
    .selectFrom('reviews')
    .select('rating')
    .where('product_id', '=', product.id)
    .where('user_id', '=', draft.userId)
    .executeTakeFirst();
  const counts = [0, 1, 2, 3, 4].map((place) => product.star_counts[place] ?? 0);
  if (before) add(counts, before.rating, -1);
  add(counts, draft.rating, 1);
  await trx
    .updateTable('products')
    .set({ star_counts: json(counts), ...summaryOf(counts) })
    .where('id', '=', product.id)
    .execute();
  const words = {
    name: signature(user),
    rating: draft.rating,
    text: draft.text,
    lang: writtenIn(draft.text),
    created_at: draft.now,
  };
  const { id } = await trx
    .insertInto('reviews')
    .values({ ...words, product_id: product.id, user_id: draft.userId })
    .onConflict((conflict) => conflict.columns(['user_id', 'product_id']).doUpdateSet(words))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

// Half a star counts with the full star above it, as in the sample.
function add(counts: number[], rating: number, change: 1 | -1): void {
  const place = 5 - Math.ceil(rating);
  counts[place] = Math.max(0, (counts[place] ?? 0) + change);
}

function summaryOf(counts: number[]): { rating: number; reviews_count: number } {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const stars = counts.reduce((sum, count, place) => sum + count * (5 - place), 0);
  return { rating: averageStars(stars, total), reviews_count: total };
}

/** How a shopper's words are signed in public: the first name, and of a Latin family name the initial. */
export function signature({ first_name, last_name }: { first_name: string; last_name: string }): string {
  const initial = /^\p{Script=Latin}/u.exec(last_name)?.[0];
  return initial ? `${first_name} ${initial.toUpperCase()}.` : first_name;
}
