import { isApiError } from '@dana/api-client';
import type { Failure } from './cart-state.ts';
import type { Ticket } from './operations.ts';

/** The same ticket as before, unless it was for another cart: there the key would mean another request. */
export function ticketFor(ticket: Ticket, cartId: string | null, newKey: () => string): Ticket {
  if (ticket.cartId === undefined) return { key: ticket.key, cartId };
  return ticket.cartId === cartId ? ticket : { key: newKey(), cartId };
}

/** No answer, or that of a server that is still busy with the same call. */
export function mayNotHaveArrived(error: unknown): boolean {
  if (isApiError(error)) return error.code === 'request_in_progress';
  return error instanceof Error && error.name === 'UnreachableError';
}

export function failureOf(error: unknown): Failure {
  return isApiError(error) ? { kind: 'refused', message: error.message } : { kind: 'unreachable' };
}
