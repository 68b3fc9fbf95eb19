/** A coupon belongs to the cart, so that every tab and device of its shopper has it. */
export const statements = ['alter table carts add column promo_code text'];
