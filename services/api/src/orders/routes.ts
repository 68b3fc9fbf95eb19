import {
  orderAnswerSchema,
  ordersAnswerSchema,
  payOrderAnswerSchema,
  restoreCartAnswerSchema,
  restoreCartInputSchema,
  trackOrderAnswerSchema,
  trackOrderInputSchema,
} from '@dana/contracts/api/order';
import { requestReturnAnswerSchema, requestReturnInputSchema } from '@dana/contracts/api/order-return';
import { normalizePhone, plainPhone } from '@dana/contracts/phone';
import { Hono } from 'hono';
import { sql, type Selectable } from 'kysely';
import type { ApiDeps } from '../deps.ts';
import { answerer } from '../http/answer.ts';
import type { ApiEnv, CurrentUser } from '../http/context.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import { repeatOf, writeOnce } from '../http/idempotency.ts';
import { callLimits } from '../http/limiter.ts';
import {
  checkInput,
  pageMeta,
  readBody,
  readOptionalJson,
  readPaging,
  requireUser,
} from '../http/read-input.ts';
import { expireDuePayments, leaveUnpaid, refreshPayment } from './open-payments.ts';
import { isCancellable } from './order-steps.ts';
import { payAgain } from './pay-again.ts';
import { isUnpaid, presentOrder, presentOrderList, presentTracked } from './present-order.ts';
import { buyAgain, restoreCart } from './refill-cart.ts';
import { requestReturn } from './return-steps.ts';
import { presentReturns } from './returns.ts';
import { endOrder } from './take-step.ts';
import type * as z from 'zod/mini';
import type { Database, Db } from '../database/schema.ts';
import { ownShop } from '../shop/own-shop.ts';
import { storedPhone } from '../places/phones.ts';

const trackWindowSeconds = 600;

/** GET orders (signed in, newest first) and orders/{id}; POST orders/track, and what a shopper does with an order: pay, restore-cart, cancel, returns, buy-again. */
export function orderRoutes(deps: ApiDeps) {
  const answer = answerer(deps);
  const limits = callLimits(deps, 'track', deps.limits.track, trackWindowSeconds);

  return new Hono<ApiEnv>()
    .get('/orders', async (c) => {
      const { id: userId } = requireUser(c);
      const paging = readPaging(c, { standard: 10, max: 50 });
      const own = deps.db.selectFrom('orders as o').where('o.user_id', '=', userId);
      const [{ total }, rows] = await Promise.all([
        own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
        own
          .selectAll('o')
          .select(sql<number>`(select sum(quantity) from order_items i where i.order_id = o.id)`.as('units'))
          .orderBy('o.created_at', 'desc')
          .orderBy('o.number', 'desc')
          .limit(paging.perPage)
          .offset(paging.offset)
          .execute(),
      ]);
      const data = await presentOrderList(deps.db, rows, { lang: c.get('lang'), now: deps.now() });
      return answer(c, ordersAnswerSchema, { success: true, data, meta: pageMeta(paging, total) });
    })
    .post('/orders/track', async (c) => {
      const request = await readBody(c, trackOrderInputSchema);
      // One number has many spellings, and counts once.
      const phone = request.phone ? (normalizePhone(request.phone) ?? plainPhone(request.phone)) : '';
      // Both ways to guess are counted: contacts for one number, and numbers for one contact.
      await limits.countAsker(c, `number ${request.number}`, `contact ${request.email ?? phone}`);
      const order = await findTracked(deps.db, request);
      await expireDuePayments(deps, order.id);
      const data = await presentTracked(deps.db, await findTracked(deps.db, request), c.get('user'));
      return answer(c, trackOrderAnswerSchema, { success: true, data });
    })
    .get('/orders/:id', async (c) => {
      c.header('Cache-Control', 'no-store');
      const { id } = await findOrder(deps.db, c.req.param('id'), c.get('user'));
      // Whether there is one for this caller: what it says, and how its payment stands, is not asked.
      if (c.req.method === 'HEAD') return c.body(null, 200);
      await refreshPayment(deps, id);
      const row = await findOrder(deps.db, id, c.get('user'));
      return answer(c, orderAnswerSchema, {
        success: true,
        data: await presentOrder(deps.db, row, { lang: c.get('lang'), now: deps.now() }),
      });
    })
    .post('/orders/:id/pay', async (c) => {
      const user = c.get('user');
      const { id } = await findOrder(deps.db, c.req.param('id'), user);
      const body = await readOptionalJson(c);
      const call = `POST /orders/${id}/pay`;
      const repeat = repeatOf(c.req.header('idempotency-key'), { call, user, body, now: deps.now() });
      const data = await payAgain(deps, id, c.get('lang'), repeat);
      return answer(c, payOrderAnswerSchema, { success: true, data });
    })
    .post('/orders/:id/restore-cart', async (c) => {
      const asker = { user: c.get('user'), lang: c.get('lang') };
      const { id } = await findOrder(deps.db, c.req.param('id'), asker.user);
      const { cart_id } = checkInput(await readOptionalJson(c), restoreCartInputSchema);
      const data = await restoreCart(deps, id, cart_id, asker);
      return answer(c, restoreCartAnswerSchema, { success: true, data });
    })
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

type OrderRow = Selectable<Database['orders']>;

/** An order that the caller may see: a guest's by its unguessable id, a shopper's only for them. 404 for all others. */
async function findOrder(db: Db, id: string, user: CurrentUser | null): Promise<OrderRow> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    // Nobody's any more; who was its owner is no reason to show it to whoever has the link.
    .where('person_gone_at', 'is', null)
    .executeTakeFirst();
  // Another shopper's order looks like a missing one.
  if (!row || (row.user_id !== null && row.user_id !== user?.id)) throw notFound();
  return row;
}

/** Before the numbers of orders from when no shop had letters of its own. */
const firstPrefix = 'DN';

/** The order with this number, if everything that was said about its contact is right. One 404 for all else. */
async function findTracked(
  db: Db,
  { number, email, phone }: z.output<typeof trackOrderInputSchema>,
): Promise<OrderRow> {
  const { orderPrefix } = await ownShop(db);
  const [, own, digits] = /^([A-Z]*)(\d+)$/.exec(number) ?? [];
  const prefixes = own === '' ? [orderPrefix ?? firstPrefix, firstPrefix] : own ? [own] : [];
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('person_gone_at', 'is', null)
    .where('number', 'in', [number, ...prefixes.map((letters) => `${letters}-${digits}`)])
    .executeTakeFirst();
  const isRight =
    row && (!email || row.contact.email === email) && (!phone || (await isPhoneOf(db, row, phone)));
  if (!isRight) throw notFound();
  return row;
}

/** Whether this is an order's phone, also as it is written in the country that the order goes to. */
async function isPhoneOf(db: Db, { contact, address }: OrderRow, phone: string) {
  const country = await db
    .selectFrom('countries')
    .select('code')
    .where('id', '=', address?.country_id ?? 0)
    .executeTakeFirst();
  const spellings = [storedPhone(phone), storedPhone(phone, country?.code)];
  return spellings.some((read) => 'e164' in read && read.e164 === contact.phone);
}
