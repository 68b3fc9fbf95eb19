import { storedValue } from '@dana/runtime';
import type { PlaceOrderInput } from '@dana/contracts/api/checkout';

/** One attempt to order: the body and the key it is sent under. */
export type OrderAttempt = { key: string; order: PlaceOrderInput };

const stored = storedValue('tab', 'checkout.attempt.v1');

/**
 * The attempt for this order. As long as no answer came, the same order keeps its key, also over a reload: pressing again
 * after a lost connection cannot order twice.
 */
export function attemptFor(order: PlaceOrderInput, newKey: () => string): OrderAttempt {
  const open = openAttempt();
  const attempt =
    open && JSON.stringify(open.order) === JSON.stringify(order) ? open : { key: newKey(), order };
  stored.write(JSON.stringify(attempt));
  return attempt;
}

/** The attempt that was not answered. */
export function openAttempt(): OrderAttempt | undefined {
  return parseAttempt(stored.read());
}

/** The server has answered: whatever is sent next is a new attempt. */
export function concludeAttempt(): void {
  stored.write(null);
}

/** The attempt in a stored text; undefined for anything else. */
export function parseAttempt(text: string | null): OrderAttempt | undefined {
  try {
    const parsed: unknown = JSON.parse(text ?? 'null');
    if (typeof parsed !== 'object' || parsed === null || !('key' in parsed) || !('order' in parsed)) return;
    const { key, order } = parsed;
    if (typeof key !== 'string' || key === '' || typeof order !== 'object' || order === null) return;
    // Its fields are checked by the server, which knows the key only with the very same body.
    return { key, order: order as PlaceOrderInput };
  } catch {
    return undefined;
  }
}
