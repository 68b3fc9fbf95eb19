import { isApiError } from '@dana/api-client';
import type { Failure } from './cart-state.ts';
import type { IdempotencyKey } from './operations.ts';

/** The same key as before, unless it was for another cart: there the key would mean another request. */
export function idempotencyKeyFor(
  idempotencyKey: IdempotencyKey,
  cartId: string | null,
  newKey: () => string,
): IdempotencyKey {
  if (idempotencyKey.cartId === undefined) return { key: idempotencyKey.key, cartId };
  return idempotencyKey.cartId === cartId ? idempotencyKey : { key: newKey(), cartId };
}

/** No answer, or that of a server that is still busy with the same call. */
export function mayNotHaveArrived(error: unknown): boolean {
  if (isApiError(error)) return error.code === 'request_in_progress';
  return error instanceof Error && error.name === 'UnreachableError';
}

export function failureOf(error: unknown): Failure {
  return isApiError(error) ? { kind: 'refused', message: error.message } : { kind: 'unreachable' };
}
