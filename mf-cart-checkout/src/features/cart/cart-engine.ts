import type { CartCalls, CheckoutTerms } from '#api/cart-calls.ts';
import type { CartIdStore } from './cart-cookie.ts';
import { createCartHolder } from './cart-holder.ts';
import { createCartReader, type ReadOutcome } from './cart-reader.ts';
import { startState } from './cart-state.ts';
import { type Answer, createCartWriter } from './cart-writer.ts';
import type { LineKey, LineWish } from './operations.ts';
import type { PromoStore } from './promo-store.ts';
import { createWishSender, type InTurn } from './send-wish.ts';
import type { WishStore } from './wish-store.ts';

export type CartEngine = ReturnType<typeof createCartEngine>;

type EngineParts = {
  calls: CartCalls;
  cartIds: CartIdStore;
  promos: PromoStore;
  wishes: WishStore;
  /** A new key for a wish, by which the server knows a repeated call. */
  newKey: () => string;
  /** Lets this browser's tabs work one after the other; by default nothing else is running. */
  inTurn?: InTurn;
  /** Runs something a little later, and again a little later when asked again meanwhile. */
  afterRest?: (run: () => void) => void;
};

/**
 * The shopper's cart in this document. Wishes show at once; amounts are always the server's. Wishes are sent in order for
 * their line, and when the last one is answered the cart is read once. What the server refuses disappears from the view
 * and stays as a problem of its line. What gets no answer is kept, shown as such, and sent again under its key.
 */
export function createCartEngine(parts: EngineParts) {
  const { calls, cartIds, promos, wishes, newKey } = parts;
  const { inTurn = (work) => work(), afterRest = atRest() } = parts;
  const holder = createCartHolder();
  const writer = createCartWriter({
    holder,
    send: createWishSender({ calls, cartIds, inTurn }),
    cartIds,
    wishes,
    newKey,
    onWish: () => reader.pause(),
    onAnswer: (kind) => (kind === 'set' ? reader.wantAfterRest() : reader.want()),
    onHeld: () => reader.giveUpForNow(),
  });
  const reader = createCartReader({ holder, calls, cartIds, promos, isBusy: writer.isBusy, afterRest });

  let isStarted = false;
  const lossListeners = new Set<(message: string) => void>();

  function reset(): void {
    writer.abandon();
    promos.write(null);
    holder.update({ terms: startState.terms });
    reader.abandon();
  }

  /** Nobody in this document waits for what an earlier one asked. */
  async function tellWhenRefused(asked: Promise<Answer>): Promise<void> {
    const answer = await asked;
    const outcome = answer.kind === 'held' ? await answer.settled : answer;
    if (outcome.kind === 'refused') for (const listener of lossListeners) listener(outcome.message);
  }

  function refresh(): Promise<ReadOutcome> {
    const outcome = reader.refresh();
    writer.resume();
    return outcome;
  }

  return {
    getSnapshot: holder.view,
    subscribe: holder.subscribe,
    /** Tells the words of the server when it refuses to show the cart, or what an earlier document asked. */
    onRefused(listener: (message: string) => void): () => void {
      lossListeners.add(listener);
      const stop = reader.onRefused(listener);
      return () => {
        stop();
        lossListeners.delete(listener);
      };
    },
    /** Loads the cart of the stored id; once, however many ask. After a failure only `refresh` reads again. */
    start(): void {
      if (isStarted) return;
      isStarted = true;
      holder.update({ terms: { ...holder.state().terms, promoCode: promos.read() } });
      for (const answer of writer.takeUp()) void tellWhenRefused(answer);
      reader.want();
    },
    /** @param key – by which the server knows this request, however often it is made. */
    add: (wish: Omit<Extract<LineWish, { kind: 'add' }>, 'kind'>, key = newKey()) =>
      writer.ask({ kind: 'add', ...wish }, { key }),
    setQuantity: (line: LineKey, itemId: string, quantity: number) =>
      writer.ask({ kind: 'set', line, itemId, quantity }),
    remove: (line: LineKey, itemId: string) => writer.ask({ kind: 'remove', line, itemId }),
    clear: () => writer.ask({ kind: 'clear' }),
    retry: writer.retry,
    /** Sends what is held for want of a connection. */
    resume: writer.resume,
    /** Sends what is held, and reads the cart as soon as it is at rest. */
    refresh,
    /** Reads the cart under other terms. A code that is refused is dropped; without an answer the old terms stay. */
    async applyTerms(change: Partial<CheckoutTerms>): Promise<ReadOutcome> {
      const before = holder.state().terms;
      holder.update({ terms: { ...before, ...change } });
      const outcome = await refresh();
      if (outcome.kind === 'unreachable') holder.update({ terms: before });
      else promos.write(holder.state().terms.promoCode);
      return outcome;
    },
    cartId: cartIds.read,
    /** From now on this is the shopper's cart. */
    adopt(cartId: string): void {
      cartIds.write(cartId);
      void refresh();
    },
    /** The document ends: nothing more is sent from it, and the next one takes up what was not answered. */
    close(): void {
      writer.stop();
      reader.pause();
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
