import { isApiError } from '@dana/api-client';
import type { CartCalls } from '#api/cart-calls.ts';
import type { CartIdStore } from './cart-cookie.ts';
import type { Ticket, Wish } from './operations.ts';

/** Makes the call of a wish. `isWanted`: whether its answer still matters when it comes. */
export type SendWish = (wish: Wish, ticket: Ticket, isWanted: () => boolean) => Promise<void>;

/** One after the other, in all tabs of this browser. */
export type InTurn = (work: () => Promise<void>) => Promise<void>;

type SenderParts = { calls: CartCalls; cartIds: CartIdStore; inTurn: InTurn };

/** Turns wishes into calls. The add that makes the cart goes alone: two tabs at once would make two carts. */
export function createWishSender({ calls, cartIds, inTurn }: SenderParts): SendWish {
  async function add(wish: Extract<Wish, { kind: 'add' }>, ticket: Ticket, isWanted: () => boolean) {
    // While this waited for its turn another tab may have made the cart.
    ticket.cartId = cartIds.read() ?? null;
    const { productId, variationId, quantity } = wish;
    const call = { cartId: ticket.cartId ?? undefined, productId, variationId, quantity, key: ticket.key };
    const { cartId } = await calls.add(call);
    if (isWanted()) cartIds.write(cartId);
  }

  return async function send(wish, ticket, isWanted) {
    const { key, cartId } = ticket;
    if (wish.kind === 'add')
      return cartId === null ? inTurn(() => add(wish, ticket, isWanted)) : add(wish, ticket, isWanted);
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
