import { orderAnswerSchema, ordersAnswerSchema } from '@dana/contracts/api/order';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { requireUser } from '../account/identify.ts';
import { presentOrder, presentOrderSummary } from '../commerce/present-order.ts';
import type { ApiDeps } from '../deps.ts';
import { answerer } from '../http/answer.ts';
import type { ApiEnv } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import { pageMeta, readPaging } from '../http/paging.ts';

/** GET orders (signed in, newest first) and orders/{id}. */
export function orderRoutes(deps: ApiDeps) {
  const answer = answerer(deps);
  return new Hono<ApiEnv>()
    .get('/orders', async (c) => {
      const { id: userId } = requireUser(c);
      const paging = readPaging(c, { standard: 10, max: 50 });
      const own = deps.db.selectFrom('orders as o').where('o.user_id', '=', userId);
      const [{ total }, rows] = await Promise.all([
        own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
        own
          .selectAll('o')
          .select(sql<number>`(select sum(quantity) from order_items i where i.order_id = o.id)`.as('pieces'))
          .orderBy('o.created_at', 'desc')
          .orderBy('o.number', 'desc')
          .limit(paging.perPage)
          .offset(paging.offset)
          .execute(),
      ]);
      const data = rows.map((row) => presentOrderSummary(row, Number(row.pieces)));
      return answer(c, ordersAnswerSchema, { success: true, data, meta: pageMeta(paging, total) });
    })
    .get('/orders/:id', async (c) => {
      const row = await deps.db
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', c.req.param('id'))
        .executeTakeFirst();
      // A guest's order opens with its unguessable id; a shopper's only for them. Not yours looks like not there.
      if (!row || (row.user_id !== null && row.user_id !== c.get('user')?.id)) throw notFound();
      c.header('Cache-Control', 'no-store');
      return answer(c, orderAnswerSchema, {
        success: true,
        data: await presentOrder(deps.db, row, c.get('lang')),
      });
    });
}
