import { isApiError } from '@dana/api-client';
import type { CartCalls } from '#api/cart-calls.ts';
import type { CartIdStore } from './cart-cookie.ts';
import type { IdempotencyKey, CartRequest } from './operations.ts';

type Sending = {
  /** Whether the answer still matters when it comes. */
  isWanted: () => boolean;
  /** Called before the call when it goes out under another key: to the cart that another tab made meanwhile. */
  onNewKey: (idempotencyKey: IdempotencyKey) => void;
};

/** Makes the call of a request. */
export type SendRequest = (
  request: CartRequest,
  idempotencyKey: IdempotencyKey,
  sending: Sending,
) => Promise<void>;

/** One after the other, in all tabs of this browser. */
export type InTurn = (work: () => Promise<void>) => Promise<void>;

type SenderParts = { calls: CartCalls; cartIds: CartIdStore; inTurn: InTurn };

/** Turns requests into calls. The add that makes the cart goes alone: two tabs at once would make two carts. */
export function createRequestSender({ calls, cartIds, inTurn }: SenderParts): SendRequest {
  async function add(
    request: Extract<CartRequest, { kind: 'add' }>,
    { key, cartId }: IdempotencyKey,
    sending: Sending,
  ) {
    // While this waited for its turn another tab may have made the cart.
    const present = cartIds.read() ?? null;
    if (present !== cartId) sending.onNewKey({ key, cartId: present });
    const { productId, variationId, quantity } = request;
    const made = await calls.add({ cartId: present ?? undefined, productId, variationId, quantity, key });
    if (sending.isWanted()) cartIds.write(made.cartId);
  }

  return async function send(request, idempotencyKey, sending) {
    const { key, cartId } = idempotencyKey;
    if (request.kind === 'add')
      return cartId === null
        ? inTurn(() => add(request, idempotencyKey, sending))
        : add(request, idempotencyKey, sending);
    // The cart went away meanwhile (ordered in another tab): there is nothing left to change.
    if (cartId === null || cartId === undefined) return;
    if (request.kind === 'clear') await calls.clear({ cartId });
    else if (request.kind === 'set')
      await calls.setQuantity({ cartId, itemId: request.itemId, quantity: request.quantity, key });
    else await remove(cartId, request.itemId);
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
