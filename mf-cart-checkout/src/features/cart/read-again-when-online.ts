import type { CartEngine } from './cart-engine.ts';

/** Reads the cart again when the connection is back and the last read got no answer. @returns a function that stops it. */
export function readAgainWhenOnline(engine: CartEngine): () => void {
  const readAgain = (): void => {
    if (engine.getSnapshot().readFailure?.kind === 'unreachable') void engine.refresh();
  };
  window.addEventListener('online', readAgain);
  return () => window.removeEventListener('online', readAgain);
}
