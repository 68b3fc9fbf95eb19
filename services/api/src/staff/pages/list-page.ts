import { staffPaths, html, type Html } from '../../pages/html-page.ts';
import { orderStatuses } from '@dana/contracts/api/order';
import type {
  StaffOrdersQuery,
  StaffOrderSummary,
  staffOrderSummarySchema,
} from '@dana/contracts/api/staff-order';
import type * as z from 'zod/mini';
import type { Lang } from '../../http/context.ts';
import {
  framed,
  inLang,
  ltr,
  pagesNav,
  statusBadge,
  collected,
  staffMessages,
  type StaffMessages,
} from './frame.ts';
import { dayText, moneyText } from '../../pages/page-formats.ts';

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
export function listPage({ lang, query, rows, page, lastPage }: ListPage): Html {
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
