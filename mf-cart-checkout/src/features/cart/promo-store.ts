import { type StoredValue, storedValue } from '@dana/runtime';

/** Longer ones nobody could have typed into the coupon's field. */
export const longestCode = 60;

/**
 * Where a coupon is kept that the cart does not have yet: because nothing is in it, or because the API keeps none with carts and
 * wants the code with each read. So a reload does not lose it.
 */
export type PromoStore = StoredValue;

const stored = storedValue('tab', 'promo.v1');

/** The tab's own storage. What nobody could have typed into the coupon's field is none. */
export const sessionPromoStore: PromoStore = {
  read() {
    const code = stored.read();
    return code && code.length <= longestCode ? code : null;
  },
  write: (code) => stored.write(code || null),
};
