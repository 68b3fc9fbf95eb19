import { type ApiClient, isApiError } from '@dana/api-client';

type CouponCall = { cartId: string; promoCode: string | null; signal: AbortSignal };

/**
 * The call that gives a cart its coupon, or takes it off. @returns the code that reads have to name instead, where an API
 * from before this call keeps none; it is asked once.
 */
export function createCouponCall(api: ApiClient, answer: Parameters<ApiClient['send']>[3]) {
  let isMissing = false;
  return async ({ cartId, promoCode, signal }: CouponCall): Promise<string | null> => {
    if (isMissing) return promoCode;
    try {
      await api.send('POST', '/carts/coupon', { cart_id: cartId, promo_code: promoCode }, answer, { signal });
      return null;
    } catch (error) {
      isMissing = isApiError(error) && error.status === 404 && !('cart' in error.fields);
      if (isMissing) return promoCode;
      throw error;
    }
  };
}
