import { isApiError } from '@dana/api-client';
import type { CartIdStore } from './cart-cookie.ts';
import type { CartHolder } from './cart-holder.ts';
import type { Failure } from './cart-state.ts';
import { enqueue, type LineKey, type Operation, readyToSend, type Ticket, type Wish } from './operations.ts';
import type { SendWish } from './send-wish.ts';
import type { WishStore } from './wish-store.ts';

/** What became of a wish. */
export type Outcome = { kind: 'done' } | Failure;
/** `held`: no answer came; the wish is kept and sent again. `settled` tells what became of it in the end. */
export type Answer = Outcome | { kind: 'held'; settled: Promise<Outcome> };

type Open = { conclude: (outcome: Outcome) => void; hold: () => void };

type WriterParts = {
  holder: CartHolder;
  send: SendWish;
  cartIds: CartIdStore;
  wishes: WishStore;
  newKey: () => string;
  /** Called before a wish is taken up: what is being read now would be out of date. */
  onWish: () => void;
  /** Called after each answer, with what it answers. */
  onAnswer: (kind: Wish['kind']) => void;
  /** Called when nothing is under way any more and something got no answer. */
  onHeld: () => void;
};

/** Sends wishes: in order for their line, each until it is answered and never twice, and tells what became of it. */
export function createCartWriter(parts: WriterParts) {
  const { holder, send, cartIds, wishes, newKey, onWish, onAnswer, onHeld } = parts;
  const open = new Map<number, Open>();
  let nextId = 1;
  /** What was asked before the cart was forgotten is answered into the void. */
  let epoch = 0;

  function change(operations: readonly Operation[], problems = holder.state().problems): void {
    holder.update({ operations, problems });
    const unanswered = operations.filter(({ state }) => state !== 'done');
    wishes.write(unanswered.map(({ id: _id, state: _state, ticket, ...wish }) => ({ wish, ticket })));
  }

  function replace(id: number, part: Partial<Pick<Operation, 'state' | 'ticket'>>): void {
    change(holder.state().operations.map((one) => (one.id === id ? { ...one, ...part } : one)));
  }

  function ask(wish: Wish, ticket: Ticket = { key: newKey() }): Promise<Answer> {
    const operation: Operation = { ...wish, id: nextId++, ticket, state: 'waiting' };
    const before = holder.state();
    const operations = enqueue(before.operations, operation);
    const replaced = before.operations.filter((other) => !operations.includes(other)).map(({ id }) => id);
    const answer = new Promise<Answer>((resolve) => {
      open.set(operation.id, openWish(resolve, replaced));
    });
    const problems = new Map(before.problems);
    if (operation.kind !== 'clear') problems.delete(operation.line);
    onWish();
    change(operations, problems);
    pump();
    return answer;
  }

  /** @param replaced – wishes whose place this one took: they are answered as it is. */
  function openWish(resolve: (answer: Answer) => void, replaced: number[]): Open {
    let settle: (outcome: Outcome) => void = resolve;
    return {
      conclude(outcome) {
        settle(outcome);
        for (const id of replaced) close(id, outcome);
      },
      hold() {
        if (settle !== resolve) return;
        const settled = new Promise<Outcome>((resolveLater) => {
          settle = resolveLater;
        });
        resolve({ kind: 'held', settled });
        for (const id of replaced) open.get(id)?.hold();
      },
    };
  }

  function close(id: number, outcome: Outcome): void {
    const concluded = open.get(id);
    open.delete(id);
    concluded?.conclude(outcome);
  }

  function pump(): void {
    for (const operation of readyToSend(holder.state().operations, cartIds.read() !== undefined))
      void perform(operation);
  }

  async function perform(operation: Operation): Promise<void> {
    const startEpoch = epoch;
    const ticket = ticketFor(operation.ticket, cartIds.read() ?? null, newKey);
    replace(operation.id, { state: 'sent', ticket });
    let outcome: Outcome;
    try {
      await send(operation, ticket, () => epoch === startEpoch);
      outcome = { kind: 'done' };
    } catch (error) {
      if (epoch === startEpoch && mayNotHaveArrived(error)) return hold(operation.id);
      outcome = failureOf(error);
    }
    if (epoch !== startEpoch) return;
    if (outcome.kind === 'done') replace(operation.id, { state: 'done' });
    else fail(operation, ticket, outcome);
    close(operation.id, outcome);
    // There was an answer: whatever was held gets through as well.
    resume();
    onAnswer(operation.kind);
  }

  function hold(id: number): void {
    replace(id, { state: 'held' });
    open.get(id)?.hold();
    pump();
    if (!holder.state().operations.some(({ state }) => state === 'sent')) onHeld();
  }

  function resume(): void {
    const { operations } = holder.state();
    if (operations.some(({ state }) => state === 'held'))
      change(operations.map((one) => (one.state === 'held' ? { ...one, state: 'waiting' } : one)));
    pump();
  }

  /** The wish leaves the screen; its line says so, unless the shopper already wished for something else there. */
  function fail({ id, state: _state, ...operation }: Operation, ticket: Ticket, failure: Failure): void {
    const { ticket: _ticket, ...wish } = operation;
    const operations = holder.state().operations.filter((one) => one.id !== id);
    const problems = new Map(holder.state().problems);
    if (wish.kind !== 'clear') {
      const hasNewerWish = operations.some(
        (one) => one.kind !== 'clear' && one.line === wish.line && one.id > id,
      );
      if (!hasNewerWish) problems.set(wish.line, { wish, ticket, failure });
    }
    change(operations, problems);
  }

  return {
    ask,
    /** Takes up what an earlier document of this tab could not finish; under the same keys nothing counts twice. */
    takeUp: (): Promise<Answer>[] => wishes.read().map(({ wish, ticket }) => ask(wish, ticket)),
    /** Sends again what got no answer. */
    resume,
    /** Asks again for what failed in a line, under the same key: if the first call did arrive, it counts once. */
    retry(line: LineKey): void {
      const problem = holder.state().problems.get(line);
      if (problem) void ask(problem.wish, problem.ticket);
    },
    isBusy: (): boolean => holder.state().operations.some((one) => one.state !== 'done'),
    /** Sends nothing more; what is kept stays. */
    stop(): void {
      epoch += 1;
    },
    /** Whatever is under way no longer matters. */
    abandon(): void {
      epoch += 1;
      wishes.write([]);
      for (const id of [...open.keys()]) close(id, { kind: 'unreachable' });
    },
  };
}

/** The same ticket as before, unless it was for another cart: there the key would mean another request. */
function ticketFor(ticket: Ticket, cartId: string | null, newKey: () => string): Ticket {
  if (ticket.cartId === undefined) return { key: ticket.key, cartId };
  return ticket.cartId === cartId ? ticket : { key: newKey(), cartId };
}

/** No answer, or that of a server that is still busy with the same call. */
function mayNotHaveArrived(error: unknown): boolean {
  if (isApiError(error)) return error.code === 'request_in_progress';
  return error instanceof Error && error.name === 'UnreachableError';
}

function failureOf(error: unknown): Failure {
  return isApiError(error) ? { kind: 'refused', message: error.message } : { kind: 'unreachable' };
}
