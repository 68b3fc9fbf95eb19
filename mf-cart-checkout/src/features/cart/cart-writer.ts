import { isApiError } from '@dana/api-client';
import type { CartCalls } from '#api/cart-calls.ts';
import type { CartIdStore } from './cart-cookie.ts';
import type { CartHolder } from './cart-holder.ts';
import type { Failure } from './cart-state.ts';
import { enqueue, type LineKey, type Operation, readyToSend, type Wish } from './operations.ts';

/** What became of a wish. */
export type Outcome = { kind: 'done' } | Failure;

type Open = { key: string; conclude: (outcome: Outcome) => void };

type WriterParts = {
  holder: CartHolder;
  calls: CartCalls;
  cartIds: CartIdStore;
  newKey: () => string;
  /** Called before a wish is taken up: what is being read now would be out of date. */
  onWish: () => void;
  /** Called after each answer, with what it answers. */
  onAnswer: (kind: Wish['kind']) => void;
};

/** Sends wishes: each once, in order for its line, and tells what became of it. */
export function createCartWriter({ holder, calls, cartIds, newKey, onWish, onAnswer }: WriterParts) {
  const open = new Map<number, Open>();
  let nextId = 1;
  /** What was asked before the cart was forgotten is answered into the void. */
  let epoch = 0;

  function ask(wish: Wish, key = newKey()): Promise<Outcome> {
    const operation: Operation = { ...wish, id: nextId++, state: 'waiting' };
    const before = holder.state();
    const operations = enqueue(before.operations, operation);
    const replaced = before.operations.filter((other) => !operations.includes(other));
    const outcome = new Promise<Outcome>((resolve) => {
      const conclude = (answer: Outcome): void => {
        resolve(answer);
        // A replaced wish is answered by the one that took its place.
        for (const { id } of replaced) close(id, answer);
      };
      open.set(operation.id, { key, conclude });
    });
    const problems = new Map(before.problems);
    if (operation.kind !== 'clear') problems.delete(operation.line);
    onWish();
    holder.update({ operations, problems });
    pump();
    return outcome;
  }

  function close(id: number, outcome: Outcome): void {
    const concluded = open.get(id);
    open.delete(id);
    concluded?.conclude(outcome);
  }

  function pump(): void {
    const { operations } = holder.state();
    const ready = new Set(readyToSend(operations, cartIds.read() !== undefined));
    if (ready.size === 0) return;
    holder.update({
      operations: operations.map((one) => (ready.has(one) ? { ...one, state: 'sent' } : one)),
    });
    for (const operation of ready) void perform(operation);
  }

  async function perform(operation: Operation): Promise<void> {
    const startEpoch = epoch;
    let failure: Failure | undefined;
    try {
      const cartId = await send(operation);
      if (epoch === startEpoch && cartId !== undefined) cartIds.write(cartId);
    } catch (error) {
      failure = failureOf(error);
    }
    if (epoch !== startEpoch) return;
    if (failure) fail(operation, failure);
    else settle(operation);
    close(operation.id, failure ?? { kind: 'done' });
    pump();
    onAnswer(operation.kind);
  }

  /** @returns the cart's id where the call may have changed it. */
  async function send(operation: Operation): Promise<string | undefined> {
    const cartId = cartIds.read();
    if (operation.kind === 'add') {
      const { productId, variationId, quantity } = operation;
      const key = open.get(operation.id)?.key ?? newKey();
      return (await calls.add({ cartId, productId, variationId, quantity, key })).cartId;
    }
    // The cart went away meanwhile (ordered in another tab): there is nothing left to change.
    if (cartId === undefined) return undefined;
    if (operation.kind === 'clear') await calls.clear({ cartId });
    else if (operation.kind === 'remove') await calls.remove({ cartId, itemId: operation.itemId });
    else await calls.setQuantity({ cartId, itemId: operation.itemId, quantity: operation.quantity });
    return undefined;
  }

  function settle({ id }: Operation): void {
    const { operations } = holder.state();
    holder.update({ operations: operations.map((one) => (one.id === id ? { ...one, state: 'done' } : one)) });
  }

  /** The wish leaves the screen; its line says so, unless the shopper already wished for something else there. */
  function fail({ id, state: _state, ...wish }: Operation, failure: Failure): void {
    const operations = holder.state().operations.filter((one) => one.id !== id);
    const problems = new Map(holder.state().problems);
    if (wish.kind !== 'clear') {
      const hasNewerWish = operations.some((one) => one.kind !== 'clear' && one.line === wish.line);
      if (!hasNewerWish) problems.set(wish.line, { wish, key: open.get(id)?.key ?? newKey(), failure });
    }
    holder.update({ operations, problems });
  }

  return {
    ask,
    /** Asks again for what failed in a line, under the same key: if the first call did arrive, it counts once. */
    retry(line: LineKey): void {
      const problem = holder.state().problems.get(line);
      if (problem) void ask(problem.wish, problem.key);
    },
    isBusy: (): boolean => holder.state().operations.some((one) => one.state !== 'done'),
    /** Whatever is under way no longer matters. */
    abandon(): void {
      epoch += 1;
      for (const id of [...open.keys()]) close(id, { kind: 'unreachable' });
    },
  };
}

function failureOf(error: unknown): Failure {
  return isApiError(error) ? { kind: 'refused', message: error.message } : { kind: 'unreachable' };
}
