const storageKey = 'dana.checkout.unpaid.v1';
const idPattern = /^[A-Za-z0-9_-]{1,64}$/;

/** The order whose payment page this tab was sent to, until it is known that it was paid. */
export function unpaidOrderId(): string | undefined {
  try {
    const id = sessionStorage.getItem(storageKey);
    return id && idPattern.test(id) ? id : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers it, so that somebody who comes back from the payment page finds the way on. */
export function rememberUnpaidOrder(id: string): void {
  try {
    sessionStorage.setItem(storageKey, id);
  } catch {
    // The confirmation page finds the order by its address.
  }
}

/** It was paid, or its items are in a cart again. */
export function forgetUnpaidOrder(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Then it was not remembered.
  }
}
