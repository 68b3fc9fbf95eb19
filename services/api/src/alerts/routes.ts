import { newsletterInputSchema } from '@dana/contracts/api/contact';
import { doneSchema } from '@dana/contracts/api/envelope';
import { priceLettersAnswerSchema, priceLettersInputSchema } from '@dana/contracts/api/price-letters';
import { stockRequestAnswerSchema, stockRequestInputSchema } from '@dana/contracts/api/stock-request';
import { Hono } from 'hono';
import { rowId } from '../catalogue/product-rows.ts';
import type { ApiDeps } from '../deps.ts';
import { answerer } from '../http/answer.ts';
import type { ApiEnv } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { writeOnce } from '../http/idempotency.ts';
import { callLimits } from '../http/limiter.ts';
import { noticeText } from '../messages.ts';
import { readBody, requireUser } from '../http/read-input.ts';
import { alertLinkRoutes } from './mailed-links.ts';
import { newsletter, subscribe } from './newsletter.ts';
import { agree, disagree, readConsent } from './price-alerts.ts';
import { priceAlerts } from './price-emails.ts';
import { stockRequests } from './stock-emails.ts';
import { askForStock } from './stock-requests.ts';

const windowSeconds = 600;

/** POST newsletter/subscribe and stock-requests, GET and POST price-letters, and the pages behind the links of their e-mails. */
export function alertRoutes(deps: ApiDeps) {
  const answer = answerer(deps);
  const limitsOf = (name: string) => callLimits(deps, name, deps.limits.messages, windowSeconds);
  const subscriptions = limitsOf('newsletter');
  const requests = limitsOf('stock-request');
  const consents = limitsOf('price-letters');
  const app = new Hono<ApiEnv>()
    .post('/newsletter/subscribe', async (c) => {
      const { email, name } = await readBody(c, newsletterInputSchema);
      const lang = c.get('lang');
      const subscribed = await writeOnce(deps, c, {
        body: { email, name },
        before: () => subscriptions.countAsker(c, email),
        async work(trx) {
          // The same answer for a known address: nobody learns who gets our newsletter.
          await subscribe(trx, deps, { email, name, lang });
          return { success: true as const, message: noticeText('subscribed', lang) };
        },
      });
      return answer(c, doneSchema, subscribed);
    })
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
          const message = noticeText(isConfirmed ? 'stock_request_kept' : 'stock_request_mailed', lang);
          return { success: true as const, message, data: { is_confirmed: isConfirmed } };
        },
      });
      return answer(c, stockRequestAnswerSchema, asked);
    })
    .get('/price-letters', async (c) => {
      const data = await readConsent(deps.db, requireUser(c).id);
      return answer(c, priceLettersAnswerSchema, { success: true, data });
    })
    .post('/price-letters', async (c) => {
      const { id: userId } = requireUser(c);
      const { is_on: isOn } = await readBody(c, priceLettersInputSchema);
      const saved = await writeOnce(deps, c, {
        body: { isOn },
        // Each may send an e-mail. Who wants none is never refused.
        before: async () => (isOn ? consents.count(c, userId) : undefined),
        async work(trx) {
          if (isOn) await agree(trx, deps, { userId, lang: c.get('lang'), currency: c.get('currency') });
          else await disagree(trx, { userId });
          return { success: true as const, data: await readConsent(trx, userId) };
        },
      });
      return answer(c, priceLettersAnswerSchema, saved);
    });
  for (const alert of [newsletter, stockRequests, priceAlerts]) app.route('/', alertLinkRoutes(deps, alert));
  return app;
}
