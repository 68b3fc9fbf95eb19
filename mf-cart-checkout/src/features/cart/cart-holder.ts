import { type CartState, startState } from './cart-state.ts';
import { type CartView, viewOf } from './cart-view.ts';

export type CartHolder = ReturnType<typeof createCartHolder>;

/** Holds the one state of the cart with the view of it, and tells listeners of each change. */
export function createCartHolder() {
  let state: CartState = startState;
  let view: CartView = viewOf(state);
  const listeners = new Set<() => void>();

  return {
    state: (): CartState => state,
    view: (): CartView => view,
    update(change: Partial<CartState>): void {
      state = { ...state, ...change };
      view = viewOf(state);
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
