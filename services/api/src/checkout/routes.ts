import { cartAnswerSchema, cartCouponInputSchema } from '@dana/contracts/api/cart';
import {
  checkoutAnswerSchema,
  checkoutQuerySchema,
  placeOrderAnswerSchema,
} from '@dana/contracts/api/checkout';
import { type Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import { setCartCoupon } from '../cart/coupons.ts';
import { checkOrder } from './check-order.ts';
import { loadCheckout } from './checkout-data.ts';
import { hashBody, readIdempotencyKey } from '../http/idempotency.ts';
import { placeOrder } from './place-order.ts';
import type { ApiDeps } from '../deps.ts';
import { answerer } from '../http/answer.ts';
import type { ApiEnv } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { failureLimits } from '../http/limiter.ts';
import { readBody, readJson, readQuery } from '../http/read-input.ts';

const couponWindowSeconds = 600;

const isUnknownCode = (error: unknown) => error instanceof ApiFailure && error.code === 'promo_invalid';

/** GET checkout?cart=…[&promo_code=…][&shipping_method_id=…][&country_id=…], POST checkout, and POST carts/coupon. */
export function checkoutRoutes(deps: ApiDeps) {
  const answer = answerer(deps);
  const limits = failureLimits(deps, 'coupon', deps.limits.coupon, couponWindowSeconds);

  /** Does what a coupon code takes part in. Only codes that do not exist count: nobody may try them all. */
  function withCoupon<Result>(
    c: Context<ApiEnv>,
    coupon: { code: string | null | undefined; cart: string },
    work: () => Promise<Result>,
  ): Promise<Result> {
    if (!coupon.code?.trim()) return work();
    const account = c.get('user')?.id ?? coupon.cart;
    return limits.attempt(c, account, work, isUnknownCode);
  }

  return new Hono<ApiEnv>()
    .get('/checkout', async (c) => {
      const query = readQuery(c, checkoutQuerySchema);
      const request = {
        cartId: query.cart,
        promoCode: query.kept_coupon ? undefined : query.promo_code,
        shippingMethodId: query.shipping_method_id,
        countryId: query.country_id,
      };
      const asker = { user: c.get('user'), lang: c.get('lang'), currency: c.get('currency') };
      const coupon = { code: request.promoCode, cart: request.cartId };
      const data = await withCoupon(c, coupon, () => loadCheckout(deps, request, asker));
      c.header('Cache-Control', 'no-store');
      return answer(c, checkoutAnswerSchema, { success: true, data });
    })
    .post('/carts/coupon', async (c) => {
      const change = await readBody(c, cartCouponInputSchema);
      const coupon = { code: change.promo_code, cart: change.cart_id };
      const asker = { user: c.get('user'), currency: c.get('currency') };
      const data = await withCoupon(c, coupon, () => setCartCoupon(deps, change, asker));
      return answer(c, cartAnswerSchema, { success: true, data });
    })
    .post('/checkout', async (c) => {
      const key = readIdempotencyKey(c.req.header('idempotency-key'));
      const body = await readJson(c);
      const asker = { user: c.get('user'), lang: c.get('lang'), currency: c.get('currency') };
      const clientAddress = c.get('clientAddress');
      const order = await checkOrder(deps, body, asker.user);
      const repeat = key === null ? null : { key, bodyHash: hashBody(body) };
      const coupon = { code: order.input.promo_code, cart: order.input.cart };
      const placed = await withCoupon(c, coupon, () =>
        placeOrder(deps, order, { ...asker, clientAddress }, repeat),
      );
      // Stored answers were made by this very route, so they have its form.
      return answer(c, placeOrderAnswerSchema, placed.body as z.input<typeof placeOrderAnswerSchema>);
    });
}
