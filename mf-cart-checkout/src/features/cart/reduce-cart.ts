import type { CheckoutTerms } from '#api/cart-calls.ts';
import type { CartAction } from './cart-action.ts';
import { type CartState, type Failure, type Problem, startState } from './cart-state.ts';
import { enqueue, type LineKey, type Operation } from './operations.ts';
import { reduceRead } from './reduce-read.ts';

/** The state after an action. Pure: all calls, storage and timers are the runner's (cart-runner.ts). */
export function reduceCart(state: CartState, action: CartAction): CartState {
  switch (action.type) {
    case 'requested': {
      const { operation } = action;
      const problems = new Map(state.problems);
      if (operation.kind !== 'clear') problems.delete(operation.line);
      return {
        ...withoutRead(state),
        isSent: false,
        problems,
        operations: enqueue(state.operations, operation),
      };
    }
    case 'sent':
      return withOperation(state, action.id, { state: 'sent', idempotencyKey: action.idempotencyKey });
    case 'answered':
      return reduceAnswer(state, action.id, action.outcome);
    case 'unanswered':
      return withOperation(state, action.id, { state: 'queued' });
    case 'resumed':
      return resumed(state);
    case 'readRequested':
      return { ...state, isReadDue: true };
    case 'readOutdated':
      return { ...withoutRead(state), isReadDue: true };
    case 'readStarted':
      return { ...state, isReadDue: false, readId: action.readId };
    case 'readEnded':
      return reduceRead({ ...state, readId: null }, action.result);
    case 'remembered':
      return state.isKnown ? state : { ...state, data: action.data, isKnown: true };
    case 'readPostponed':
      return { ...state, isReadDue: true, readFailure: { kind: 'unreachable' } };
    case 'termsChanged':
      return {
        ...state,
        terms: action.terms,
        isSent: state.isSent && isSame(state.terms, action.terms),
        couponNotice: action.terms.promoCode === undefined ? state.couponNotice : null,
      };
    case 'couponLost':
      return { ...state, couponNotice: { ...action.lost, isAsked: false } };
    case 'couponNoticeClosed':
      return state.couponNotice ? { ...state, couponNotice: null } : state;
    case 'forgotten':
      return { ...startState, isKnown: true };
  }
}

const isSame = (one: CheckoutTerms, other: CheckoutTerms): boolean =>
  one.promoCode === other.promoCode &&
  one.shippingMethodId === other.shippingMethodId &&
  one.countryId === other.countryId;

/** A read that began before a newer request no longer counts; it is made again when the cart is at rest. */
function withoutRead(state: CartState): CartState {
  return state.readId === null ? state : { ...state, readId: null, isReadDue: true };
}

function withOperation(
  state: CartState,
  id: number,
  part: Partial<Pick<Operation, 'state' | 'idempotencyKey'>>,
) {
  return { ...state, operations: state.operations.map((one) => (one.id === id ? { ...one, ...part } : one)) };
}

function resumed(state: CartState): CartState {
  if (!state.operations.some((one) => one.state === 'queued')) return state;
  const operations = state.operations.map(
    (one): Operation => (one.state === 'queued' ? { ...one, state: 'waiting' } : one),
  );
  return { ...state, operations };
}

/**
 * A request was answered. It stays in the list until the cart it led to is read; a refused one leaves the list and the
 * screen, and its line says so. There was an answer, so what waited for the connection gets through as well.
 */
function reduceAnswer(state: CartState, id: number, outcome: { kind: 'done' } | Failure): CartState {
  const answered = state.operations.find((one) => one.id === id);
  if (!answered) return state;
  const others = state.operations.filter((one) => one.id !== id);
  const isDone = outcome.kind === 'done';
  const left = isDone
    ? state.operations.map((one): Operation => (one.id === id ? { ...one, state: 'done' } : one))
    : others;
  return {
    ...state,
    operations: left.map((one): Operation => (one.state === 'queued' ? { ...one, state: 'waiting' } : one)),
    problems: isDone ? state.problems : withProblem(state.problems, answered, others, outcome),
    // Quantities come in bursts: the runner asks for the read when the burst is over.
    isReadDue: answered.kind !== 'set',
  };
}

/** A line for which the shopper already asked something else says nothing of what failed before. */
function withProblem(
  problems: CartState['problems'],
  { id, state: _state, idempotencyKey, ...request }: Operation,
  others: readonly Operation[],
  failure: Failure,
): ReadonlyMap<LineKey, Problem> {
  if (request.kind === 'clear') return problems;
  const isOutdated = others.some((one) => one.kind !== 'clear' && one.line === request.line && one.id > id);
  return isOutdated ? problems : new Map(problems).set(request.line, { request, idempotencyKey, failure });
}
