import { isApiError } from '@dana/api-client';

/**
 * The message by which the API says that a cart holds nothing. Written again here because the contract's module brings the
 * schema library with it; a test holds both together.
 */
export const emptyCartMessage = 'Cart is empty';

/** What a failed read of the cart means. Source: docs/shop-rules.md. */
export type ReadFailure =
  /** The local cart and checkout data are reset, silently. */
  | { kind: 'empty' }
  /** The stored cart id is cleared: the server does not know it. */
  | { kind: 'gone' }
  /**
   * The message is shown and the promo code is cleared; `isOfCart`: it is not the code that was refused, so that the one which the
   * cart has goes as well.
   */
  | { kind: 'refused'; message: string; isOfCart?: boolean }
  /** No answer, or one that cannot be read. Nothing is known, so everything is kept. */
  | { kind: 'unreachable' };

/** Sorts the error of GET /checkout into one of the four cases. */
export function readFailureOf(error: unknown): ReadFailure {
  if (!isApiError(error)) return { kind: 'unreachable' };
  if (error.message === emptyCartMessage) return { kind: 'empty' };
  if ('cart' in error.fields) return { kind: 'gone' };
  return { kind: 'refused', message: error.message };
}
