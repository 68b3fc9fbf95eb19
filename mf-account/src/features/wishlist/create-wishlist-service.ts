import type { ShopEventOf } from '@dana/contracts/events';
import type { ServiceContext } from '@dana/runtime';
import { syncStatus } from './sync-status.ts';
import { createWishlistSync } from './sync-wishlist.ts';
import { toggleInWishlist } from './toggle-in-wishlist.ts';
import type { WishlistStorage } from './wishlist-storage.ts';

type Context = Pick<ServiceContext, 'api' | 'bus' | 'showToast' | 't'>;

const retryAfterMs = 30_000;

/**
 * Starts the wishlist's service. Other tabs receive a change by the bus alone: a tab that published what it reads when a
 * storage event comes could bring back what has just been changed.
 * @returns a function that stops it.
 */
export function createWishlistService(
  { api, bus, showToast, t }: Context,
  storage: WishlistStorage,
): () => void {
  const sync = createWishlistSync({ api, storage, onChange: publishList });
  let isSignedIn = false;
  /** Grows with each sign-in and sign-out. */
  let visit = 0;
  let turn: Promise<void> = Promise.resolve();
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  /** Publishes the list only when it has changed: other tabs receive it as well, and would answer each other endlessly. */
  function publishList(): void {
    const productIds = storage.read().items.map((item) => item.productId);
    const last = bus.last('wishlist.changed')?.productIds.map(String);
    if (last?.join() !== productIds.join()) bus.publish({ type: 'wishlist.changed', productIds });
  }

  /** Calls about one list run one after the other: a removal that overtakes its undo would win on the server. */
  function inTurn(run: (isStill: () => boolean) => Promise<boolean>): void {
    const asked = visit;
    const isStill = (): boolean => visit === asked;
    turn = turn.then(async () => {
      const isDone = !isStill() || (await run(isStill));
      if (isStill()) settle(isDone);
    });
  }

  function bringTogether(): void {
    if (!isSignedIn || syncStatus.get() === 'merging') return;
    syncStatus.set('merging');
    inTurn((isStill) => oneTabAtATime(() => sync.mergeAll(isStill)));
  }

  function settle(isDone: boolean): void {
    syncStatus.set(isDone || !isSignedIn ? 'idle' : 'failed');
    clearTimeout(retryTimer);
    if (!isDone && isSignedIn) retryTimer = setTimeout(bringTogether, retryAfterMs);
  }

  function toggle(request: ShopEventOf<'wishlist.toggleRequested'>): void {
    const { requestId, productId, slug, title, price, isWanted } = request;
    const mark = { requestId, productId, slug, title };
    const isListed = storage.read().items.some((item) => item.productId === String(productId));
    if (isWanted === isListed) {
      bus.publish({ type: isListed ? 'wishlist.itemAdded' : 'wishlist.itemRemoved', ...mark });
      return;
    }
    const seenPrice = price === undefined ? {} : { seenPrice: { amount: price, currency: api.currency } };
    const { list, item, isAdded } = toggleInWishlist(
      storage.read(),
      { productId: String(productId), slug, title, ...seenPrice },
      isSignedIn,
    );
    storage.write(list);
    bus.publish({ type: isAdded ? 'wishlist.itemAdded' : 'wishlist.itemRemoved', ...mark });
    publishList();
    showToast(
      isAdded
        ? { kind: 'success', text: t('wishlist.added', { title }) }
        : { kind: 'info', text: t('wishlist.removed', { title }) },
    );
    if (isSignedIn) inTurn((isStill) => (isAdded ? sync.push(item, isStill) : sync.pushRemovals(isStill)));
  }

  function followSession({ status }: ShopEventOf<'session.changed'>): void {
    const wasSignedIn = isSignedIn;
    isSignedIn = status === 'signedIn';
    if (isSignedIn !== wasSignedIn) visit += 1;
    if (isSignedIn) bringTogether();
    if (wasSignedIn && !isSignedIn) {
      // The list stays with this browser; what the server called its entries was the account's.
      const { items } = storage.read();
      storage.write({ items: items.map(({ favoriteId: _, ...item }) => item), removals: [] });
      settle(true);
    }
  }

  const subscriptions = [
    bus.on('wishlist.toggleRequested').subscribe(toggle),
    bus.on('session.changed').subscribe(followSession),
  ];
  globalThis.addEventListener?.('online', bringTogether);
  syncStatus.onRetry(bringTogether);
  publishList();

  return () => {
    clearTimeout(retryTimer);
    for (const subscription of subscriptions) subscription.unsubscribe();
    globalThis.removeEventListener?.('online', bringTogether);
    syncStatus.onRetry(undefined);
  };
}

/** Two tabs that merge at once would push everything twice; where locks are missing that is harmless, only wasteful. */
async function oneTabAtATime(run: () => Promise<boolean>): Promise<boolean> {
  const locks = globalThis.navigator?.locks;
  return locks ? locks.request('dana.wishlist', run) : run();
}
