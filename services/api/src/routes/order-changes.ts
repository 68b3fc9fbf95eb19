import {
  orderAnswerSchema,
  restoreCartAnswerSchema,
  restoreCartInputSchema,
} from '@dana/contracts/api/order';
import { requestReturnAnswerSchema, requestReturnInputSchema } from '@dana/contracts/api/order-return';
import { Hono } from 'hono';
import { buyAgain } from '../commerce/buy-again.ts';
import { findOrder } from '../commerce/find-order.ts';
import { leaveUnpaid } from '../commerce/leave-unpaid.ts';
import { isUnpaid, presentOrder } from '../commerce/present-order.ts';
import { refreshPayment } from '../commerce/open-payments.ts';
import type { ApiDeps } from '../deps.ts';
import { answerer } from '../http/answer.ts';
import type { ApiEnv } from '../http/context.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import { checkInput, readBody, readOptionalJson } from '../http/read-input.ts';
import { writeOnce } from '../http/idempotency.ts';
import { presentReturns } from '../returns/present-returns.ts';
import { requestReturn } from '../order-moves/request-return.ts';
import { isCancellable } from '../commerce/order-steps.ts';
import { endOrder } from '../order-moves/take-step.ts';

/** What a shopper does with an order: POST orders/{id}/cancel, orders/{id}/returns and orders/{id}/buy-again. */
export function orderChangeRoutes(deps: ApiDeps) {
  const answer = answerer(deps);
  return new Hono<ApiEnv>()
    .post('/orders/:id/cancel', async (c) => {
      const { id, status } = await findOrder(deps.db, c.req.param('id'), c.get('user'));
      if (status === 'awaiting_payment') await refreshPayment(deps, id, { isUrgent: true });
      await writeOnce(deps, c, {
        body: await readOptionalJson(c),
        work: async (trx) => {
          const order = await leaveUnpaid(trx, deps, id);
          if (isUnpaid(order)) return { id };
          if (!isCancellable(order.status)) throw new ApiFailure(409, 'order_not_cancellable');
          await endOrder(trx, deps, order, { to: 'cancelled', actor: 'shopper', restock: true });
          return { id };
        },
      });
      const order = await findOrder(deps.db, id, c.get('user'));
      const data = await presentOrder(deps.db, order, { lang: c.get('lang'), now: deps.now() });
      return answer(c, orderAnswerSchema, { success: true, data });
    })
    .post('/orders/:id/returns', async (c) => {
      const { id } = await findOrder(deps.db, c.req.param('id'), c.get('user'));
      const input = await readBody(c, requestReturnInputSchema);
      const made = await writeOnce(deps, c, {
        body: input,
        work: async (trx) => ({ id: await requestReturn(trx, deps, id, input) }),
      });
      const order = await findOrder(deps.db, id, c.get('user'));
      const returns = await presentReturns(deps.db, order, c.get('lang'));
      const data = returns.find((each) => each.id === made.id);
      if (!data) throw notFound();
      return answer(c, requestReturnAnswerSchema, { success: true, data }, 201);
    })
    .post('/orders/:id/buy-again', async (c) => {
      const asker = { user: c.get('user'), lang: c.get('lang') };
      const { id } = await findOrder(deps.db, c.req.param('id'), asker.user);
      const input = checkInput(await readOptionalJson(c), restoreCartInputSchema);
      const data = await writeOnce(deps, c, {
        body: input,
        work: (trx) => buyAgain(trx, deps, { orderId: id, requestedCart: input.cart_id, ...asker }),
      });
      return answer(c, restoreCartAnswerSchema, { success: true, data });
    });
}
