import { newRequestId, useBus, useBusEvent, useStateTopic } from '@dana/runtime';
import { useRef } from 'react';
import { useCart } from './cart-store.ts';
import type { CartLine } from './cart-view.ts';

/** Moves a line to the wishlist: it leaves the cart once the list has it. */
export function useMoveToWishlist({ key, item }: CartLine): (() => void) | undefined {
  const bus = useBus();
  const { engine } = useCart();
  const wishlist = useStateTopic('wishlist.changed');
  const asked = useRef<string>(undefined);
  const { product } = item;
  const remove = (): void => void engine().remove(key, item.id);

  useBusEvent('wishlist.itemAdded', ({ requestId }) => {
    if (requestId === asked.current) remove();
  });

  if (!product) return undefined;
  return () => {
    // The request would toggle: what is on the list already would leave it.
    if (wishlist?.productIds.some((id) => String(id) === product.id)) return remove();
    asked.current = newRequestId();
    const mark = { productId: product.id, slug: product.slug, title: product.name };
    bus.publish({ type: 'wishlist.toggleRequested', requestId: asked.current, ...mark, isWanted: true });
  };
}
