import type { ShopEventOf } from '@dana/contracts/events';
import type { ServiceContext } from '@dana/runtime';
import { inTurnWithOtherTabs } from '@dana/runtime/other-tabs';
import { asideAnswer, type AsideAnswer } from './aside-answer.ts';
import { type Account, asideDropped, asideTaken, listFor, ownedBy } from './list-owners.ts';
import { syncStatus } from './sync-status.ts';
import { createWishlistSync } from './sync-wishlist.ts';
import { toggleInWishlist } from './toggle-in-wishlist.ts';
import type { WishlistStorage } from './wishlist-storage.ts';

type Context = Pick<ServiceContext, 'api' | 'bus' | 'showToast' | 't'> & {
  session: Pick<ServiceContext['session'], 'getSnapshot'>;
};

const retryAfterMs = 30_000;

/**
 * Starts the wishlist's service. Other tabs receive a change by the bus alone: a tab that published what it reads when a
 * storage event comes could bring back what has just been changed.
 * @returns a function that stops it.
 */
export function createWishlistService(
  { api, bus, session, showToast, t }: Context,
  browserStorage: WishlistStorage,
): () => void {
  let account: Account;
  /** While somebody is signed in, all that comes to the list is theirs. */
  const storage: WishlistStorage = {
    read: browserStorage.read,
    write: (list) => browserStorage.write(ownedBy(account, list)),
  };
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
      // A turn that fails, be it the browser that takes the lock away, ends itself and none of those after it.
      const isDone = !isStill() || (await run(isStill).catch(noteFailure));
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

  function followSession({ status }: ShopEventOf<'session.changed'>, isOfOtherTab: boolean): void {
    const known = session.getSnapshot();
    // Another tab's sign-in is here before this one knows who it is; then the session of this tab says it once more.
    if (status === 'signedIn' && known.status !== 'signedIn') return;
    const wasSignedIn = isSignedIn;
    isSignedIn = status === 'signedIn';
    const next = isSignedIn && known.status === 'signedIn' ? known.user.account : undefined;
    const isOther = next !== account;
    if (isSignedIn !== wasSignedIn || isOther) visit += 1;
    const hasLeft = wasSignedIn && (!isSignedIn || isOther);
    // The tab that was left says what becomes of the list: this one may still read what was cleared there.
    const isLeftElsewhere = !isSignedIn && isOfOtherTab;
    if (hasLeft && !isLeftElsewhere) leaveList();
    if (hasLeft) settle(true);
    account = next;
    if (isSignedIn) arrive();
    else if (hasLeft && !isLeftElsewhere) publishList();
  }

  /** The list stays with this browser, if it was not cleared; what the server called its entries was the account's. */
  function leaveList(): void {
    const { items, removals: _, ...kept } = storage.read();
    storage.write({ ...kept, items: items.map(({ favoriteId: _, ...item }) => item), removals: [] });
  }

  function arrive(): void {
    storage.write(listFor(account, storage.read()));
    publishList();
    bringTogether();
  }

  function settleAside(given: AsideAnswer): void {
    storage.write(given === 'taken' ? asideTaken(storage.read()) : asideDropped(storage.read()));
    // Also where the list is as it was: the page reads what is left of the question.
    bus.publish({ type: 'wishlist.changed', productIds: storage.read().items.map((item) => item.productId) });
    showToast({ kind: given === 'taken' ? 'success' : 'info', text: t(`wishlist.aside.${given}`) });
    if (given === 'taken') inTurn((isStill) => oneTabAtATime(() => sync.mergeAll(isStill)));
  }

  const subscriptions = [
    bus.on('wishlist.toggleRequested').subscribe(toggle),
    bus
      .deliveries('session.changed')
      .subscribe(({ event, origin }) => followSession(event, origin === 'otherTab')),
  ];
  globalThis.addEventListener?.('online', bringTogether);
  syncStatus.onRetry(bringTogether);
  asideAnswer.onGiven(settleAside);
  publishList();

  return () => {
    clearTimeout(retryTimer);
    for (const subscription of subscriptions) subscription.unsubscribe();
    globalThis.removeEventListener?.('online', bringTogether);
    syncStatus.onRetry(undefined);
    asideAnswer.onGiven(undefined);
  };
}

/** Two tabs that merge at once would push everything twice. */
const oneTabAtATime = (run: () => Promise<boolean>): Promise<boolean> =>
  inTurnWithOtherTabs('dana.wishlist', run);

function noteFailure(error: unknown): false {
  // biome-ignore lint/suspicious/noConsole: the list is brought together again later, so only the log shows that it had to
  console.warn('The wishlist could not be brought together.', error);
  return false;
}
