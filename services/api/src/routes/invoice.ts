import { orderSchema } from '@dana/contracts/api/order';
import { Hono } from 'hono';
import { presentOrder } from '../commerce/present-order.ts';
import type { ApiDeps } from '../deps.ts';
import type { ApiEnv } from '../http/context.ts';
import { goneInvoice, invoicePage } from '../invoice/invoice-page.ts';
import { invoicePath, readInvoiceLink } from '../invoice/invoice-link.ts';
import { invoiceStyle } from '../invoice/invoice-style.ts';
import { invoiceTexts } from '../invoice/invoice-texts.ts';
import { answerPage } from '../pages/html-page.ts';

/** GET orders/{id}/invoice: the page behind the signed link of an order's answer. */
export function invoiceRoutes(deps: ApiDeps) {
  return new Hono<ApiEnv>().get('/orders/:id/invoice', async (c) => {
    const id = c.req.param('id');
    const lang = c.get('lang');
    const now = deps.now();
    const expires = await readInvoiceLink(deps.db, id, c.req.query(), now);
    const row =
      expires === null
        ? undefined
        : await deps.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
    const { title, gone } = invoiceTexts[lang];
    if (!row || expires === null) {
      return answerPage(c, { lang, title: gone, body: goneInvoice(lang), style: invoiceStyle, status: 404 });
    }
    const order = orderSchema.parse(await presentOrder(deps.db, row, { lang, now }));
    const otherPath = await invoicePath(deps.db, { id, expires, lang: lang === 'ar' ? 'en' : 'ar' });
    return answerPage(c, {
      lang,
      title: `${title} ${order.number} · ${invoiceTexts[lang].shop}`,
      body: invoicePage({ lang, order, otherPath }),
      style: invoiceStyle,
    });
  });
}
