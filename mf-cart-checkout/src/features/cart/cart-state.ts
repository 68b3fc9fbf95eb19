import type { CheckoutData } from '@dana/contracts/api/checkout';
import type { CheckoutTerms } from '#api/cart-calls.ts';
import type { CouponNotice } from './coupon-notice.ts';
import type { LineKey, LineRequest, Operation, IdempotencyKey } from './operations.ts';

/** Why a request came to nothing. `refused` has the server's words, which may be empty. */
export type Failure = { kind: 'refused'; message: string } | { kind: 'unreachable' };

/** What failed last in a line, so that it can be tried again under the same key. */
export type Problem = { request: LineRequest; idempotencyKey: IdempotencyKey; failure: Failure };

/** Everything the engine knows. `data` is what the server last confirmed; null for a cart that holds nothing. */
export type CartState = {
  data: CheckoutData | null;
  /** Whether it is known what the cart holds. */
  isKnown: boolean;
  /** `data` came with the document, and nothing was asked since: that they are read once more changes nothing to be seen. */
  isSent: boolean;
  /** The read under way, by its number; null while there is none. */
  readId: number | null;
  /** The cart is to be read as soon as no request is under way and none is being read. */
  isReadDue: boolean;
  /** Set while the cart is read again because its coupon was refused: the same words are not shown twice. */
  isAfterRefusal: boolean;
  operations: readonly Operation[];
  problems: ReadonlyMap<LineKey, Problem>;
  readFailure: Failure | null;
  terms: CheckoutTerms;
  /** Stays until another coupon is asked for or in use. */
  couponNotice: CouponNotice | null;
};

export const startState: CartState = {
  data: null,
  isKnown: false,
  isSent: false,
  readId: null,
  isReadDue: false,
  isAfterRefusal: false,
  operations: [],
  problems: new Map(),
  readFailure: null,
  terms: { promoCode: undefined, shippingMethodId: null },
  couponNotice: null,
};

/** What a document begins with that came with this cart, or with none. */
export const stateWith = (sent: CheckoutData | undefined): CartState =>
  sent ? { ...startState, data: sent, isKnown: true, isSent: true } : startState;

/** While a request is under way nothing is read: whether the answer includes the request would be unknown. */
export function isReadNext({ isReadDue, readId, operations }: CartState): boolean {
  return isReadDue && readId === null && operations.every(({ state }) => state === 'done');
}
