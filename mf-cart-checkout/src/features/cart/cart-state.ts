import type { CheckoutData } from '@dana/contracts/api/checkout';
import type { CheckoutTerms } from '#api/cart-calls.ts';
import type { LineKey, LineWish, Operation, Ticket } from './operations.ts';

/** Why a wish came to nothing. `refused` has the server's words, which may be empty. */
export type Failure = { kind: 'refused'; message: string } | { kind: 'unreachable' };

/** Everything the engine knows. `data` is what the server last confirmed; null for a cart that holds nothing. */
export type CartState = {
  data: CheckoutData | null;
  /** Whether it is known what the cart holds. */
  isKnown: boolean;
  isReading: boolean;
  operations: readonly Operation[];
  problems: ReadonlyMap<LineKey, { wish: LineWish; ticket: Ticket; failure: Failure }>;
  readFailure: Failure | null;
  terms: CheckoutTerms;
};

export const startState: CartState = {
  data: null,
  isKnown: false,
  isReading: false,
  operations: [],
  problems: new Map(),
  readFailure: null,
  terms: { promoCode: null, shippingMethodId: null },
};
