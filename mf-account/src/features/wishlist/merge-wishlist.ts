import type { Favorite } from '@dana/contracts/api/favorite';
import type { WishlistItem } from './wishlist-item.ts';

/** An entry of the server's list. */
export type ServerEntry = Pick<WishlistItem, 'productId' | 'slug' | 'title' | 'seenPrice'> & {
  favoriteId: string;
};

/** What the server says of a product on its list. */
export const entryOf = ({ id, product }: Favorite, currency: string): ServerEntry => ({
  favoriteId: id,
  productId: product.id,
  slug: product.slug,
  title: product.name,
  seenPrice: { amount: product.price, currency },
});

/**
 * Brings this browser's list and the server's together: what only the server has is added, what only this browser has
 * is to be pushed. A product is known by its id. Pure; merging the result again changes nothing.
 *
 * Known limit: what was removed on another device comes back from this one's list. Tombstones would fix it, at the
 * price of a removal by one person silently emptying a list that two share.
 */
export function mergeWishlist(
  local: readonly WishlistItem[],
  server: readonly ServerEntry[],
): { local: WishlistItem[]; toPush: WishlistItem[] } {
  const onServer = new Map(server.map((entry) => [entry.productId, entry]));
  const merged = new Map<string, WishlistItem>();
  for (const { favoriteId: _, ...item } of local) {
    if (merged.has(item.productId)) continue;
    const entry = onServer.get(item.productId);
    merged.set(item.productId, entry ? { ...item, favoriteId: entry.favoriteId } : item);
  }
  for (const entry of onServer.values()) {
    if (!merged.has(entry.productId)) merged.set(entry.productId, { ...entry, addedAtMs: 0 });
  }
  const items = [...merged.values()];
  return { local: items, toPush: items.filter((item) => !onServer.has(item.productId)) };
}
