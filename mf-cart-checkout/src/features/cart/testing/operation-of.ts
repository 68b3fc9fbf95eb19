import type { CartRequest, Operation } from '../operations.ts';

const byLine = { productId: 'lamp', variationId: undefined, title: 'Lamp' };

/** Requests as the cart's parts make them, for the line of a lamp or of another product. */
export const added = (quantity: number, line = 'lamp'): CartRequest => ({
  kind: 'add',
  line,
  ...byLine,
  quantity,
});
export const set = (quantity: number, line = 'lamp'): CartRequest => ({
  kind: 'set',
  line,
  itemId: `item-${line}`,
  quantity,
});
export const removed = (line = 'lamp'): CartRequest => ({ kind: 'remove', line, itemId: `item-${line}` });
export const cleared: CartRequest = { kind: 'clear' };

/** A request on its way. */
export const operationOf = (
  id: number,
  request: CartRequest,
  state: Operation['state'] = 'waiting',
  cartId?: string | null,
): Operation => ({
  ...request,
  ...{ id, state, idempotencyKey: { key: `key-${id}`, ...(cartId !== undefined && { cartId }) } },
});
