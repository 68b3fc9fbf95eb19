/** A product on the shopper's list, with enough to name it and to ask for the rest. */
export type WishlistItem = {
  productId: string;
  slug: string;
  title: string;
  /** When it was put on this list. Unit: milliseconds since 1970. */
  addedAtMs: number;
  /** What it cost when it came to the list. Unit: major units of `currency`. Absent where nobody knew. */
  seenPrice?: { amount: number; currency: string };
  /** The server's name for this entry; absent while the server does not know it. */
  favoriteId?: string;
  /** The account that it was last on the list of (`account` of `SessionUser`); absent for what a guest put there. */
  owner?: string;
};

/** The list as this browser keeps it. */
export type Wishlist = {
  /** Newest first. */
  items: WishlistItem[];
  /** Taken off here, but not sent to the server yet. */
  removals: { productId: string; favoriteId: string }[];
  /** What somebody else may have left here: on no list until the shopper who is signed in says whose it is. */
  aside?: WishlistItem[];
};

export const emptyWishlist: Wishlist = { items: [], removals: [] };
