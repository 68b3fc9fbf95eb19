import { orderSchema } from '@dana/contracts/api/order';
import { type Context, Hono } from 'hono';
import { presentOrder } from '../commerce/present-order.ts';
import type { ApiDeps } from '../deps.ts';
import type { ApiEnv } from '../http/context.ts';
import { invoiceContent } from '../invoice/invoice-content.ts';
import { invoicePaths, readInvoiceLink } from '../invoice/invoice-link.ts';
import { busyInvoice, goneInvoice, invoicePage } from '../invoice/invoice-page.ts';
import { invoiceStyle } from '../invoice/invoice-style.ts';
import { invoiceTexts } from '../invoice/invoice-texts.ts';
import { makeInvoice } from '../invoice/pdf/make-invoice.ts';
import { answerPage, type Html } from '../pages/html-page.ts';

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
      const { title, shop } = invoiceTexts[lang];
      return answerPage(c, {
        lang,
        title: `${title} ${order.number} · ${shop}`,
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
        return notice(c, invoiceTexts[lang].busy, { body: busyInvoice(lang, page), status: 503 });
      }
    });
}

function gone(c: Context<ApiEnv>): Promise<Response> {
  const lang = c.get('lang');
  return notice(c, invoiceTexts[lang].gone, { body: goneInvoice(lang), status: 404 });
}

function notice(
  c: Context<ApiEnv>,
  title: string,
  page: { body: Html; status: 404 | 503 },
): Promise<Response> {
  return answerPage(c, { lang: c.get('lang'), title, style: invoiceStyle, ...page });
}
