import type { Operation, Ticket, Wish } from './operations.ts';

export type StoredWish = { wish: Wish; ticket: Ticket };

/** Where wishes are kept that the server has not answered, so that a new document can send them again. */
export type WishStore = { read: () => StoredWish[]; write: (wishes: StoredWish[]) => void };

const storageKey = 'dana.cart.wishes.v1';
const maximumWishes = 100;

/** The tab's own storage: each tab sends what was asked in it. */
export const sessionWishStore: WishStore = {
  read() {
    try {
      return parseWishes(sessionStorage.getItem(storageKey));
    } catch {
      return [];
    }
  },
  write(wishes) {
    try {
      if (wishes.length === 0) sessionStorage.removeItem(storageKey);
      else sessionStorage.setItem(storageKey, JSON.stringify(wishes));
    } catch {
      // Without storage a wish lasts as long as the page.
    }
  },
};

/** What of these operations a new document would have to send again. */
export function unansweredRequests(operations: readonly Operation[]): StoredWish[] {
  return operations
    .filter(({ state }) => state !== 'done')
    .map(({ id: _id, state: _state, ticket, ...wish }) => ({ wish, ticket }));
}

/** The wishes in a stored text; what is not one is left out. */
export function parseWishes(stored: string | null): StoredWish[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(stored ?? '[]');
  } catch {
    return [];
  }
  return Array.isArray(parsed) ? parsed.filter(isStoredWish).slice(0, maximumWishes) : [];
}

function isStoredWish(value: unknown): value is StoredWish {
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
