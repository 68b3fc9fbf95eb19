import type { Wishlist, WishlistItem } from './wishlist-item.ts';

/** Names the account that is signed in (`SessionUser`); undefined where nobody is, or an older shell does not say. */
export type Account = string | undefined;

/**
 * The list of this browser for an account that has just signed in. What a guest made is the account's from now on. But where
 * another account has left something here, the device has several shoppers: then all that is not known to be this account's is set
 * aside until the shopper says whose it is. What this account itself had set aside is back. Pure; doing it again changes nothing.
 */
export function listFor(account: Account, list: Wishlist): Wishlist {
  if (account === undefined) return list;
  const { items, aside = [] } = list;
  const isOwn = ({ owner }: WishlistItem): boolean => owner === account;
  const isShared = items.some(({ owner }) => owner !== undefined && owner !== account);
  const stays = isShared ? items.filter(isOwn) : items;
  const goes = isShared ? items.filter((item) => !isOwn(item)) : [];
  return {
    ...list,
    items: withoutRepeats([...stays, ...aside.filter(isOwn)]),
    aside: withoutRepeats([...goes, ...aside.filter((item) => !isOwn(item))]),
  };
}

/** The list as an account keeps it: each product on it is marked as that account's. */
export function ownedBy(account: Account, list: Wishlist): Wishlist {
  if (account === undefined) return list;
  return { ...list, items: list.items.map((item) => ({ ...item, owner: account })) };
}

/** The shopper says that what was set aside is theirs. */
export const asideTaken = ({ items, aside = [], ...list }: Wishlist): Wishlist => ({
  ...list,
  items: withoutRepeats([...items, ...aside]),
});

/** The shopper says that it is not: it leaves this browser. */
export const asideDropped = ({ aside: _, ...list }: Wishlist): Wishlist => list;

function withoutRepeats(items: readonly WishlistItem[]): WishlistItem[] {
  const first = new Map<string, WishlistItem>();
  for (const item of items) if (!first.has(item.productId)) first.set(item.productId, item);
  return [...first.values()];
}
