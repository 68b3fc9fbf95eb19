import { identifierText } from '@dana/contracts/typed-text';
import type { Resolver } from 'react-hook-form';

export type CouponValues = { promo_code: string };

/** Not in a file that comes late: which codes count, and whether capitals matter, only the API knows. */
export const couponRules: Resolver<CouponValues> = (values) => {
  const promo_code = identifierText(values.promo_code);
  return promo_code === ''
    ? { values: {}, errors: { promo_code: { type: 'required', message: 'validation.coupon' } } }
    : { values: { promo_code }, errors: {} };
};
