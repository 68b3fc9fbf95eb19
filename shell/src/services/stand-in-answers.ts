import type { ShopEvent } from '@dana/contracts/events';

/** What a request's owner would answer if it could be reached: so that whatever waits for an answer gets one. */
export function unreachableAnswer(request: ShopEvent): ShopEvent | undefined {
  if (request.type !== 'cart.addRequested') return undefined;
  const { requestId, productId, slug, title } = request;
  return { type: 'cart.addRejected', requestId, productId, slug, title, reason: 'unreachable' };
}

/** What the owner itself would answer without a connection: the request is kept, and a last answer follows. */
export function pendingAnswer(request: ShopEvent): ShopEvent | undefined {
  if (request.type !== 'cart.addRequested') return undefined;
  const { requestId, productId, slug, title, quantity } = request;
  return { type: 'cart.itemAdded', requestId, productId, slug, title, quantity, isPending: true };
}

/** The request without what would follow it on the screen: by now the shopper may be anywhere. */
export function withoutSequel(request: ShopEvent): ShopEvent {
  return request.type === 'cart.addRequested' ? { ...request, next: 'none' } : request;
}
