import { storedValue } from '@dana/runtime';

const idPattern = /^[A-Za-z0-9_-]{1,64}$/;
const stored = storedValue<string | undefined>({
  lifetime: 'tab',
  name: 'checkout.unpaid.v1',
  read: (id) => (id && idPattern.test(id) ? id : undefined),
  write: (id) => id ?? null,
});

/** The order whose payment page this tab was sent to, until it is known that it was paid. */
export const unpaidOrderId = (): string | undefined => stored.read();

/** Remembers it, so that somebody who comes back from the payment page finds the way on. */
export const rememberUnpaidOrder = (id: string): void => stored.write(id);

/** It was paid, or its items are in a cart again. */
export const forgetUnpaidOrder = (): void => stored.write(undefined);
