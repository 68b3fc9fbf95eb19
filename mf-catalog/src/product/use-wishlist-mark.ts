import { newRequestId, useBus, useStateTopic } from '@dana/runtime';
import type { ProductView } from './product-view.ts';

/** Whether a product is on the wishlist, and a request to change that. On the server nothing is on it. */
export function useWishlistMark({ id, slug, name, price }: ProductView) {
  const bus = useBus();
  const listed = useStateTopic('wishlist.changed')?.productIds ?? [];
  const isOnWishlist = listed.some((listedId) => String(listedId) === id);
  return {
    isOnWishlist,
    toggle: () =>
      bus.publish({
        type: 'wishlist.toggleRequested',
        requestId: newRequestId(),
        productId: id,
        slug,
        title: name,
        price,
        isWanted: !isOnWishlist,
      }),
  };
}
