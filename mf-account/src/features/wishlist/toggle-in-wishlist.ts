import type { Wishlist, WishlistItem } from './wishlist-item.ts';

type Mark = Pick<WishlistItem, 'productId' | 'slug' | 'title' | 'seenPrice'>;

/** How long a removed product keeps its place, should the shopper want it back. Unit: milliseconds. */
const placeKeptMs = 60_000;
const lastPlaces = new Map<string, { removed: WishlistItem; removedAtMs: number }>();

/**
 * Puts a product on the list or takes it off. Pure but for one memory: what comes back soon gets its old place.
 * @param isSignedIn – a removal is then kept until it has reached the server.
 */
export function toggleInWishlist(
  { items, removals, ...kept }: Wishlist,
  mark: Mark,
  isSignedIn: boolean,
  nowMs = Date.now(),
): { list: Wishlist; item: WishlistItem; isAdded: boolean } {
  const present = items.find((item) => item.productId === mark.productId);
  if (present) {
    lastPlaces.set(mark.productId, { removed: present, removedAtMs: nowMs });
    const { favoriteId } = present;
    return {
      item: present,
      isAdded: false,
      list: {
        ...kept,
        items: items.filter((item) => item !== present),
        removals:
          isSignedIn && favoriteId ? [...removals, { productId: mark.productId, favoriteId }] : removals,
      },
    };
  }
  const last = lastPlaces.get(mark.productId);
  const isBackSoon = last !== undefined && nowMs - last.removedAtMs < placeKeptMs;
  // Newest first, whatever the device's clock says: one that was set back would put it at the end.
  const newest = Math.max(nowMs, ...items.map((item) => item.addedAtMs + 1));
  const { addedAtMs, seenPrice = mark.seenPrice } = isBackSoon ? last.removed : { addedAtMs: newest };
  const item: WishlistItem = { ...mark, addedAtMs, ...(seenPrice ? { seenPrice } : {}) };
  return {
    item,
    isAdded: true,
    list: {
      ...kept,
      items: [...items, item].sort((one, other) => other.addedAtMs - one.addedAtMs),
      // Wanted again: the push that follows finds the same favourite, whether the removal was sent or not.
      removals: removals.filter((removal) => removal.productId !== mark.productId),
    },
  };
}
