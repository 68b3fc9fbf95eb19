import { isApiError } from '@dana/api-client';
import type { CartCalls } from '#api/cart-calls.ts';
import type { CartIdStore } from './cart-cookie.ts';
import type { Ticket, Wish } from './operations.ts';

type Sending = {
  /** Whether the answer still matters when it comes. */
  isWanted: () => boolean;
  /** Called before the call when it goes out under another ticket: to the cart that another tab made meanwhile. */
  onTicket: (ticket: Ticket) => void;
};

/** Makes the call of a request. */
export type SendWish = (wish: Wish, ticket: Ticket, sending: Sending) => Promise<void>;

/** One after the other, in all tabs of this browser. */
export type InTurn = (work: () => Promise<void>) => Promise<void>;

type SenderParts = { calls: CartCalls; cartIds: CartIdStore; inTurn: InTurn };

/** Turns requests into calls. The add that makes the cart goes alone: two tabs at once would make two carts. */
export function createWishSender({ calls, cartIds, inTurn }: SenderParts): SendWish {
  async function add(wish: Extract<Wish, { kind: 'add' }>, { key, cartId }: Ticket, sending: Sending) {
    // While this waited for its turn another tab may have made the cart.
    const present = cartIds.read() ?? null;
    if (present !== cartId) sending.onTicket({ key, cartId: present });
    const { productId, variationId, quantity } = wish;
    const made = await calls.add({ cartId: present ?? undefined, productId, variationId, quantity, key });
    if (sending.isWanted()) cartIds.write(made.cartId);
  }

  return async function send(wish, ticket, sending) {
    const { key, cartId } = ticket;
    if (wish.kind === 'add')
      return cartId === null ? inTurn(() => add(wish, ticket, sending)) : add(wish, ticket, sending);
    // The cart went away meanwhile (ordered in another tab): there is nothing left to change.
    if (cartId === null || cartId === undefined) return;
    if (wish.kind === 'clear') await calls.clear({ cartId });
    else if (wish.kind === 'set')
      await calls.setQuantity({ cartId, itemId: wish.itemId, quantity: wish.quantity, key });
    else await remove(cartId, wish.itemId);
  };

  /** A line that is not there is a line that was removed: by an earlier attempt, or by another tab. */
  async function remove(cartId: string, itemId: string): Promise<void> {
    try {
      await calls.remove({ cartId, itemId });
    } catch (error) {
      if (!isApiError(error) || error.status !== 404) throw error;
    }
  }
}
