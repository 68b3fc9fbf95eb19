import { storedValue } from '@dana/runtime';

const idPattern = /^[A-Za-z0-9_-]{1,64}$/;
const stored = storedValue('browser', 'checkout.unpaid.v2');
/** Its payment has long ended by then, and the next person at this device is another one. Unit: milliseconds. */
const keptMs = 2 * 60 * 60 * 1000;
const listeners = new Set<() => void>();

/**
 * The order whose payment page this device was sent to, until it is known that it was paid: whoever closed that page finds the way
 * on in the next tab.
 */
export function unpaidOrderId(): string | undefined {
  const [id = '', sentAt = ''] = (stored.read() ?? '').split(' ');
  const ageMs = Date.now() - Number(sentAt);
  return idPattern.test(id) && ageMs >= 0 && ageMs < keptMs ? id : undefined;
}

/** Remembers it, so that somebody who comes back from the payment page finds the way on. */
export const rememberUnpaidOrder = (id: string): void => stored.write(`${id} ${Date.now()}`);

/** That order was paid or cancelled, or its items are in a cart again. */
export function forgetUnpaidOrder(id: string): void {
  if (unpaidOrderId() !== id) return;
  stored.write(null);
  for (const listener of listeners) listener();
}

/** Calls back when it is forgotten, here or in another tab. @returns a function that stops it. */
export function whenUnpaidForgotten(listener: () => void): () => void {
  const lookAgain = (): void => {
    if (unpaidOrderId() === undefined) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', lookAgain);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', lookAgain);
  };
}
