import type { WishlistItem } from './wishlist-item.ts';

/** Whether a product costs less than when it came to the list. Prices in different currencies are not compared. */
export function hasDropped(
  seen: NonNullable<WishlistItem['seenPrice']>,
  price: number,
  currency: string,
): boolean {
  return seen.currency === currency && price < seen.amount;
}
