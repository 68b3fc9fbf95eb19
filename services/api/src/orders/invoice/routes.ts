import { type Order, orderSchema } from '@dana/contracts/api/order';
import type { Shop } from '@dana/contracts/api/shop';
import { showPhone } from '@dana/contracts/show-phone';
import { type Context, Hono } from 'hono';
import type { ApiDeps } from '../../deps.ts';
import type { ApiEnv, Lang } from '../../http/context.ts';
import { answerPage, html, type Html, languageLink, pageBar, shopName } from '../../pages/html-page.ts';
import { addressText, dayText, moneyText } from '../../pages/page-formats.ts';
import { shopLines } from '../../shop/own-shop.ts';
import { presentOrder } from '../present-order.ts';
import { invoiceContent, invoiceSums, invoiceMessages, messagesOfInvoice } from './invoice-content.ts';
import { invoicePaths, readInvoiceLink } from './invoice-link.ts';
import { makeInvoice } from './pdf/make-invoice.ts';

/** GET orders/{id}/invoice and invoice.pdf: what is behind the signed links of an order's answer. */
export function invoiceRoutes(deps: ApiDeps) {
  async function linkedOrder(c: Context<ApiEnv>, id: string) {
    const expires = await readInvoiceLink(deps.db, id, c.req.query(), deps.now());
    if (expires === null) return null;
    const row = await deps.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return null;
    const lang = c.get('lang');
    const order = orderSchema.parse(await presentOrder(deps.db, row, { lang, now: deps.now() }));
    return { order, expires };
  }

  return new Hono<ApiEnv>()
    .get('/orders/:id/invoice', async (c) => {
      const id = c.req.param('id');
      const lang = c.get('lang');
      const linked = await linkedOrder(c, id);
      if (!linked) return gone(c);
      const { order, expires } = linked;
      const [own, other] = await Promise.all([
        invoicePaths(deps.db, { id, expires, lang }),
        invoicePaths(deps.db, { id, expires, lang: lang === 'ar' ? 'en' : 'ar' }),
      ]);
      const { title } = invoiceMessages[lang];
      return answerPage(c, {
        lang,
        title: `${title} ${order.number} · ${shopName}`,
        body: invoicePage({
          lang,
          order,
          shop: await c.get('ownShop')(),
          otherPath: other.page,
          pdfPath: own.pdf,
        }),
        style: invoiceStyle,
      });
    })
    .get('/orders/:id/invoice.pdf', async (c) => {
      const id = c.req.param('id');
      const lang = c.get('lang');
      const linked = await linkedOrder(c, id);
      if (!linked) return gone(c);
      const { order, expires } = linked;
      try {
        const file = await makeInvoice(invoiceContent(order, lang, await c.get('ownShop')()));
        return c.body(new Uint8Array(file), 200, {
          'Content-Type': 'application/pdf',
          'Content-Disposition': `attachment; filename="invoice-${order.number}.pdf"`,
          'Content-Language': lang,
          'Cache-Control': 'no-store',
          'X-Content-Type-Options': 'nosniff',
          'X-Robots-Tag': 'noindex',
        });
      } catch (error) {
        c.get('log').error({ err: error }, 'no invoice as a file');
        const { page } = await invoicePaths(deps.db, { id, expires, lang });
        c.header('Retry-After', '60');
        return notice(c, invoiceMessages[lang].busy, { body: busyInvoice(lang, page), status: 503 });
      }
    });
}

function gone(c: Context<ApiEnv>): Promise<Response> {
  const lang = c.get('lang');
  return notice(c, invoiceMessages[lang].gone, { body: goneInvoice(lang), status: 404 });
}

function notice(
  c: Context<ApiEnv>,
  title: string,
  page: { body: Html; status: 404 | 503 },
): Promise<Response> {
  return answerPage(c, { lang: c.get('lang'), title, style: invoiceStyle, ...page });
}

type InvoicePage = {
  lang: Lang;
  order: Order;
  shop: Pick<Shop, 'contact' | 'registration' | 'taxNumber'>;
  otherPath: string;
  pdfPath: string;
};

const ltr = (text: string) => html`<span class="ltr">${text}</span>`;

/** An order as an invoice: who bought what for how much, on one sheet. */
function invoicePage({ lang, order, shop, otherPath, pdfPath }: InvoicePage): Html {
  const messages = messagesOfInvoice(order, lang);
  const { contact } = order;
  const money = (amount: number) => ltr(moneyText(amount, order.currency));
  const rows = order.items.map(
    (
      item,
    ) => html`<tr><td><bdi>${item.name}</bdi>${item.options.map(({ name, value }) => html`<br><span class="muted"><bdi>${name}</bdi>: <bdi>${value}</bdi></span>`)}
<br><span class="muted">${ltr(item.sku)}</span></td>
<td>${ltr(String(item.quantity))}</td><td class="sum">${money(item.unit_price)}</td><td class="sum">${money(item.line_total)}</td></tr>`,
  );
  return html`<header class="bar wide">
<p class="brand">${shopName}</p>
${languageLink(lang, otherPath)}
</header>
<main class="wide sheet">
<p class="screen"><a class="button" href="${pdfPath}" download>${messages.pdf}</a><span class="muted">${messages.print}</span></p>
<div class="card">
<div class="title"><h1>${messages.title}</h1><div class="from"><p class="brand">${shopName}</p>${shopLines(shop, lang).map((line) => html`<p><bdi>${line}</bdi></p>`)}</div></div>
<dl>
<dt>${messages.order}</dt><dd>${ltr(order.number)}</dd>
<dt>${messages.date}</dt><dd><bdi>${dayText(order.created_at, lang)}</bdi></dd>
<dt>${messages.payment}</dt><dd><bdi>${order.payment_method?.name ?? ''}</bdi> (${messages.statuses[order.payment_status]})</dd>
</dl>
<div class="facts">
<div><h2>${messages.to}</h2><p><bdi>${`${contact.first_name} ${contact.last_name}`}</bdi></p>
${addressText(order.address).map((line) => html`<p><bdi>${line}</bdi></p>`)}<p>${ltr(showPhone(contact.phone))}</p></div>
<div><h2>${messages.delivery}</h2><p>${order.shipping_method?.name ?? ''}</p></div>
</div>
<table><thead><tr><th scope="col">${messages.item}</th><th scope="col">${messages.units}</th><th scope="col" class="sum">${messages.price}</th><th scope="col" class="sum">${messages.amount}</th></tr></thead>
<tbody>${rows}</tbody></table>
<dl class="sums">${invoiceSums(order, lang).map(({ name, amount, isTotal }) => sumRow(name, money(amount), isTotal))}</dl>
</div></main>`;
}

/** What stands where a link is over. */
function goneInvoice(lang: Lang): Html {
  const { gone, goneText } = invoiceMessages[lang];
  return noticeCard(lang, gone, html`<p>${goneText}</p>`);
}

/** What stands where the file cannot be made now: the page has the same. */
function busyInvoice(lang: Lang, pagePath: string): Html {
  const { busy, busyText, openPage } = invoiceMessages[lang];
  return noticeCard(
    lang,
    busy,
    html`<p>${busyText}</p><p><a class="button" href="${pagePath}">${openPage}</a></p>`,
  );
}

function noticeCard(lang: Lang, title: string, text: Html): Html {
  return html`${pageBar(lang)}
<main><div class="card"><h1>${title}</h1>${text}</div></main>`;
}

function sumRow(name: string, amount: Html, isTotal = false): Html {
  const look = isTotal ? html` class="all"` : html``;
  return html`<dt${look}>${name}</dt><dd${look}>${amount}</dd>`;
}

/** An invoice is a sheet of paper, on screen and printed. */
const invoiceStyle = `
.bar.wide, main.sheet { max-inline-size: 800px; }
.bar.wide { padding-block: 16px; }
p.screen { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; }
.title { display: flex; justify-content: space-between; align-items: baseline; gap: 16px; margin-block-end: 16px; }
.title h1 { font-size: 1.75rem; }
.from { text-align: end; }
.from p:not(.brand) { margin: 0; color: var(--muted); font-size: 0.875rem; overflow-wrap: anywhere; }
h2 { margin: 0 0 4px; font-size: 0.875rem; font-weight: 600; color: var(--muted); }
.facts { display: grid; gap: 24px; grid-template-columns: repeat(auto-fit, minmax(220px, 1fr)); }
.facts p { margin: 0; overflow-wrap: anywhere; }
table { inline-size: 100%; border-collapse: collapse; margin-block: 24px 0; font-variant-numeric: tabular-nums; }
th { text-align: start; font-weight: 600; color: var(--muted); font-size: 0.875rem; }
th, td { padding: 10px 8px; border-block-end: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
th { overflow-wrap: normal; }
th:first-child, td:first-child { padding-inline-start: 0; }
th:last-child, td:last-child { padding-inline-end: 0; }
.sum { text-align: end; }
td.sum { white-space: nowrap; }
dl.sums { margin-block: 16px 0; margin-inline: auto 0; max-inline-size: 360px; padding: 0; border: 0; }
dl.sums .all { font-weight: 650; color: var(--ink); }
@media (max-width: 479px) { th:nth-child(3), td:nth-child(3) { display: none; } }
@media print {
  :root { --ground: #fff; --surface: #fff; --ink: #000; --muted: #333; --line: #999; --edge: #000; --primary: #0b5c63; }
  @page { margin: 15mm; }
  .bar, .screen { display: none; }
  main.sheet { padding: 0; max-inline-size: none; }
  .card { border: 0; padding: 0; }
  tr, .facts { break-inside: avoid; }
}
`;
