import type { CartAction } from './cart-action.ts';
import type { CartState } from './cart-state.ts';
import { type CartView, viewOf } from './cart-view.ts';
import { reduceCart } from './reduce-cart.ts';

/**
 * Holds the one state of the cart with the view of it.
 * @param state – to begin with.
 * @param onChange – called after each change, before the listeners.
 */
export function createCartHolder(state: CartState, onChange: (state: CartState, before: CartState) => void) {
  let view: CartView = viewOf(state);
  const listeners = new Set<() => void>();

  return {
    state: (): CartState => state,
    view: (): CartView => view,
    /** Several actions are one change to the listeners. */
    dispatch(...actions: CartAction[]): void {
      const before = state;
      state = actions.reduce(reduceCart, before);
      if (state === before) return;
      view = viewOf(state);
      onChange(state, before);
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
