import { type StoredValue, storedValue } from '@dana/runtime';
import { parseWishlist } from './parse-wishlist.ts';
import type { Wishlist } from './wishlist-item.ts';

export type WishlistStorage = StoredValue<Wishlist>;

/** Where the list lives in this browser; shoppers' lists outlive releases. */
export const wishlistStorage: WishlistStorage = storedValue({
  lifetime: 'browser',
  name: 'wishlist.v1',
  formerKey: 'store.wishlist.v1',
  read: parseWishlist,
});
