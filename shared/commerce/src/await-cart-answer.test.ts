import { createBus } from '@dana/bus';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { awaitCartAnswer, type CartAnswer } from './await-cart-answer.ts';

const mark = { productId: '7', slug: 'tide', title: 'Tide' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function waiting() {
  const bus = createBus();
  const answers: CartAnswer[] = [];
  const stop = awaitCartAnswer(bus, 'mine', (answer) => answers.push(answer), 1_000);
  return { bus, answers, stop };
}

it('reports that the product is in the cart, once', () => {
  const { bus, answers } = waiting();
  bus.publish({ type: 'cart.itemAdded', requestId: 'mine', ...mark, quantity: 1 });
  bus.publish({ type: 'cart.itemAdded', requestId: 'mine', ...mark, quantity: 1 });
  vi.advanceTimersByTime(2_000);
  expect(answers).toEqual([{ kind: 'added' }]);
});

it('reports why it is not, and how many there may be', () => {
  const { bus, answers } = waiting();
  bus.publish({
    type: 'cart.addRejected',
    requestId: 'mine',
    ...mark,
    reason: 'you_cannot_add_more_than',
    maximumQuantity: 3,
  });
  expect(answers).toEqual([{ kind: 'rejected', reason: 'you_cannot_add_more_than', maximumQuantity: 3 }]);
});

it('does not take the answer to another card for its own', () => {
  const { bus, answers } = waiting();
  bus.publish({ type: 'cart.itemAdded', requestId: 'other', ...mark, quantity: 1 });
  bus.publish({ type: 'cart.addRejected', requestId: 'other', ...mark, reason: 'refused' });
  expect(answers).toEqual([]);
});

it('says that the cart cannot be reached when nothing answers', () => {
  const { answers } = waiting();
  vi.advanceTimersByTime(1_000);
  expect(answers).toEqual([{ kind: 'rejected', reason: 'unreachable' }]);
});

it('follows what is kept for later to its last answer', () => {
  const { bus, answers } = waiting();
  bus.publish({ type: 'cart.itemAdded', requestId: 'mine', ...mark, quantity: 1, isPending: true });
  vi.advanceTimersByTime(2_000);
  bus.publish({ type: 'cart.addRejected', requestId: 'mine', ...mark, reason: 'unreachable' });
  expect(answers.map(({ kind }) => kind)).toEqual(['pending', 'rejected']);
});

it('reports nothing once the card is gone', () => {
  const { bus, answers, stop } = waiting();
  stop();
  bus.publish({ type: 'cart.itemAdded', requestId: 'mine', ...mark, quantity: 1 });
  vi.advanceTimersByTime(2_000);
  expect(answers).toEqual([]);
});
