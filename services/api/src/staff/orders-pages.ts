import {
  decideReturnInputSchema,
  staffOrderSchema,
  staffOrdersQuerySchema,
  takeStepInputSchema,
  type StaffOrdersQuery,
  type StaffOrderSummary,
  type staffOrderSummarySchema,
} from '@dana/contracts/api/staff-order';
import type { Context } from 'hono';
import type { Db } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import type { ApiEnv, Lang } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { fieldText, refusalText } from '../messages.ts';
import { checkInput, pageMeta, readPaging, readQuery } from '../http/read-input.ts';
import { answerPage, staffPaths, html, type Html } from '../pages/html-page.ts';
import {
  inLang,
  staffMessages,
  framed,
  ltr,
  pagesNav,
  statusBadge,
  collected,
  type StaffMessages,
} from './pages/frame.ts';
import { orderPage, type TypedForm } from './pages/order-page.ts';
import { slipPage } from './pages/slip-page.ts';
import { slipStyle, staffStyle } from './pages/staff-style.ts';
import { staffArea } from './staff-area.ts';
import { decideStaffReturn, findStaffOrders, presentStaffOrder, takeStaffStep } from './staff-orders.ts';
import { allows, type StaffMember } from './tokens/staff-tokens.ts';
import { orderStatuses } from '@dana/contracts/api/order';
import type * as z from 'zod/mini';
import { dayText, moneyText } from '../pages/page-formats.ts';

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
    work: (form: Record<string, string>) => (trx: Db, staff: StaffMember) => Promise<void>,
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

type Row = z.input<typeof staffOrderSummarySchema> &
  Pick<StaffOrderSummary, 'status' | 'payment_status' | 'pickup'>;
type ListPage = {
  lang: Lang;
  query: StaffOrdersQuery;
  rows: Row[];
  page: number;
  lastPage: number;
};

/** The orders that a search found, newest first. */
function listPage({ lang, query, rows, page, lastPage }: ListPage): Html {
  const messages = staffMessages[lang];
  const found =
    rows.length === 0
      ? html`<div class="card"><h2>${messages.list.none}</h2><p>${messages.list.noneText}</p></div>`
      : html`<ul class="orders">${rows.map((row) => orderRow(row, lang, messages))}</ul>`;
  const body = html`<main class="wide">
<h1 class="page">${messages.list.title}</h1>
${filters(query, lang, messages)}
${found}
${lastPage > 1 ? pagesNav({ lang, page, lastPage, addressOf: (to) => addressOf(query, to), words: messages.list }) : html``}
</main>`;
  return framed({ lang, here: addressOf(query, page), isSignedIn: true, body });
}

function filters(query: StaffOrdersQuery, lang: Lang, { list, statuses }: StaffMessages): Html {
  const options = orderStatuses.map(
    (status) =>
      html`<option value="${status}"${query.status === status ? html` selected` : html``}>${statuses[status]}</option>`,
  );
  return html`<form class="filters" method="get" action="${staffPaths.orders}" role="search">
<input type="hidden" name="lang" value="${lang}">
<label>${list.search}<input type="search" name="search" dir="auto" value="${query.search ?? ''}"></label>
<label>${list.status}<select name="status"><option value="">${list.all}</option>${options}</select></label>
<button class="first">${list.submit}</button>
<div class="row">
<label class="check"><input type="checkbox" name="returns" value="open"${query.returns ? html` checked` : html``}>${list.returns}</label>
<a class="language" href="${inLang(staffPaths.orders, lang)}">${list.clear}</a>
</div>
</form>`;
}

function orderRow(row: Row, lang: Lang, messages: StaffMessages): Html {
  const open = row.has_open_return ? html` <span class="badge open">${messages.list.return}</span>` : html``;
  const words = row.pickup ? collected(messages) : messages;
  const pickup = row.pickup ? html` <span class="badge">${messages.pickup.badge}</span>` : html``;
  const toConfirm = row.confirm_by
    ? html` <span class="badge open">${messages.toConfirm.badge}</span>`
    : html``;
  return html`<li>
<span><a class="number" href="${inLang(`${staffPaths.orders}/${row.id}`, lang)}">${ltr(row.number)}</a></span>
<span class="muted end">${dayText(row.created_at, lang)}</span>
<span class="customer"><bdi>${row.customer}</bdi></span>
<span class="end">${statusBadge(row.status, words)}${toConfirm}${pickup}${open}</span>
<span class="total">${ltr(moneyText(Number(row.total), row.currency))}</span>
</li>`;
}

function addressOf({ search, status, returns }: StaffOrdersQuery, page: number): string {
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(status && { status }),
    ...(returns && { returns }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query ? `${staffPaths.orders}?${query}` : staffPaths.orders;
}
