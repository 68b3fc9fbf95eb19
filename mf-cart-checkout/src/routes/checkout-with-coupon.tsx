import type { ComponentProps } from 'react';
import { Coupon } from '#features/cart/coupon.tsx';
import { CouponForm } from '#features/cart/coupon-form.tsx';
import { CheckoutForm } from '#features/checkout/checkout-form.tsx';

/** Both forms of the checkout in one file: each alone would bring the form library once more. */
export function CheckoutWithCoupon(props: Omit<ComponentProps<typeof CheckoutForm>, 'coupon'>) {
  return <CheckoutForm {...props} coupon={<Coupon form={<CouponForm />} />} />;
}
