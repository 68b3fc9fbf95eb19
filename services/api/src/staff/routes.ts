import {
  cataloguePicturesAnswerSchema,
  catalogueUpdateAnswerSchema,
  stockFileAnswerSchema,
  stockFileInputSchema,
} from '@dana/contracts/api/staff-catalogue';
import {
  decideReturnInputSchema,
  staffOrderAnswerSchema,
  staffOrdersAnswerSchema,
  staffOrdersQuerySchema,
  takeStepInputSchema,
} from '@dana/contracts/api/staff-order';
import { type Context, Hono } from 'hono';
import { underStartLock } from '../database/migrate.ts';
import type { Db } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { answerer } from '../http/answer.ts';
import type { ApiEnv } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import { answerOnce, repeatOf } from '../http/idempotency.ts';
import { checkInput, pageMeta, readBody, readForm, readPaging, readQuery } from '../http/read-input.ts';
import { CatalogueRefused } from '../load/read/faults.ts';
import { applyStockFile } from '../load/stock/apply-stock-file.ts';
import { readSent } from '../load/update/sent-catalogue.ts';
import { updateCatalogue } from '../load/update/update-catalogue.ts';
import { decideStaffReturn, findStaffOrders, presentStaffOrder, takeStaffStep } from './staff-orders.ts';
import { type StaffMember, staffOf } from './tokens/staff-tokens.ts';

/** Below /api/staff: GET orders, orders/{order}; POST orders/{order}/steps, orders/{order}/returns/{return}. */
export function staffRoutes(deps: ApiDeps) {
  const answer = answerer(deps);

  const requireStaff = staffOf(deps);

  /** Writes once for a key, and answers with the order as it is then. */
  async function write(
    staff: StaffMember,
    c: Context<ApiEnv>,
    body: object,
    work: (trx: Db, orderId: string) => Promise<void>,
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

/** A catalogue's texts, and the pictures that are new. They stand in memory until they are written. */
const updateBytesMax = 256 * 1024 * 1024;
/** A hundred thousand lines of a till. */
const stockBytesMax = 8 * 1024 * 1024;

/** Below /api/staff/catalogue: GET pictures; POST / updates the catalogue, POST stock takes stock and prices from a table. */
export function staffCatalogueRoutes(deps: ApiDeps) {
  const answer = answerer(deps);
  const requireStaff = staffOf(deps);

  return new Hono<ApiEnv>()
    .get('/pictures', async (c) => {
      await requireStaff(c, 'catalogue:write');
      const data = await deps.db.selectFrom('pictures').select(['path', 'sha256']).orderBy('path').execute();
      return answer(c, cataloguePicturesAnswerSchema, { success: true, data });
    })
    .post('/', async (c) => {
      const staff = await requireStaff(c, 'catalogue:write');
      const form = await readForm(c, updateBytesMax, 'body_too_large');
      try {
        const { checked, name, isTrial } = await readSent(deps.db, form);
        const report = await underStartLock(deps.db, (trx) =>
          updateCatalogue(trx, checked, { now: deps.now(), isTrial, name }),
        );
        if (!isTrial)
          c.get('log').info({ staff: staff.name, token: staff.tokenId }, 'The catalogue was updated.');
        return answer(c, catalogueUpdateAnswerSchema, { success: true, data: { report, faults: [] } });
      } catch (error) {
        if (!(error instanceof CatalogueRefused)) throw error;
        const data = { report: null, faults: [...error.faults] };
        return answer(c, catalogueUpdateAnswerSchema, { success: true, data });
      }
    })
    .post('/stock', async (c) => {
      const staff = await requireStaff(c, 'catalogue:write');
      const form = await readForm(c, stockBytesMax, 'body_too_large');
      const { stock, name } = checkInput(Object.fromEntries(form), stockFileInputSchema);
      const data = await deps.db
        .transaction()
        .execute((trx) =>
          applyStockFile(trx, { file: name, text: stock, by: { actor: staff.name, at: deps.now() } }),
        );
      if (data.changed > 0)
        c.get('log').info(
          { staff: staff.name, token: staff.tokenId, changed: data.changed },
          'Stock and prices were taken from a table.',
        );
      return answer(c, stockFileAnswerSchema, { success: true, data });
    });
}
