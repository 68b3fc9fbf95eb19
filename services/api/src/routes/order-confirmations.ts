import { Hono } from 'hono';
import { confirmOrder, readConfirmation } from '../commerce/confirm-order.ts';
import { confirmOrderPage, confirmOrderPath } from '../commerce/confirm-order-page.ts';
import type { ApiDeps } from '../deps.ts';
import type { ApiEnv } from '../http/context.ts';
import { answerPage } from '../pages/html-page.ts';

/**
 * GET and POST order-confirmations/{token}: the page behind the link by which a large order that is paid on delivery is confirmed.
 * Opening it changes nothing, however often; its button does, once.
 */
export function orderConfirmationRoutes(deps: ApiDeps) {
  return new Hono<ApiEnv>()
    .get('/order-confirmations/:token', async (c) => {
      const token = c.req.param('token');
      const lang = c.get('lang');
      const found = await readConfirmation(deps.db, token);
      return answerPage(c, { lang, ...confirmOrderPage(found, token, lang) });
    })
    .post('/order-confirmations/:token', async (c) => {
      const token = c.req.param('token');
      await confirmOrder(deps, token);
      return c.redirect(confirmOrderPath(token, c.get('lang')), 303);
    });
}
