import type { ReadResult } from './cart-action.ts';
import { type CartState, startState } from './cart-state.ts';

/** A read of the cart ended. What was asked for before it is in what it brought; without an answer everything stays. */
export function reduceRead(state: CartState, result: ReadResult): CartState {
  const { terms } = state;
  switch (result.kind) {
    case 'read':
      return { ...state, ...settled, data: result.data };
    case 'empty':
    case 'gone':
      return { ...state, ...settled, data: null, problems: startState.problems };
    case 'unreachable':
      return { ...state, isAfterRefusal: false, readFailure: result };
    case 'refused':
      return {
        ...state,
        // Without the code the amounts are as good as they were before it.
        isReadDue: state.isReadDue || terms.promoCode !== null,
        isAfterRefusal: terms.promoCode !== null,
        terms: { ...terms, promoCode: null },
        readFailure: result,
      };
  }
}

const settled = { operations: [], isKnown: true, isAfterRefusal: false, readFailure: null } as const;
