import type { ServiceContext } from '@dana/runtime';
import { createWishlistService } from '#features/wishlist/create-wishlist-service.ts';
import { wishlistStorage } from '#features/wishlist/wishlist-storage.ts';

/** Owns the wishlist: answers `wishlist.toggleRequested`, publishes `wishlist.changed`, keeps the server's list equal. */
export function start(context: ServiceContext): () => void {
  return createWishlistService(context, wishlistStorage);
}
