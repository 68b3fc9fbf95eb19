import { averageStars } from '@dana/contracts/api/rating';
import { reviewAnswerSchema, reviewInputSchema, reviewsAnswerSchema } from '@dana/contracts/api/review';
import { Hono } from 'hono';
import type { Db } from '../database/schema.ts';
import { json } from '../database/stored.ts';
import type { ApiDeps } from '../deps.ts';
import { answerer } from '../http/answer.ts';
import type { ApiEnv, CurrentUser } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import { writeOnce } from '../http/idempotency.ts';
import { callLimits } from '../http/limiter.ts';
import { noticeText } from '../messages.ts';
import { pageMeta, readBody, readPaging, requireUser } from '../http/read-input.ts';
import { delivered } from '../orders/order-steps.ts';
import { writtenIn } from './comments.ts';

const windowSeconds = 600;

/** GET and POST products/{slug}/reviews. */
export function reviewRoutes(deps: ApiDeps) {
  const answer = answerer(deps);
  const limits = callLimits(deps, 'review', deps.limits.messages, windowSeconds);
  return new Hono<ApiEnv>()
    .get('/products/:slug/reviews', async (c) => {
      const product = await deps.db
        .selectFrom('products')
        .select('id')
        .where('slug', '=', c.req.param('slug'))
        .executeTakeFirst();
      if (!product) throw notFound();
      const paging = readPaging(c, { standard: 5, max: 50 });
      const [{ total }, rows] = await Promise.all([
        deps.db
          .selectFrom('reviews')
          .select((eb) => eb.fn.countAll<number>().as('total'))
          .where('product_id', '=', product.id)
          .executeTakeFirstOrThrow(),
        selectReviews(deps.db)
          .where('r.product_id', '=', product.id)
          .orderBy('r.created_at', 'desc')
          .orderBy('r.id', 'desc')
          .limit(paging.perPage)
          .offset(paging.offset)
          .execute(),
      ]);
      const data = rows.map((row) => present(row, c.get('user')));
      return answer(c, reviewsAnswerSchema, { success: true, data, meta: pageMeta(paging, total) });
    })
    .post('/products/:slug/reviews', async (c) => {
      const user = requireUser(c);
      const input = await readBody(c, reviewInputSchema);
      const draft = { ...input, slug: c.req.param('slug'), userId: user.id, now: deps.now() };
      const message = noticeText('review_saved', c.get('lang'));
      const review = await writeOnce(deps, c, {
        body: input,
        before: () => limits.count(c, user.id),
        async work(trx) {
          const id = await writeReview(trx, draft);
          const row = await selectReviews(trx).where('r.id', '=', id).executeTakeFirstOrThrow();
          return { success: true as const, message, data: present(row, user) };
        },
      });
      return answer(c, reviewAnswerSchema, review, 201);
    });
}

type ReviewRow = Awaited<ReturnType<ReturnType<typeof selectReviews>['execute']>>[number];

/** Reviews, each with whether its writer bought the product here and had it. */
function selectReviews(db: Db) {
  return db
    .selectFrom('reviews as r')
    .selectAll('r')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('orders as o')
          .innerJoin('order_items as i', 'i.order_id', 'o.id')
          .select('o.id')
          .whereRef('o.user_id', '=', 'r.user_id')
          .whereRef('i.product_id', '=', 'r.product_id')
          .where('o.status', 'in', delivered),
      ).as('verified'),
    );
}

function present(row: ReviewRow, user: CurrentUser | null) {
  return {
    id: row.id,
    name: row.name,
    rating: row.rating,
    text: row.text,
    lang: row.lang,
    date: row.created_at.toISOString(),
    created_at: row.created_at.toISOString(),
    verified: row.was_bought || Boolean(row.verified),
    own: user !== null && row.user_id === user.id,
  };
}

type Draft = { slug: string; userId: string; rating: number; text: string; now: Date };

/**
 * Writes a shopper's review of a product, in place of the one they wrote before, and the product's stars with it.
 * Returns the review's id; 404 for an unknown product.
 */
async function writeReview(trx: Db, draft: Draft): Promise<number> {
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
function signature({ first_name, last_name }: { first_name: string; last_name: string }): string {
  const initial = /^\p{Script=Latin}/u.exec(last_name)?.[0];
  return initial ? `${first_name} ${initial.toUpperCase()}.` : first_name;
}
