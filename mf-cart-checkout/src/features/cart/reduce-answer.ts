import type { CartState, Failure, Problem } from './cart-state.ts';
import type { LineKey, Operation } from './operations.ts';

/**
 * A request was answered. It stays in the list until the cart it led to is read; a refused one leaves the list and the
 * screen, and its line says so. There was an answer, so what waited for the connection gets through as well.
 */
export function reduceAnswer(state: CartState, id: number, outcome: { kind: 'done' } | Failure): CartState {
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
  { id, state: _state, ticket, ...request }: Operation,
  others: readonly Operation[],
  failure: Failure,
): ReadonlyMap<LineKey, Problem> {
  if (request.kind === 'clear') return problems;
  const isOutdated = others.some((one) => one.kind !== 'clear' && one.line === request.line && one.id > id);
  return isOutdated ? problems : new Map(problems).set(request.line, { request, ticket, failure });
}
