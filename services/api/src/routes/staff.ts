import {
  decideReturnInputSchema,
  staffOrderAnswerSchema,
  staffOrdersAnswerSchema,
  staffOrdersQuerySchema,
  takeStepInputSchema,
} from '@dana/contracts/api/staff-order';
import { type Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { answerer } from '../http/answer.ts';
import type { ApiEnv } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import { answerOnce, repeatOf } from '../http/idempotency.ts';
import { pageMeta, readBody, readPaging, readQuery } from '../http/read-input.ts';
import { findStaffOrders } from '../staff/find-staff-orders.ts';
import { presentStaffOrder } from '../staff/present-staff-order.ts';
import { decideStaffReturn, takeStaffStep } from '../staff/staff-work.ts';
import { staffOf } from '../staff/tokens/staff-of.ts';
import type { StaffMember } from '../staff/tokens/staff-tokens.ts';

/** Below /api/staff: GET orders, orders/{order}; POST orders/{order}/steps, orders/{order}/returns/{return}. */
export function staffRoutes(deps: ApiDeps) {
  const answer = answerer(deps);

  const requireStaff = staffOf(deps);

  /** Writes once for a key, and answers with the order as it is then. */
  async function write(
    staff: StaffMember,
    c: Context<ApiEnv>,
    body: object,
    work: (trx: Kysely<Database>, orderId: string) => Promise<void>,
  ) {
    const orderId = c.req.param('order') ?? '';
    const known = await deps.db
      .selectFrom('orders')
      .select('id')
      .where('id', '=', orderId)
      .executeTakeFirst();
    if (!known) throw notFound();
    const call = `${c.req.method} ${c.req.path}`;
    const user = { id: `staff ${staff.tokenId}` };
    const repeat = repeatOf(c.req.header('idempotency-key'), { call, user, body, now: deps.now() });
    await deps.db.transaction().execute((trx) =>
      answerOnce(trx, repeat, async () => {
        await work(trx, orderId);
        return {};
      }),
    );
    const data = await presentStaffOrder(deps.db, orderId, { lang: c.get('lang'), now: deps.now() });
    return answer(c, staffOrderAnswerSchema, { success: true, data });
  }

  return new Hono<ApiEnv>()
    .get('/orders', async (c) => {
      await requireStaff(c, 'orders:read');
      const query = readQuery(c, staffOrdersQuerySchema);
      const paging = readPaging(c, { standard: 20, max: 100 });
      const { data, total } = await findStaffOrders(deps.db, query, paging);
      return answer(c, staffOrdersAnswerSchema, { success: true, data, meta: pageMeta(paging, total) });
    })
    .get('/orders/:order', async (c) => {
      await requireStaff(c, 'orders:read');
      const reader = { lang: c.get('lang'), now: deps.now() };
      const data = await presentStaffOrder(deps.db, c.req.param('order'), reader);
      return answer(c, staffOrderAnswerSchema, { success: true, data });
    })
    .post('/orders/:order/steps', async (c) => {
      const staff = await requireStaff(c, 'orders:write');
      const input = await readBody(c, takeStepInputSchema);
      return write(staff, c, input, (trx, orderId) =>
        takeStaffStep(trx, deps, { staff, orderId, log: c.get('log') }, input),
      );
    })
    .post('/orders/:order/returns/:return', async (c) => {
      const staff = await requireStaff(c, 'orders:write');
      const input = await readBody(c, decideReturnInputSchema);
      const returnId = c.req.param('return');
      return write(staff, c, input, (trx, orderId) =>
        decideStaffReturn(trx, deps, { staff, orderId, log: c.get('log') }, { returnId, input }),
      );
    });
}
