import { parseWishlist } from './parse-wishlist.ts';
import type { Wishlist } from './wishlist-item.ts';

/** Name and version of the list in local storage; shoppers' lists outlive releases. */
export const wishlistStorageKey = 'store.wishlist.v1';

/** Where the list lives in this browser. */
export type WishlistStorage = { read: () => Wishlist; write: (list: Wishlist) => void };

/** Local storage; where it is forbidden or full, the list lives as long as the page. */
export function createWishlistStorage(): WishlistStorage {
  let unsaved: Wishlist | undefined;
  return {
    read() {
      if (unsaved) return unsaved;
      try {
        return parseWishlist(localStorage.getItem(wishlistStorageKey));
      } catch {
        return parseWishlist(null);
      }
    },
    write(list) {
      try {
        localStorage.setItem(wishlistStorageKey, JSON.stringify(list));
        unsaved = undefined;
      } catch {
        unsaved = list;
      }
    },
  };
}
