import { type StoredValue, storedValue } from '@dana/runtime';

const maximumLength = 60;

/**
 * Where a coupon is kept that the cart does not have yet: because nothing is in it, or because the API keeps none with carts and
 * wants the code with each read. So a reload does not lose it.
 */
export type PromoStore = StoredValue;

/** The tab's own storage of a code. What nobody could have typed into the coupon's field is none. */
function codeOfTab(name: string): PromoStore {
  const stored = storedValue('tab', name);
  return {
    read() {
      const code = stored.read();
      return code && code.length <= maximumLength ? code : null;
    },
    write: (code) => stored.write(code || null),
  };
}

export const sessionPromoStore = codeOfTab('promo.v1');

/** What stands in the coupon's field: its form comes and goes with the cart's states, and with the width of the window. */
export const typedCoupon = codeOfTab('coupon.typed.v1');
