import type { ApiClient } from '@dana/api-client';
import type { CheckoutData } from '@dana/contracts/api/checkout';
import { createCouponCall } from './coupon-call.ts';

/** What a read of the cart is asked under, beside the cart itself. */
export type CheckoutTerms = {
  /** The coupon that the cart is given before it is read; null takes it off, undefined leaves it as it is. */
  promoCode: string | null | undefined;
  shippingMethodId: string | null;
  /** Where the order goes; left out, the API takes the shopper's own country or the shop's. */
  countryId?: string;
};

export type AddCall = {
  cartId: string | undefined;
  productId: string;
  variationId: string | undefined;
  quantity: number;
  /** The same for a request and its retry: the server counts it once. */
  key: string;
};

/** The calls that the engine makes; each rejects with an `ApiError`, `UnreachableError` or `MalformedAnswerError`. */
export type CartCalls = {
  /** Answers the id of the cart that holds the product: a new one where there was none. */
  add: (call: AddCall) => Promise<{ cartId: string }>;
  setQuantity: (call: { cartId: string; itemId: string; quantity: number; key: string }) => Promise<void>;
  remove: (call: { cartId: string; itemId: string }) => Promise<void>;
  clear: (call: { cartId: string }) => Promise<void>;
  read: (call: { cartId: string; terms: CheckoutTerms; signal: AbortSignal }) => Promise<CheckoutData>;
};

const cartAnswer = () =>
  import(/* webpackChunkName: "answers" */ './schemas.ts').then((module) => module.cartAnswerSchema);
const checkoutAnswer = () =>
  import(/* webpackChunkName: "answers" */ './schemas.ts').then((module) => module.checkoutAnswerSchema);

/** Asks for what reads the answers of these calls, before one is made. */
export const prepareCartCalls = (): void => void cartAnswer().catch(() => undefined);

/**
 * The cart calls of the shop API. Nobody but the cart engine makes them.
 * @param ready – each call waits for it.
 * @param onNamed – receives the code that a read had to name because the API keeps none with the cart; null else.
 */
export function createCartCalls(
  api: ApiClient,
  ready: () => Promise<void>,
  onNamed: (promoCode: string | null) => void,
): CartCalls {
  const giveCoupon = createCouponCall(api, cartAnswer);
  return {
    async add({ cartId, productId, variationId, quantity, key }) {
      await ready();
      const body = {
        cart_id: cartId ?? null,
        product_id: productId,
        product_variation_id: variationId ?? null,
        quantity,
      };
      const headers = { 'Idempotency-Key': key };
      const { data } = await api.send('POST', '/carts/add', body, cartAnswer, { headers });
      return { cartId: data.id };
    },
    async setQuantity({ cartId, itemId, quantity, key }) {
      await ready();
      const body = { cart_id: cartId, item_id: itemId, quantity };
      const headers = { 'Idempotency-Key': key };
      await api.send('POST', '/carts/edit-item', body, cartAnswer, { headers });
    },
    async remove({ cartId, itemId }) {
      await ready();
      await api.send('DELETE', `/carts/${cartId}/items/${encodeURIComponent(itemId)}`, undefined, cartAnswer);
    },
    async clear({ cartId }) {
      await ready();
      await api.send('DELETE', `/carts/${cartId}/clear`, undefined, cartAnswer);
    },
    async read({ cartId, terms, signal }) {
      await ready();
      const { promoCode } = terms;
      const named = promoCode === undefined ? null : await giveCoupon({ cartId, promoCode, signal });
      const query = {
        cart: cartId,
        promo_code: named ?? undefined,
        shipping_method_id: terms.shippingMethodId ?? undefined,
        country_id: terms.countryId,
      };
      const { data } = await api.get('/checkout', checkoutAnswer, { query, signal });
      onNamed(named);
      return data;
    },
  };
}
