import type { ShopEvent } from '@dana/contracts/events';

/** What a request's owner would answer if it could be reached: so that whoever waits for an answer gets one. */
export function unreachableAnswer(request: ShopEvent): ShopEvent | undefined {
  if (request.type !== 'cart.addRequested') return undefined;
  const { requestId, productId, slug, title } = request;
  return { type: 'cart.addRejected', requestId, productId, slug, title, reason: 'unreachable' };
}
