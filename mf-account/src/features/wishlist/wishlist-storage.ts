import { storedValue } from '@dana/runtime';
import { parseWishlist } from './parse-wishlist.ts';
import type { Wishlist } from './wishlist-item.ts';

export type WishlistStorage = { read: () => Wishlist; write: (list: Wishlist) => void };

const stored = storedValue('browser', 'wishlist.v1', 'store.wishlist.v1');
let last: { text: string | null; list: Wishlist } | undefined;

/** Where the list lives in this browser; shoppers' lists outlive releases. */
export const wishlistStorage: WishlistStorage = {
  /** The same object for the same text, as React asks of a snapshot. */
  read() {
    const text = stored.read();
    if (last?.text !== text || !last) last = { text, list: parseWishlist(text) };
    return last.list;
  },
  write: (list) => stored.write(JSON.stringify(list)),
};
