import type { CheckoutData } from '@dana/contracts/api/checkout';
import type { CheckoutTerms } from '#api/cart-calls.ts';
import type { Failure } from './cart-state.ts';
import type { LostCoupon } from './coupon-notice.ts';
import type { Operation, IdempotencyKey } from './operations.ts';
import type { ReadFailure } from './read-failure.ts';

/** How a read of the cart ended, with what it brought. */
export type ReadResult = { kind: 'read'; data: CheckoutData } | ReadFailure;

/** Everything that can happen to the cart of this document. */
export type CartAction =
  /** The shopper asked for something. */
  | { type: 'requested'; operation: Operation }
  /** A request goes out under this idempotency key. */
  | { type: 'sent'; id: number; idempotencyKey: IdempotencyKey }
  | { type: 'answered'; id: number; outcome: { kind: 'done' } | Failure }
  /** No answer came: the request waits for the connection. */
  | { type: 'unanswered'; id: number }
  /** What waits for the connection may go out again. */
  | { type: 'resumed' }
  | { type: 'readRequested' }
  /** What is being read may be too old: it is read again. */
  | { type: 'readOutdated' }
  | { type: 'readStarted'; readId: number }
  | { type: 'readEnded'; result: ReadResult }
  /** What this browser saw last, where the server does not answer. */
  | { type: 'remembered'; data: CheckoutData }
  /** Nothing gets through: the read comes when requests do again. */
  | { type: 'readPostponed' }
  | { type: 'termsChanged'; terms: CheckoutTerms }
  /** Another tab was told that the cart has lost its coupon. */
  | { type: 'couponLost'; lost: LostCoupon }
  | { type: 'couponNoticeClosed' }
  /** The cart became an order, or another shopper's. */
  | { type: 'forgotten' };
