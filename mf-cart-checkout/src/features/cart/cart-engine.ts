import type { CartCalls, CheckoutTerms } from '#api/cart-calls.ts';
import type { CartIdStore } from './cart-cookie.ts';
import { createCartHolder } from './cart-holder.ts';
import { createCartReader, type ReadOutcome } from './cart-reader.ts';
import { startState } from './cart-state.ts';
import { createCartWriter } from './cart-writer.ts';
import type { LineKey, LineWish } from './operations.ts';
import type { PromoStore } from './promo-store.ts';

export type CartEngine = ReturnType<typeof createCartEngine>;

type EngineParts = {
  calls: CartCalls;
  cartIds: CartIdStore;
  promos: PromoStore;
  /** A new key for a wish, by which the server knows a repeated call. */
  newKey: () => string;
  /** Runs something a little later, and again a little later when asked again meanwhile. */
  afterRest?: (run: () => void) => void;
};

/**
 * The shopper's cart in this document. Wishes show at once; amounts are always the server's. Each wish is sent once, in
 * order for its line, and when the last one is answered the cart is read once. What the server refuses disappears from
 * the view and stays as a problem of its line. No answer at all changes nothing but that.
 */
export function createCartEngine({ calls, cartIds, promos, newKey, afterRest = atRest() }: EngineParts) {
  const holder = createCartHolder();
  const writer = createCartWriter({
    holder,
    calls,
    cartIds,
    newKey,
    onWish: () => reader.pause(),
    onAnswer: (kind) => (kind === 'set' ? reader.wantAfterRest() : reader.want()),
  });
  const reader = createCartReader({ holder, calls, cartIds, promos, isBusy: writer.isBusy, afterRest });

  let isStarted = false;

  function reset(): void {
    writer.abandon();
    promos.write(null);
    holder.update({ terms: startState.terms });
    reader.abandon();
  }

  return {
    getSnapshot: holder.view,
    subscribe: holder.subscribe,
    /** Tells the words of the server when it refuses to show the cart. */
    onRefused: reader.onRefused,
    /** Loads the cart of the stored id; once, however many ask. After a failure only `refresh` reads again. */
    start(): void {
      if (isStarted) return;
      isStarted = true;
      holder.update({ terms: { ...holder.state().terms, promoCode: promos.read() } });
      reader.want();
    },
    add: (wish: Omit<Extract<LineWish, { kind: 'add' }>, 'kind'>) => writer.ask({ kind: 'add', ...wish }),
    setQuantity: (line: LineKey, itemId: string, quantity: number) =>
      writer.ask({ kind: 'set', line, itemId, quantity }),
    remove: (line: LineKey, itemId: string) => writer.ask({ kind: 'remove', line, itemId }),
    clear: () => writer.ask({ kind: 'clear' }),
    retry: writer.retry,
    refresh: reader.refresh,
    /** Reads the cart under other terms. A code that is refused is dropped; without an answer the old terms stay. */
    async applyTerms(change: Partial<CheckoutTerms>): Promise<ReadOutcome> {
      const before = holder.state().terms;
      holder.update({ terms: { ...before, ...change } });
      const outcome = await reader.refresh();
      if (outcome.kind === 'unreachable') holder.update({ terms: before });
      else promos.write(holder.state().terms.promoCode);
      return outcome;
    },
    /** Drops everything this document knows of the cart, without a call. */
    reset,
    /** Forgets the cart after it became an order. */
    forget(): void {
      cartIds.remove();
      reset();
    },
  };
}

/** Clicks of one burst follow each other faster than this. Unit: milliseconds. */
const restMs = 250;

function atRest(): (run: () => void) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (run) => {
    clearTimeout(timer);
    timer = setTimeout(run, restMs);
  };
}
