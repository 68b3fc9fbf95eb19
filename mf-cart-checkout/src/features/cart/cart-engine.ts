import type { CartCalls, CheckoutTerms } from '#api/cart-calls.ts';
import type { CartItem } from '@dana/contracts/api/cart';
import type { CheckoutData } from '@dana/contracts/api/checkout';
import type { Answer } from './awaited-answers.ts';
import type { CartIdStore } from './cart-cookie.ts';
import { createCartRunner, type ReadOutcome } from './cart-runner.ts';
import { startState } from './cart-state.ts';
import type { LostCoupon } from './coupon-notice.ts';
import type { LineKey, LineRequest } from './operations.ts';
import type { PromoStore } from './promo-store.ts';
import { readFailureOf } from './read-failure.ts';
import { createRequestSender, type InTurn } from './send-request.ts';
import type { RequestStore } from './request-store.ts';
import type { SeenCart } from './seen-cart.ts';

export type CartEngine = ReturnType<typeof createCartEngine>;

type RefusalListener = (message: string, lost?: LostCoupon) => void;

type EngineParts = {
  calls: CartCalls;
  cartIds: CartIdStore;
  promos: PromoStore;
  seen: SeenCart;
  requests: RequestStore;
  /** What the document came with, read a moment ago. */
  sent?: CheckoutData | undefined;
  /** A new key for a request, by which the server knows a repeated call. */
  newKey: () => string;
  /** Lets this browser's tabs work one after the other; by default nothing else is running. */
  inTurn?: InTurn;
  /** Runs something a little later, and again a little later when asked again meanwhile. */
  afterRest?: (run: () => void) => void;
};

/**
 * The shopper's cart in this document. What is asked shows at once; amounts are always the server's. What the server
 * refuses disappears from the view and stays as a problem of its line. What gets no answer is kept, shown as such, and
 * sent again under its key.
 */
export function createCartEngine(parts: EngineParts) {
  const { calls, cartIds, promos, seen, requests, newKey } = parts;
  const { inTurn = (work) => work(), afterRest = atRest() } = parts;
  const refusalListeners = new Set<RefusalListener>();
  const couponListeners = new Set<() => void>();
  const sayCouponChanged = (): void => {
    for (const listener of couponListeners) listener();
  };
  const onRefused: RefusalListener = (message, lost) => {
    for (const listener of refusalListeners) listener(message, lost);
    if (lost) sayCouponChanged();
  };
  const send = createRequestSender({ calls, cartIds, inTurn });
  const cartId = cartIds.read();
  // Another tab may have changed whose cart it is since.
  const sent =
    parts.sent && cartId === (parts.sent.id ?? cartId) && cartId !== undefined ? parts.sent : undefined;
  const runner = createCartRunner({
    sent,
    calls,
    send,
    cartIds,
    promos,
    seen,
    requests,
    newKey,
    afterRest,
    onRefused,
  });
  const setTerms = (terms: CheckoutTerms): void => runner.dispatch({ type: 'termsChanged', terms });
  let isStarted = false;

  /** Nobody in this document waits for what an earlier one asked. */
  async function reportRefusal(asked: Promise<Answer>): Promise<void> {
    const answer = await asked;
    const outcome = answer.kind === 'queued' ? await answer.settled : answer;
    if (outcome.kind === 'refused') onRefused(outcome.message);
  }

  /** Drops everything this document knows of the cart, without a call. */
  function reset(): void {
    promos.write(null);
    runner.forget();
  }

  return {
    getSnapshot: runner.view,
    subscribe: runner.subscribe,
    /**
     * Calls with the words of the server when it refuses to show the cart, or what an earlier document asked, and when it took
     * the coupon off the cart.
     */
    onRefused(listener: RefusalListener): () => void {
      refusalListeners.add(listener);
      return () => {
        refusalListeners.delete(listener);
      };
    },
    /** Calls when this document gave the cart a coupon, took it off, or lost it: not when another tab did. */
    onCouponChanged(listener: () => void): () => void {
      couponListeners.add(listener);
      return () => {
        couponListeners.delete(listener);
      };
    },
    /** Loads the cart of the stored id; once, however many ask. After a failure only `refresh` reads again. */
    start(): void {
      if (isStarted) return;
      isStarted = true;
      setTerms({ ...runner.state().terms, promoCode: promos.read() ?? undefined });
      // What an earlier document of this tab could not finish; under the same keys nothing counts twice.
      for (const { request, idempotencyKey } of requests.read())
        void reportRefusal(runner.ask(request, idempotencyKey));
      // It is said once. All else is read again: another tab may have changed it before this one could hear of it.
      if (sent) runner.noteLoss(sent);
      runner.wantRead();
      if (seen.isAway()) void runner.remember();
    },
    /** @param key – by which the server knows this request, however often it is made. */
    add: (request: Omit<Extract<LineRequest, { kind: 'add' }>, 'kind'>, key = newKey()) =>
      runner.ask({ kind: 'add', ...request }, { key }),
    setQuantity: (line: LineKey, itemId: string, quantity: number) =>
      runner.ask({ kind: 'set', line, itemId, quantity }),
    remove: (line: LineKey, itemId: string) => runner.ask({ kind: 'remove', line, itemId }),
    clear: () => runner.ask({ kind: 'clear' }),
    /** Asks again for what failed in a line, under the same key: if the first call did arrive, it counts once. */
    retry(line: LineKey): void {
      const problem = runner.state().problems.get(line);
      if (problem) void runner.ask(problem.request, problem.idempotencyKey);
    },
    resume: runner.resume,
    refresh: runner.refresh,
    /**
     * Reads the cart under other terms. A code that is refused is dropped, one for an empty cart waits in this tab for something
     * to be in it; without an answer the old terms stay.
     */
    async applyTerms(change: Partial<CheckoutTerms>): Promise<ReadOutcome> {
      const before = runner.state().terms;
      setTerms({ ...before, ...change });
      const outcome = await runner.refresh();
      if (outcome.kind === 'unreachable') setTerms(before);
      else if (isEmpty(outcome) && change.promoCode !== undefined) promos.write(change.promoCode);
      if (outcome.kind !== 'unreachable' && change.promoCode !== undefined) sayCouponChanged();
      return outcome;
    },
    noteLostCoupon: (lost: LostCoupon): void => runner.dispatch({ type: 'couponLost', lost }),
    closeCouponNotice: (): void => runner.dispatch({ type: 'couponNoticeClosed' }),
    cartId: cartIds.read,
    /** What another cart holds, which stays another one; null where that cannot be known now. */
    async itemsOf(cartId: string): Promise<readonly CartItem[] | null> {
      const { signal } = new AbortController();
      const asked = calls.read({ cartId, terms: startState.terms, appliedCode: null, signal });
      const outcome = await asked.catch(readFailureOf);
      if ('items' in outcome) return outcome.items;
      return isEmpty(outcome) ? [] : null;
    },
    /** From now on this is the shopper's cart. */
    adopt(cartId: string): void {
      cartIds.write(cartId);
      void runner.refresh();
    },
    /** The document ends: nothing more is sent from it, and the next one takes up what was not answered. */
    close: runner.close,
    reset,
    /** Forgets the cart after it became an order. */
    forget(): void {
      cartIds.remove();
      reset();
    },
  };
}

const isEmpty = ({ kind }: Pick<ReadOutcome, 'kind'>): boolean => kind === 'empty' || kind === 'gone';

/** Clicks of one burst follow each other faster than this. Unit: milliseconds. */
const restMs = 250;

function atRest(): (run: () => void) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (run) => {
    clearTimeout(timer);
    timer = setTimeout(run, restMs);
  };
}
