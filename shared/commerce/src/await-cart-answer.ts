import type { Bus } from '@dana/bus';
import type { ShopEventOf } from '@dana/contracts/events';

export type CartRefusal = Pick<ShopEventOf<'cart.addRejected'>, 'reason' | 'maximumQuantity' | 'message'> & {
  kind: 'rejected';
};
/** `pending`: it is kept and sent later; the last answer follows under the same id. */
export type CartAnswer = { kind: 'added' } | { kind: 'pending' } | CartRefusal;

/**
 * How long a shopper waits for a first answer. The cart answers when its call has ended, 8 s at most, and in the place of a
 * cart that is not there the shell does within 4 s: after both nobody is left who could. Unit: milliseconds.
 */
const cartAnswerTimeoutMs = 12_000;

/**
 * Follows one request to the cart until its last answer. Call it before publishing the request: the answer of a cart that
 * refuses at once would else be missed. No answer in time counts as `unreachable`, with `isLate`; one that comes later still
 * replaces it.
 * @returns a function that stops listening.
 */
export function awaitCartAnswer(
  bus: Bus,
  requestId: string,
  onAnswer: (answer: CartAnswer, isLate?: boolean) => void,
  timeoutMs = cartAnswerTimeoutMs,
): () => void {
  const conclude = (answer: CartAnswer) => {
    stop();
    onAnswer(answer);
  };
  const added = bus.on('cart.itemAdded').subscribe((event) => {
    if (event.requestId !== requestId) return;
    clearTimeout(timer);
    if (event.isPending) onAnswer({ kind: 'pending' });
    else conclude({ kind: 'added' });
  });
  const rejected = bus.on('cart.addRejected').subscribe((event) => {
    if (event.requestId !== requestId) return;
    const { reason, maximumQuantity, message } = event;
    conclude({ kind: 'rejected', reason, maximumQuantity, message });
  });
  const timer = setTimeout(() => onAnswer({ kind: 'rejected', reason: 'unreachable' }, true), timeoutMs);

  function stop(): void {
    added.unsubscribe();
    rejected.unsubscribe();
    clearTimeout(timer);
  }
  return stop;
}
