import { stockRequestAnswerSchema, stockRequestInputSchema } from '@dana/contracts/api/stock-request';
import { Hono } from 'hono';
import { rowId } from '../catalogue/product-rows.ts';
import type { ApiDeps } from '../deps.ts';
import { answerer } from '../http/answer.ts';
import type { ApiEnv } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { callLimits } from '../http/limiter.ts';
import { noticeText } from '../http/messages.ts';
import { readBody } from '../http/read-input.ts';
import { writeOnce } from '../http/idempotency.ts';
import { answerPage } from '../pages/html-page.ts';
import { confirmStockRequest, leaveStockRequests } from '../stock-requests/answer-stock-link.ts';
import { askForStock } from '../stock-requests/ask-for-stock.ts';
import { stockPath } from '../stock-requests/stock-links.ts';
import { stockPage } from '../stock-requests/stock-page.ts';

const windowSeconds = 600;

/**
 * POST stock-requests, and the pages behind the links of its letters: GET and POST stock-requests/confirm/{key} and
 * stock-requests/leave/{key}. A mail program posts to the last one by itself (RFC 8058).
 */
export function stockRequestRoutes(deps: ApiDeps) {
  const answer = answerer(deps);
  const requests = callLimits(deps, 'stock-request', deps.limits.messages, windowSeconds);
  return new Hono<ApiEnv>()
    .post('/stock-requests', async (c) => {
      const { product_id, variation_id, email } = await readBody(c, stockRequestInputSchema);
      const productId = rowId(product_id);
      const variationId = variation_id ? rowId(variation_id) : null;
      if (productId === null || (variation_id && variationId === null))
        throw new ApiFailure(422, 'invalid_input', { fields: { product_id: 'validation.invalid' } });
      const lang = c.get('lang');
      const asked = await writeOnce(deps, c, {
        body: { productId, variationId, email },
        before: () => requests.countAsker(c, email),
        async work(trx) {
          const userId = c.get('user')?.id ?? null;
          const isConfirmed = await askForStock(trx, deps, { productId, variationId, email, lang, userId });
          const notice = isConfirmed ? 'stock_request_kept' : 'stock_request_mailed';
          return {
            success: true as const,
            message: noticeText(notice, lang),
            data: { is_confirmed: isConfirmed },
          };
        },
      });
      return answer(c, stockRequestAnswerSchema, asked);
    })
    .get('/stock-requests/confirm/:key', async (c) => {
      const key = c.req.param('key');
      const lang = c.get('lang');
      const row = await deps.db
        .selectFrom('stock_requests')
        .select('confirmed_at')
        .where('key', '=', key)
        .executeTakeFirst();
      const state = row ? (row.confirmed_at ? 'confirmed' : 'waiting') : 'none';
      return answerPage(c, { lang, ...stockPage({ step: 'confirm', state }, key, lang) });
    })
    .post('/stock-requests/confirm/:key', async (c) => {
      const key = c.req.param('key');
      await confirmStockRequest(deps, key);
      return c.redirect(stockPath('confirm', key, c.get('lang')), 303);
    })
    .get('/stock-requests/leave/:key', async (c) => {
      const key = c.req.param('key');
      const lang = c.get('lang');
      const row = await deps.db
        .selectFrom('stock_requests')
        .select('key')
        .where('address_key', '=', key)
        .where('letter_id', 'is', null)
        .executeTakeFirst();
      return answerPage(c, {
        lang,
        ...stockPage({ step: 'leave', state: row ? 'waiting' : 'none' }, key, lang),
      });
    })
    .post('/stock-requests/leave/:key', async (c) => {
      const key = c.req.param('key');
      await leaveStockRequests(deps, key);
      return c.redirect(stockPath('leave', key, c.get('lang')), 303);
    });
}
