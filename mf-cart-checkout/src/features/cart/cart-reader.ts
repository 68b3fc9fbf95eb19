import type { CartCalls } from '#api/cart-calls.ts';
import type { CartIdStore } from './cart-cookie.ts';
import type { CartHolder } from './cart-holder.ts';
import type { CartState } from './cart-state.ts';
import type { PromoStore } from './promo-store.ts';
import { type ReadFailure, readFailureOf } from './read-failure.ts';

export type ReadOutcome = { kind: 'read' } | ReadFailure;

type ReaderParts = {
  holder: CartHolder;
  calls: CartCalls;
  cartIds: CartIdStore;
  promos: PromoStore;
  /** While a wish is under way nothing is read: the answer could not be told apart from the wish. */
  isBusy: () => boolean;
  /** Runs something once no more is asked for a moment. */
  afterRest: (run: () => void) => void;
};

/** Reads the cart: at most one read at a time, and never one that a wish has overtaken. */
export function createCartReader({ holder, calls, cartIds, promos, isBusy, afterRest }: ReaderParts) {
  let reading: AbortController | undefined;
  let isWanted = false;
  /** Set while the cart is read again because its coupon was refused: the same words need not be told twice. */
  let isAfterRefusal = false;
  let waiting: ((outcome: ReadOutcome) => void)[] = [];
  const refusalListeners = new Set<(message: string) => void>();

  function pump(): void {
    if (isWanted && !reading && !isBusy()) void read();
  }

  async function read(): Promise<void> {
    isWanted = false;
    const cartId = cartIds.read();
    if (cartId === undefined) return finish({ data: null, operations: [], isKnown: true }, { kind: 'empty' });
    const own = new AbortController();
    reading = own;
    holder.update({ isReading: true });
    try {
      const data = await calls.read({ cartId, terms: holder.state().terms, signal: own.signal });
      if (reading === own) finish({ data, operations: [], isKnown: true }, { kind: 'read' });
    } catch (error) {
      if (reading === own) fail(readFailureOf(error));
    }
  }

  function finish(change: Partial<CartState>, outcome: ReadOutcome): void {
    reading = undefined;
    if (outcome.kind !== 'refused') isAfterRefusal = false;
    holder.update({ readFailure: null, ...change, isReading: false });
    answer(outcome);
    pump();
  }

  function answer(outcome: ReadOutcome): void {
    const answered = waiting;
    waiting = [];
    for (const resolve of answered) resolve(outcome);
  }

  function fail(failure: ReadFailure): void {
    const { terms } = holder.state();
    if (failure.kind === 'empty' || failure.kind === 'gone') {
      if (failure.kind === 'gone') cartIds.remove();
      finish({ data: null, operations: [], problems: new Map(), isKnown: true }, failure);
    } else if (failure.kind === 'unreachable') {
      finish({ readFailure: failure }, failure);
    } else {
      promos.write(null);
      if (!isAfterRefusal) for (const listener of refusalListeners) listener(failure.message);
      // Without the code the amounts are as good as they were before it.
      isWanted = isWanted || terms.promoCode !== null;
      isAfterRefusal = terms.promoCode !== null;
      finish({ readFailure: failure, terms: { ...terms, promoCode: null } }, failure);
    }
  }

  function pause(): void {
    if (!reading) return;
    reading.abort();
    reading = undefined;
    isWanted = true;
    holder.update({ isReading: false });
  }

  function want(): void {
    isWanted = true;
    pump();
  }

  return {
    want,
    /** Stops the read under way; it is made again when the cart is at rest. */
    pause,
    /** Reads when no more is asked for a moment: clicks in a row lead to one read. */
    wantAfterRest: (): void => afterRest(want),
    /** Reads as soon as the cart is at rest, also when a read is already under way: that one may be too old. */
    refresh(): Promise<ReadOutcome> {
      pause();
      const outcome = new Promise<ReadOutcome>((resolve) => waiting.push(resolve));
      want();
      return outcome;
    },
    /** The connection is lost: who waits for a read is told, and the cart is read when wishes get through again. */
    giveUpForNow(): void {
      if (reading || (waiting.length === 0 && holder.state().isKnown)) return;
      isWanted = true;
      holder.update({ readFailure: { kind: 'unreachable' } });
      answer({ kind: 'unreachable' });
    },
    onRefused(listener: (message: string) => void): () => void {
      refusalListeners.add(listener);
      return () => {
        refusalListeners.delete(listener);
      };
    },
    /** Whatever is under way no longer matters; the cart holds nothing. */
    abandon(): void {
      reading?.abort();
      isWanted = false;
      finish({ data: null, operations: [], problems: new Map(), isKnown: true }, { kind: 'empty' });
    },
  };
}
