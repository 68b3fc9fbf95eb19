import { storedValue } from '@dana/runtime';

const idPattern = /^[A-Za-z0-9_-]{1,64}$/;
const stored = storedValue('tab', 'checkout.unpaid.v1');

/** The order whose payment page this tab was sent to, until it is known that it was paid. */
export function unpaidOrderId(): string | undefined {
  const id = stored.read() ?? '';
  return idPattern.test(id) ? id : undefined;
}

/** Remembers it, so that somebody who comes back from the payment page finds the way on. */
export const rememberUnpaidOrder = (id: string): void => stored.write(id);

/** It was paid, or its items are in a cart again. */
export const forgetUnpaidOrder = (): void => stored.write(null);
