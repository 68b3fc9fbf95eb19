import { storedList } from '@dana/runtime';
import type { CartRequest, Operation, IdempotencyKey } from './operations.ts';

export type StoredRequest = { request: CartRequest; idempotencyKey: IdempotencyKey };

/** Where requests are kept that the server has not answered, so that a new document can send them again. */
export type RequestStore = { read: () => StoredRequest[]; write: (requests: StoredRequest[]) => void };

// The names under which tabs that are open now have kept theirs.
type Kept = { wish: CartRequest; ticket: IdempotencyKey };
const stored = storedList('tab', 'cart.wishes.v1', isKept);

const maximumRequests = 100;

/** The tab's own storage: each tab sends what was asked in it. What is not a request is left out. */
export const sessionRequestStore: RequestStore = {
  read() {
    const kept = stored.read().slice(0, maximumRequests);
    return kept.map(({ wish, ticket }) => ({ request: wish, idempotencyKey: ticket }));
  },
  write: (requests) =>
    stored.write(requests.map(({ request, idempotencyKey }) => ({ wish: request, ticket: idempotencyKey }))),
};

/** What of these operations a new document would have to send again. */
export function unansweredRequests(operations: readonly Operation[]): StoredRequest[] {
  return operations
    .filter(({ state }) => state !== 'done')
    .map(({ id: _id, state: _state, idempotencyKey, ...request }) => ({
      request: withoutPreview(request),
      idempotencyKey,
    }));
}

/** What was seen before a reload is not what is seen after it. */
function withoutPreview(request: CartRequest): CartRequest {
  if (request.kind !== 'add') return request;
  const { preview: _preview, ...plain } = request;
  return plain;
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
