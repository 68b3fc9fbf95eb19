import { priceLettersAnswerSchema, priceLettersInputSchema } from '@dana/contracts/api/price-letters';
import { type Context, Hono } from 'hono';
import { noteLetterAddress, mayWriteTo } from '../account/confirm-email.ts';
import type { ApiDeps } from '../deps.ts';
import { answerer } from '../http/answer.ts';
import type { ApiEnv } from '../http/context.ts';
import { callLimits } from '../http/limiter.ts';
import { readBody, requireUser } from '../http/read-input.ts';
import { writeOnce } from '../http/idempotency.ts';
import { answerPage } from '../pages/html-page.ts';
import { agree, disagree, readConsent } from '../price-letters/consent.ts';
import { pricePath, readConfirmKey } from '../price-letters/price-links.ts';
import { type PricePage, pricePage } from '../price-letters/price-page.ts';

const windowSeconds = 600;

/**
 * GET and POST price-letters, and the pages behind the links of these letters: GET and POST price-letters/confirm/{key} and
 * price-letters/leave/{key}. A mail program posts to the last one by itself (RFC 8058).
 */
export function priceLetterRoutes(deps: ApiDeps) {
  const answer = answerer(deps);
  const consents = callLimits(deps, 'price-letters', deps.limits.messages, windowSeconds);
  const show = (c: Context<ApiEnv>, page: PricePage, key: string) =>
    answerPage(c, { lang: c.get('lang'), ...pricePage(page, key, c.get('lang')) });
  return new Hono<ApiEnv>()
    .get('/price-letters', async (c) => {
      const data = await readConsent(deps.db, requireUser(c).id);
      return answer(c, priceLettersAnswerSchema, { success: true, data });
    })
    .post('/price-letters', async (c) => {
      const { id: userId } = requireUser(c);
      const { is_on: isOn } = await readBody(c, priceLettersInputSchema);
      const saved = await writeOnce(deps, c, {
        body: { isOn },
        // Each may send a letter. Who wants none is never refused.
        before: async () => (isOn ? consents.count(c, userId) : undefined),
        async work(trx) {
          if (isOn) await agree(trx, deps, { userId, lang: c.get('lang'), currency: c.get('currency') });
          else await disagree(trx, { userId });
          return { success: true as const, data: await readConsent(trx, userId) };
        },
      });
      return answer(c, priceLettersAnswerSchema, saved);
    })
    .get('/price-letters/confirm/:key', async (c) => {
      const key = c.req.param('key');
      const reader = await readConfirmKey(deps.db, key);
      if (!reader) return show(c, 'invalid', key);
      const isDone = await mayWriteTo(deps.db, reader.id, reader.email);
      return show(c, isDone ? 'confirmed' : 'confirm', key);
    })
    .post('/price-letters/confirm/:key', async (c) => {
      const key = c.req.param('key');
      const reader = await readConfirmKey(deps.db, key);
      if (reader) await noteLetterAddress(deps.db, reader.id, reader.email, deps.now());
      return c.redirect(pricePath('confirm', key, c.get('lang')), 303);
    })
    .get('/price-letters/leave/:key', async (c) => {
      const key = c.req.param('key');
      const row = await deps.db
        .selectFrom('price_letters')
        .select('key')
        .where('key', '=', key)
        .executeTakeFirst();
      return show(c, row ? 'leave' : 'left', key);
    })
    .post('/price-letters/leave/:key', async (c) => {
      const key = c.req.param('key');
      await disagree(deps.db, { key });
      return c.redirect(pricePath('leave', key, c.get('lang')), 303);
    });
}
