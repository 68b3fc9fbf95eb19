import type { ApiClient } from '@dana/api-client';
import { offers } from '@dana/contracts/offers';
import type { CheckoutData } from '@dana/contracts/api/checkout';
import type { CartId } from '@dana/contracts/ids';
import { plainId, sentId } from '@dana/contracts/sent-ids';

/** What a read of the cart is asked under, beside the cart itself. */
export type CheckoutTerms = {
  /** The coupon that the cart is given before it is read; null takes it off, undefined leaves it as it is. */
  promoCode: string | null | undefined;
  shippingMethodId: string | null;
  /** Where the order goes; left out, the API takes the shopper's own country or the shop's. */
  countryId?: string;
};

type ReadCall = {
  cartId: string;
  terms: CheckoutTerms;
  /** The coupon that the page shows as applied: each read names it. */
  appliedCode: string | null;
  signal: AbortSignal;
  /** Called once the cart has the coupon of the terms: what is refused after it is no longer that coupon. */
  onCouponGiven?: () => void;
};

type CouponCall = { cartId: string; promoCode: string | null; signal: AbortSignal };

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
  read: (call: ReadCall) => Promise<CheckoutData>;
};

const cartAnswer = () =>
  import(/* webpackChunkName: "answers" */ './schemas.ts').then((module) => module.cartAnswerSchema);
const accepted = () =>
  import(/* webpackChunkName: "answers" */ './schemas.ts').then((module) => module.acceptedSchema);
const checkoutAnswer = () =>
  import(/* webpackChunkName: "answers" */ './schemas.ts').then((module) => module.checkoutAnswerSchema);

const inPath = (id: string): string => encodeURIComponent(plainId(id));
const pathOf = (cartId: string): string => `/carts/${inPath(cartId)}`;

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
  const keepsCoupons = offers(api, 'cart-coupon');
  const hasMoreTerms = offers(api, 'checkout-fields');
  /** Gives the cart its coupon, or takes it off. */
  async function giveCoupon({ cartId, promoCode, signal }: CouponCall): Promise<void> {
    const body = { cart_id: sentId(cartId), promo_code: promoCode };
    await api.send('POST', '/carts/coupon', body, accepted, { signal });
  }
  return {
    async add({ cartId, productId, variationId, quantity, key }) {
      await ready();
      const body = {
        cart_id: cartId === undefined ? null : sentId(cartId),
        product_id: sentId(productId),
        product_variation_id: variationId === undefined ? null : sentId(variationId),
        quantity,
      };
      const headers = { 'Idempotency-Key': key };
      const { data } = await api.send('POST', '/carts/add', body, cartAnswer, { headers });
      return { cartId: data.id };
    },
    async setQuantity({ cartId, itemId, quantity, key }) {
      await ready();
      const body = { cart_id: sentId(cartId), item_id: sentId(itemId), quantity };
      const headers = { 'Idempotency-Key': key };
      await api.send('POST', '/carts/edit-item', body, accepted, { headers });
    },
    async remove({ cartId, itemId }) {
      await ready();
      await api.send('DELETE', `${pathOf(cartId)}/items/${inPath(itemId)}`, undefined, accepted);
    },
    async clear({ cartId }) {
      await ready();
      await api.send('DELETE', `${pathOf(cartId)}/clear`, undefined, accepted);
    },
    async read({ cartId, terms, appliedCode, signal, onCouponGiven }) {
      await ready();
      const { promoCode } = terms;
      if (keepsCoupons && promoCode !== undefined) {
        await giveCoupon({ cartId, promoCode, signal });
        onCouponGiven?.();
      }
      const applied = promoCode === undefined && keepsCoupons ? appliedCode : promoCode;
      const named = keepsCoupons ? null : (promoCode ?? null);
      const query = {
        cart: plainId(cartId),
        promo_code: applied ?? undefined,
        // Another tab or device may have taken it off meanwhile: the cart's own decides.
        ...(keepsCoupons && applied && { kept_coupon: '1' }),
        ...(hasMoreTerms && {
          shipping_method_id: terms.shippingMethodId === null ? undefined : plainId(terms.shippingMethodId),
          country_id: terms.countryId === undefined ? undefined : plainId(terms.countryId),
        }),
      };
      const { data } = await api.get('/checkout', checkoutAnswer, { query, signal });
      onNamed(named);
      // A back end that keeps no coupon with the cart need not repeat what it was asked under.
      return { ...data, id: data.id ?? (cartId as CartId), promo_code: data.promo_code ?? named };
    },
  };
}
