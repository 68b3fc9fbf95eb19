import { isApiError } from '@dana/api-client';
import { cartIsEmptyMessage } from '@dana/contracts/api/error';

/** What a failed read of the cart means. Source: specification 8, "Checkout data fetch failure". */
export type ReadFailure =
  /** The local cart and checkout data are reset, silently. */
  | { kind: 'empty' }
  /** The stored cart id is cleared: the server does not know it. */
  | { kind: 'gone' }
  /** The message is shown and the promo code is cleared. */
  | { kind: 'refused'; message: string }
  /** No answer, or one that cannot be read. Nothing is known, so everything is kept. */
  | { kind: 'unreachable' };

/** Sorts the error of GET /checkout into one of the four cases. */
export function readFailureOf(error: unknown): ReadFailure {
  if (!isApiError(error)) return { kind: 'unreachable' };
  if (error.message === cartIsEmptyMessage) return { kind: 'empty' };
  if ('cart' in error.fields) return { kind: 'gone' };
  return { kind: 'refused', message: error.message };
}
