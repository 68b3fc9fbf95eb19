import type { CheckoutData } from '@dana/contracts/api/checkout';
import type { ReadResult } from './cart-action.ts';
import { type CartState, type Failure, startState } from './cart-state.ts';
import type { CouponNotice } from './coupon-notice.ts';

/** A read of the cart ended. What was asked for before it is in what it brought; without an answer everything stays. */
export function reduceRead(state: CartState, result: ReadResult): CartState {
  const { terms } = state;
  const asked = terms.promoCode;
  switch (result.kind) {
    case 'read':
      return {
        ...state,
        ...settled,
        data: result.data,
        // It has reached the cart, which keeps it from now on.
        terms: { ...terms, promoCode: undefined },
        couponNotice: noticeAfter(result.data, state.couponNotice),
      };
    case 'empty':
    case 'gone':
      return {
        ...state,
        ...settled,
        data: null,
        problems: startState.problems,
        // A code stays asked for: the first thing in the cart brings it there.
        couponNotice: asked ? { code: asked, message: '', isAsked: true } : null,
      };
    case 'unreachable':
      return { ...state, isAfterRefusal: false, readFailure: result };
    case 'refused':
      return result.isOfCart
        ? reduceRefusedCart(state, result)
        : {
            ...state,
            // Without the code the amounts are as good as they were before it.
            isReadDue: state.isReadDue || asked !== undefined,
            isAfterRefusal: asked !== undefined,
            terms: { ...terms, promoCode: undefined },
            couponNotice: asked
              ? { code: asked, message: result.message, isAsked: true }
              : state.couponNotice,
            readFailure: result,
          };
  }
}

/** The cart itself cannot be had: a coupon that it may have is taken off, once, and it is read again without. */
function reduceRefusedCart(state: CartState, { kind, message }: Failure & { kind: 'refused' }): CartState {
  const { terms, data } = state;
  const shown = terms.promoCode === undefined ? data?.promo_code : terms.promoCode;
  const mayHaveCoupon = shown !== null && !state.isAfterRefusal;
  const isAsked = typeof terms.promoCode === 'string';
  return {
    ...state,
    isReadDue: state.isReadDue || mayHaveCoupon,
    isAfterRefusal: mayHaveCoupon,
    terms: { ...terms, promoCode: mayHaveCoupon ? null : undefined },
    couponNotice: shown && mayHaveCoupon ? { code: shown, message, isAsked } : state.couponNotice,
    readFailure: { kind, message },
  };
}

const settled = {
  operations: [],
  isKnown: true,
  isSent: false,
  isAfterRefusal: false,
  readFailure: null,
} as const;

function noticeAfter({ promo_code: code }: CheckoutData, before: CouponNotice | null): CouponNotice | null {
  // Of a code that was refused just now the cart may have another one: both are to be seen.
  return code === null || before?.isAsked ? before : null;
}
