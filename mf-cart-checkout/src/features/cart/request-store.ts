import type { CartRequest, Operation, Ticket } from './operations.ts';

export type StoredRequest = { request: CartRequest; ticket: Ticket };

/** Where requests are kept that the server has not answered, so that a new document can send them again. */
export type RequestStore = { read: () => StoredRequest[]; write: (requests: StoredRequest[]) => void };

// The names under which tabs that are open now have kept theirs.
const storageKey = 'dana.cart.wishes.v1';
type Kept = { wish: CartRequest; ticket: Ticket };

const maximumRequests = 100;

/** The tab's own storage: each tab sends what was asked in it. */
export const sessionRequestStore: RequestStore = {
  read() {
    try {
      return parseRequests(sessionStorage.getItem(storageKey));
    } catch {
      return [];
    }
  },
  write(requests) {
    const kept = requests.map(({ request, ticket }): Kept => ({ wish: request, ticket }));
    try {
      if (kept.length === 0) sessionStorage.removeItem(storageKey);
      else sessionStorage.setItem(storageKey, JSON.stringify(kept));
    } catch {
      // Without storage a request lasts as long as the page.
    }
  },
};

/** What of these operations a new document would have to send again. */
export function unansweredRequests(operations: readonly Operation[]): StoredRequest[] {
  return operations
    .filter(({ state }) => state !== 'done')
    .map(({ id: _id, state: _state, ticket, ...request }) => ({ request, ticket }));
}

/** The requests in a stored text; what is not one is left out. */
export function parseRequests(stored: string | null): StoredRequest[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(stored ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(parsed)) return [];
  const kept = parsed.filter(isKept).slice(0, maximumRequests);
  return kept.map(({ wish, ticket }) => ({ request: wish, ticket }));
}

function isKept(value: unknown): value is Kept {
  const { wish, ticket } = fieldsOf(value);
  const { kind, line, itemId, productId, variationId, quantity, title } = fieldsOf(wish);
  const { key, cartId } = fieldsOf(ticket);
  if (!isText(key) || !(cartId === undefined || cartId === null || isText(cartId))) return false;
  if (kind === 'clear') return true;
  if (!isText(line)) return false;
  if (kind === 'remove') return isText(itemId);
  if (!Number.isInteger(quantity) || Number(quantity) < 1) return false;
  if (kind === 'set') return isText(itemId);
  const isVariation = variationId === undefined || isText(variationId);
  return kind === 'add' && isText(productId) && isVariation && typeof title === 'string';
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
