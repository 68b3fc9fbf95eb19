import type { ApiClient } from '@dana/api-client';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { readFavorites } from '#api/favorite-calls.ts';
import { personal } from '#api/personal.ts';
import { listFor, ownedBy } from './list-owners.ts';
import { entryOf } from './merge-wishlist.ts';
import type { Wishlist } from './wishlist-item.ts';
import type { WishlistStorage } from './wishlist-storage.ts';

const key = ['account', 'sent-wishlist'];

/** The list of the account that a document is for, where the server was told. Read by the server alone. */
export const sentWishlistQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: key,
    queryFn: async (): Promise<Wishlist> => {
      const favorites = await readFavorites(api);
      const items = favorites.map((favorite) => ({ ...entryOf(favorite, api.currency), addedAtMs: 0 }));
      return { items, removals: [] };
    },
    meta: personal,
  });

/** What the document's HTML shows; undefined where that is placeholders. One that is empty may be filled in this browser. */
export function sentWishlist(queryClient: QueryClient): Wishlist | undefined {
  const list = queryClient.getQueryData<Wishlist>(key);
  return list && list.items.length > 0 ? list : undefined;
}

/**
 * A browser that knows nothing of the account's list begins with what the document came with, until the service has brought both
 * together; one that does may know better. Once: later it would bring back what has been removed.
 * @param account – who is signed in here.
 */
export function keepSentWishlist(queryClient: QueryClient, account: string, storage: WishlistStorage): void {
  const sent = sentWishlist(queryClient);
  queryClient.removeQueries({ queryKey: key, exact: true });
  const { items, removals, ...kept } = listFor(account, storage.read());
  if (sent && items.length === 0 && removals.length === 0)
    storage.write(ownedBy(account, { ...kept, ...sent }));
}
