import { type ApiClient, isApiError } from '@dana/api-client';
import { addFavorite, readFavorites, removeFavorite } from '#api/favorite-calls.ts';
import { entryOf, mergeWishlist } from './merge-wishlist.ts';
import type { WishlistItem } from './wishlist-item.ts';
import type { WishlistStorage } from './wishlist-storage.ts';

const callsAtOnce = 4;

type SyncOptions = {
  api: ApiClient;
  storage: WishlistStorage;
  /** Called after each change to the list. */
  onChange: () => void;
};

/** False once the shopper for whom this was begun has signed out: then nothing more is requested, sent or written. */
type IsStill = () => boolean;

/** Keeps this browser's list and the signed-in shopper's list on the server the same. */
export type WishlistSync = {
  /** Brings both lists together. False when something could not be sent to the server; it is tried again next time. */
  mergeAll: (isStill: IsStill) => Promise<boolean>;
  /** Sends one product of the list to the server. False when it could not be sent. */
  push: (item: WishlistItem, isStill: IsStill) => Promise<boolean>;
  /** Sends the removals that wait to the server. False when one could not be sent. */
  pushRemovals: (isStill: IsStill) => Promise<boolean>;
};

export function createWishlistSync({ api, storage, onChange }: SyncOptions): WishlistSync {
  async function push(item: WishlistItem, isStill: IsStill): Promise<boolean> {
    try {
      const id = await addFavorite(api, item.productId);
      if (!isStill()) return true;
      const { items, removals, ...kept } = storage.read();
      const isStillThere = items.some((other) => other.productId === item.productId);
      // Taken off the list while the call was under way: the server has to forget it again.
      if (!isStillThere) {
        storage.write({
          ...kept,
          items,
          removals: [...removals, { productId: item.productId, favoriteId: id }],
        });
        return pushRemovals(isStill);
      }
      storage.write({ ...kept, removals, items: items.map((other) => known(other, item.productId, id)) });
      onChange();
      return true;
    } catch (error) {
      // A product that the shop no longer has will never be accepted; it stays local and is not tried again.
      return isApiError(error) && error.status === 422;
    }
  }

  async function pushRemovals(isStill: IsStill): Promise<boolean> {
    let hasFailed = false;
    await inTurns(storage.read().removals, callsAtOnce, async ({ favoriteId }) => {
      if (!isStill()) return;
      try {
        await removeFavorite(api, favoriteId);
      } catch (error) {
        // Not there any more is what was wanted.
        if (!(isApiError(error) && error.status === 404)) {
          hasFailed = true;
          return;
        }
      }
      if (!isStill()) return;
      const list = storage.read();
      storage.write({
        ...list,
        removals: list.removals.filter((removal) => removal.favoriteId !== favoriteId),
      });
    });
    return !hasFailed;
  }

  async function mergeAll(isStill: IsStill): Promise<boolean> {
    try {
      const areRemovalsSent = await pushRemovals(isStill);
      if (!isStill()) return true;
      const favorites = await readFavorites(api);
      if (!isStill()) return true;
      const { items, removals, ...kept } = storage.read();
      const server = favorites
        .map((favorite) => entryOf(favorite, api.currency))
        .filter((entry) => !removals.some((removal) => removal.productId === entry.productId));
      const { local, toPush } = mergeWishlist(items, server);
      storage.write({ ...kept, items: local, removals });
      onChange();
      const results: boolean[] = [];
      await inTurns(toPush, callsAtOnce, async (item) => {
        if (isStill()) results.push(await push(item, isStill));
      });
      return areRemovalsSent && results.every(Boolean);
    } catch {
      return false;
    }
  }

  return { mergeAll, push, pushRemovals };
}

function known(item: WishlistItem, productId: string, favoriteId: string): WishlistItem {
  return item.productId === productId ? { ...item, favoriteId } : item;
}

/** Runs a task for each item, at most `limit` at a time. Tasks handle their own failures. */
async function inTurns<Item>(
  items: readonly Item[],
  limit: number,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const lanes = Array.from({ length: Math.min(limit, waiting.length) }, async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await task(item);
  });
  await Promise.all(lanes);
}
