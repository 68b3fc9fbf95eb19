import { checkoutAnswerSchema, placeOrderAnswerSchema } from '@dana/contracts/api/checkout';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { checkOrder } from '../commerce/check-order.ts';
import { loadCheckout } from '../commerce/checkout-data.ts';
import { hashBody, readIdempotencyKey } from '../commerce/idempotency.ts';
import { placeOrder } from '../commerce/place-order.ts';
import type { ApiDeps } from '../deps.ts';
import { answerer } from '../http/answer.ts';
import type { ApiEnv } from '../http/context.ts';
import { readJson, readQuery } from '../http/read-input.ts';

const querySchema = z.object({
  cart: z.string({ error: 'validation.required' }),
  promo_code: z.optional(z.string()),
  shipping_method_id: z.optional(z.string()),
});

/** GET checkout?cart=…[&promo_code=…][&shipping_method_id=…] and POST checkout. */
export function checkoutRoutes(deps: ApiDeps) {
  const answer = answerer(deps);
  return new Hono<ApiEnv>()
    .get('/checkout', async (c) => {
      const query = readQuery(c, querySchema);
      const wish = {
        cartId: query.cart,
        promoCode: query.promo_code,
        shippingMethodId: query.shipping_method_id,
      };
      const asker = { user: c.get('user'), lang: c.get('lang'), currency: c.get('currency') };
      const data = await loadCheckout(deps, wish, asker);
      c.header('Cache-Control', 'no-store');
      return answer(c, checkoutAnswerSchema, { success: true, data });
    })
    .post('/checkout', async (c) => {
      const key = readIdempotencyKey(c.req.header('idempotency-key'));
      const body = await readJson(c);
      const asker = { user: c.get('user'), lang: c.get('lang'), currency: c.get('currency') };
      const order = await checkOrder(deps, body, asker.user);
      const placed = await placeOrder(
        deps,
        order,
        asker,
        key === null ? null : { key, bodyHash: hashBody(body) },
      );
      // Stored answers were made by this very route, so they have its form.
      return answer(c, placeOrderAnswerSchema, placed.body as z.input<typeof placeOrderAnswerSchema>);
    });
}
