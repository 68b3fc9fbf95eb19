import type { Bus } from '@dana/bus';
import type { ShopEventOf } from '@dana/contracts/events';

export type CartAnswer =
  | { kind: 'added' }
  | (Pick<ShopEventOf<'cart.addRejected'>, 'reason' | 'maximumQuantity' | 'message'> & { kind: 'rejected' });

/** How long a shopper waits before being told that nothing happened. Unit: milliseconds. */
const cartAnswerTimeoutMs = 10_000;

/**
 * Waits for the cart's answer to one request. Call it before publishing the request: a cart that refuses at once
 * would else not be heard. No answer in time counts as `unreachable`.
 * @returns a function that stops waiting.
 */
export function awaitCartAnswer(
  bus: Bus,
  requestId: string,
  onAnswer: (answer: CartAnswer) => void,
  timeoutMs = cartAnswerTimeoutMs,
): () => void {
  const settle = (answer: CartAnswer) => {
    stop();
    onAnswer(answer);
  };
  const added = bus.on('cart.itemAdded').subscribe((event) => {
    if (event.requestId === requestId) settle({ kind: 'added' });
  });
  const rejected = bus.on('cart.addRejected').subscribe((event) => {
    if (event.requestId !== requestId) return;
    const { reason, maximumQuantity, message } = event;
    settle({ kind: 'rejected', reason, maximumQuantity, message });
  });
  const timer = setTimeout(() => settle({ kind: 'rejected', reason: 'unreachable' }), timeoutMs);

  function stop(): void {
    added.unsubscribe();
    rejected.unsubscribe();
    clearTimeout(timer);
  }
  return stop;
}
