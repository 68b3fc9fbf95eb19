import type { CheckoutData } from '@dana/contracts/api/checkout';
import type { CartCalls } from '#api/cart-calls.ts';
import { type Answer, createAwaitedAnswers, type Outcome } from './awaited-answers.ts';
import type { ReadResult } from './cart-action.ts';
import type { CartIdStore } from './cart-cookie.ts';
import { createCartHolder } from './cart-holder.ts';
import { isReadNext, stateWith } from './cart-state.ts';
import type { LostCoupon } from './coupon-notice.ts';
import { type Operation, readyToSend, type IdempotencyKey, type CartRequest } from './operations.ts';
import type { PromoStore } from './promo-store.ts';
import { type ReadFailure, readFailureOf } from './read-failure.ts';
import { failureOf, mayNotHaveArrived, idempotencyKeyFor } from './idempotency-key.ts';
import type { SeenCart } from './seen-cart.ts';
import type { SendRequest } from './send-request.ts';
import { unansweredRequests, type RequestStore } from './request-store.ts';

export type ReadOutcome = { kind: 'read' } | ReadFailure;

type RunnerParts = {
  /** What the document came with. */
  sent?: CheckoutData | undefined;
  calls: Pick<CartCalls, 'read'>;
  send: SendRequest;
  cartIds: CartIdStore;
  promos: PromoStore;
  seen: SeenCart;
  requests: RequestStore;
  newKey: () => string;
  /** Runs something once no more is asked for a moment. */
  afterRest: (run: () => void) => void;
  /** The server refuses to show the cart, or took its coupon off: its words. */
  onRefused: (message: string, lost?: LostCoupon) => void;
};

/**
 * Carries out what the state asks for: sends each request in order for its line until it is answered, and never twice;
 * reads the cart when none is under way. All decisions are the reducer's (reduce-cart.ts).
 */
export function createCartRunner(parts: RunnerParts) {
  const { sent, calls, send, cartIds, promos, seen, requests, newKey, afterRest, onRefused } = parts;
  const answers = createAwaitedAnswers();
  let readers: ((outcome: ReadOutcome) => void)[] = [];
  let reading: AbortController | undefined;
  let lastId = 0;
  /** Grows when the cart is forgotten: answers to what was asked before are dropped. */
  let epoch = 0;
  let isClosed = false;

  const holder = createCartHolder(stateWith(sent), (state, before) => {
    if (state.operations !== before.operations) requests.write(unansweredRequests(state.operations));
    if (state.readId !== before.readId && before.readId !== null) reading?.abort();
  });
  const { state, dispatch } = holder;

  /** Does all that is possible now. */
  function advance(): void {
    if (isClosed) return;
    const next = readyToSend(state().operations, cartIds.read() !== undefined)[0];
    if (next) {
      void perform(next);
      advance();
    } else if (isReadNext(state())) void read();
  }

  async function perform(operation: Operation): Promise<void> {
    const { id } = operation;
    const startEpoch = epoch;
    const isWanted = (): boolean => epoch === startEpoch;
    const sendUnder = (idempotencyKey: IdempotencyKey): void =>
      dispatch({ type: 'sent', id, idempotencyKey });
    const idempotencyKey = idempotencyKeyFor(operation.idempotencyKey, cartIds.read() ?? null, newKey);
    sendUnder(idempotencyKey);
    let outcome: Outcome;
    try {
      await send(operation, idempotencyKey, { isWanted, onNewKey: sendUnder });
      outcome = { kind: 'done' };
    } catch (error) {
      if (isWanted() && mayNotHaveArrived(error)) return queue(id);
      outcome = failureOf(error);
    }
    if (!isWanted()) return;
    dispatch({ type: 'answered', id, outcome });
    answers.conclude(id, outcome);
    if (operation.kind === 'set') afterRest(wantRead);
    advance();
  }

  function queue(id: number): void {
    dispatch({ type: 'unanswered', id });
    answers.queue(id);
    advance();
    const { operations, readId, isKnown } = state();
    const isAnyWaiting = readers.length > 0 || !isKnown;
    if (operations.some((one) => one.state === 'sent') || readId !== null || !isAnyWaiting) return;
    dispatch({ type: 'readPostponed' });
    void remember();
    answerReaders({ kind: 'unreachable' });
  }

  async function read(): Promise<void> {
    const readId = ++lastId;
    const cartId = cartIds.read();
    if (cartId === undefined) return endRead({ kind: 'empty' }, readId);
    const own = new AbortController();
    reading = own;
    dispatch({ type: 'readStarted', readId });
    const { terms, data: shown } = state();
    let isCouponRefused = terms.promoCode !== undefined;
    const onCouponGiven = (): void => {
      isCouponRefused = false;
    };
    const appliedCode = shown ? shown.promo_code : seen.couponOf(cartId);
    const asked = calls.read({ cartId, terms, appliedCode, signal: own.signal, onCouponGiven });
    const result = await asked.then(
      (data): ReadResult => ({ kind: 'read', data }),
      (error: unknown): ReadResult => readResultOf(error, isCouponRefused),
    );
    // What is said once is said, also where the rest of the answer is too old.
    if (result.kind === 'read') noteLoss(result.data);
    if (state().readId === readId) endRead(result, readId);
  }

  function readResultOf(error: unknown, isCouponRefused: boolean): ReadResult {
    const failure = readFailureOf(error);
    return failure.kind === 'refused' && !isCouponRefused ? { ...failure, isOfCart: true } : failure;
  }

  function endRead(result: ReadResult, readId: number): void {
    if (result.kind === 'gone') cartIds.remove();
    if (result.kind === 'refused') {
      promos.write(null);
      if (!state().isAfterRefusal) onRefused(result.message);
    }
    if (state().readId === null) dispatch({ type: 'readStarted', readId }, { type: 'readEnded', result });
    else dispatch({ type: 'readEnded', result });
    if (result.kind === 'read') namePromo();
    noteSeen(result);
    answerReaders(result.kind === 'read' ? { kind: 'read' } : result);
    advance();
  }

  function noteLoss({ promo_refused: lost }: CheckoutData): void {
    if (!lost) return;
    dispatch({ type: 'couponLost', lost });
    onRefused(lost.message, lost);
  }

  /** An API that keeps no coupon with the cart is given the code with each read. */
  function namePromo(): void {
    const promoCode = promos.read();
    if (promoCode !== null) dispatch({ type: 'termsChanged', terms: { ...state().terms, promoCode } });
  }

  /** Shows what this browser saw of the cart last, while nothing else is known of it. */
  async function remember(): Promise<void> {
    const cartId = cartIds.read();
    const startEpoch = epoch;
    const data = cartId === undefined || state().isKnown ? null : await seen.read(cartId);
    if (data && epoch === startEpoch) dispatch({ type: 'remembered', data });
  }

  function noteSeen(result: ReadResult): void {
    const cartId = cartIds.read();
    if (result.kind === 'unreachable') void remember();
    else if (result.kind === 'read' && cartId !== undefined) seen.write(cartId, result.data);
    else if (result.kind !== 'refused') seen.forget();
  }

  function answerReaders(outcome: ReadOutcome): void {
    const answered = readers;
    readers = [];
    for (const resolve of answered) resolve(outcome);
  }

  function wantRead(): void {
    dispatch({ type: 'readRequested' });
    advance();
  }

  return {
    ...holder,
    wantRead,
    remember,
    noteLoss,
    /** Asks the server for something; the answer comes when there is one. */
    ask(request: CartRequest, idempotencyKey: IdempotencyKey = { key: newKey() }): Promise<Answer> {
      const operation: Operation = { ...request, id: ++lastId, idempotencyKey, state: 'waiting' };
      const before = state().operations;
      dispatch({ type: 'requested', operation });
      const replaced = before.filter((other) => !state().operations.includes(other));
      const answer = answers.awaitAnswer(
        operation.id,
        replaced.map(({ id }) => id),
      );
      advance();
      return answer;
    },
    /** Sends again what got no answer. */
    resume(): void {
      dispatch({ type: 'resumed' });
      advance();
    },
    /** Sends again what got no answer, and reads the cart as soon as it is at rest: a read under way may be too old. */
    refresh(): Promise<ReadOutcome> {
      const outcome = new Promise<ReadOutcome>((resolve) => readers.push(resolve));
      dispatch({ type: 'readOutdated' }, { type: 'resumed' });
      advance();
      return outcome;
    },
    /** Whatever is under way no longer matters; the cart holds nothing. */
    forget(): void {
      epoch += 1;
      seen.forget();
      dispatch({ type: 'forgotten' });
      answers.concludeAll({ kind: 'unreachable' });
      answerReaders({ kind: 'empty' });
    },
    /** Sends and reads nothing more; what is kept stays. */
    close(): void {
      epoch += 1;
      isClosed = true;
      dispatch({ type: 'readOutdated' });
      answers.concludeAll({ kind: 'unreachable' });
      answerReaders({ kind: 'unreachable' });
    },
  };
}
