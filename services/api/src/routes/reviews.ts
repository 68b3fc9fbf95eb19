import { reviewAnswerSchema, reviewInputSchema, reviewsAnswerSchema } from '@dana/contracts/api/review';
import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { delivered } from '../orders/order-steps.ts';
import type { ApiDeps } from '../deps.ts';
import { answerer } from '../http/answer.ts';
import type { ApiEnv, CurrentUser } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import { callLimits } from '../http/limiter.ts';
import { noticeText } from '../http/messages.ts';
import { pageMeta, readBody, readPaging, requireUser } from '../http/read-input.ts';
import { writeOnce } from '../http/idempotency.ts';
import { writeReview } from '../reviews/write-review.ts';

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
function selectReviews(db: Kysely<Database>) {
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
