import { storedValue } from '@dana/runtime';

/** What stands in the coupon's field: its form comes and goes with the cart's states, and with the width of the window. */
export const typedCoupon = storedValue('tab', 'coupon.typed.v1');
