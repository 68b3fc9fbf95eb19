import {
  decideReturnInputSchema,
  staffOrderSchema,
  staffOrdersQuerySchema,
  takeStepInputSchema,
} from '@dana/contracts/api/staff-order';
import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import type { ApiEnv } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { fieldText, refusalText } from '../messages.ts';
import { checkInput, pageMeta, readPaging, readQuery } from '../http/read-input.ts';
import { answerPage, staffPaths } from '../pages/html-page.ts';
import { inLang, staffMessages } from './pages/frame.ts';
import { listPage } from './pages/list-page.ts';
import { orderPage, type TypedForm } from './pages/order-page.ts';
import { slipPage } from './pages/slip-page.ts';
import { slipStyle, staffStyle } from './pages/staff-style.ts';
import { staffArea } from './staff-area.ts';
import { decideStaffReturn, findStaffOrders, presentStaffOrder, takeStaffStep } from './staff-orders.ts';
import { allows, type StaffMember } from './tokens/staff-tokens.ts';

/** /_orders: the pages of those who pack and send. They work without scripts; every change is a form of their own. */
export function staffPageRoutes(deps: ApiDeps) {
  const style = staffStyle;
  const area = staffArea(deps, {
    path: staffPaths.orders,
    scope: 'orders:read',
    unknown: (lang) => staffMessages[lang].order.unknown,
  });
  const { signedIn, askToSignIn, readStaffForm } = area;

  async function showOrder(
    c: Context<ApiEnv>,
    staff: StaffMember,
    { problem, typed, status = 200 }: { problem?: string; typed?: TypedForm; status?: 200 | 409 | 422 } = {},
  ): Promise<Response> {
    const lang = c.get('lang');
    const presented = await presentStaffOrder(deps.db, c.req.param('order') ?? '', {
      lang,
      now: deps.now(),
    });
    const shown = staffOrderSchema.parse(presented);
    const mayWrite = allows(staff, 'orders:write');
    const body = orderPage({ lang, shown, mayWrite, problem, typed });
    return answerPage(c, {
      lang,
      title: `${shown.order.number} · ${staffMessages[lang].area}`,
      body,
      style,
      status,
    });
  }

  /** A form of an order: whose it is, where it came from, what it does; then the order again, or why not. */
  async function change(
    c: Context<ApiEnv>,
    wrong: (lang: 'en' | 'ar') => string,
    work: (form: Record<string, string>) => (trx: Kysely<Database>, staff: StaffMember) => Promise<void>,
  ): Promise<Response> {
    const lang = c.get('lang');
    const sent = await readStaffForm(c, 'orders:write');
    if (sent instanceof Response) return sent;
    const { staff, form } = sent;
    try {
      const run = work(form);
      await deps.db.transaction().execute((trx) => run(trx, staff));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.status !== 409 && error.status !== 422) throw error;
      const { params, fields = {} } = error.details;
      const isTooLong = Object.values(fields).includes('validation.tooLong');
      const invalid = isTooLong ? fieldText('validation.tooLong', lang) : wrong(lang);
      const problem = error.code === 'invalid_input' ? invalid : refusalText(error.code, lang, params);
      const typed = { returnId: c.req.param('return'), fields: form };
      return showOrder(c, staff, { problem, typed, status: error.status });
    }
    return c.redirect(inLang(`${staffPaths.orders}/${c.req.param('order')}`, lang), 303);
  }

  return area.app
    .get('/', async (c) => {
      const staff = await signedIn(c);
      if (!staff) return askToSignIn(c);
      const lang = c.get('lang');
      const query = readQuery(c, staffOrdersQuerySchema);
      const paging = readPaging(c, { standard: 20, max: 100 });
      const { data: rows, total } = await findStaffOrders(deps.db, query, paging);
      const { last_page: lastPage } = pageMeta(paging, total);
      const body = listPage({ lang, query, rows, page: paging.page, lastPage });
      return answerPage(c, { lang, title: staffMessages[lang].area, body, style });
    })
    .get('/:order', async (c) => {
      const staff = await signedIn(c);
      return staff ? showOrder(c, staff) : askToSignIn(c);
    })
    .get('/:order/slip', async (c) => {
      if (!(await signedIn(c))) return askToSignIn(c);
      const lang = c.get('lang');
      const presented = await presentStaffOrder(deps.db, c.req.param('order'), { lang, now: deps.now() });
      const shown = staffOrderSchema.parse(presented);
      const title = `${staffMessages[lang].slip.title} ${shown.order.number}`;
      return answerPage(c, { lang, title, body: slipPage({ lang, shown }), style: style + slipStyle });
    })
    .post('/:order/steps', (c) =>
      change(
        c,
        (lang) => staffMessages[lang].form.required,
        (form) => {
          const input = checkInput({ ...form, restock: form.restock === 'yes' }, takeStepInputSchema);
          const orderId = c.req.param('order');
          return (trx, staff) => takeStaffStep(trx, deps, { staff, orderId, log: c.get('log') }, input);
        },
      ),
    )
    .post('/:order/returns/:return', (c) =>
      change(
        c,
        (lang) => staffMessages[lang].form.answerNeeded,
        (form) => {
          const input = checkInput({ ...form, restock: form.restock === 'yes' }, decideReturnInputSchema);
          const orderId = c.req.param('order');
          const returnId = c.req.param('return');
          return (trx, staff) =>
            decideStaffReturn(trx, deps, { staff, orderId, log: c.get('log') }, { returnId, input });
        },
      ),
    );
}
