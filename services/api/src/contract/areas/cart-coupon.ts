import { must, type Recorder } from '../recorder.ts';

/** The coupon of a cart of three units: refused, and taken off. The codes of a shop are its own, so none is applied. */
export async function checkCartCoupon(r: Recorder, cartId: string): Promise<void> {
  const couponOf = (code: string | null, cart = cartId) => ({ body: { cart_id: cart, promo_code: code } });
  await r.refusal('setCartCoupon', 'an unknown coupon', couponOf(`NO-${crypto.randomUUID().slice(0, 8)}`), {
    status: 422,
    field: 'promo_code',
  });
  await r.success('setCartCoupon', 'no coupon', couponOf(null), ({ data }) =>
    must(data.id === cartId && data.items_count === 3, 'changes the cart'),
  );
  await r.refusal('setCartCoupon', 'a cart that was made up', couponOf(null, crypto.randomUUID()), {
    status: 404,
    field: 'cart',
  });
  await r.malformed(
    'setCartCoupon',
    'no cart',
    { body: { promo_code: null } },
    { status: 422, field: 'cart_id' },
  );
}
