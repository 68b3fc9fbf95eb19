import { useBus, useShell } from '@dana/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import { keepSentWishlist, sentWishlist } from './sent-wishlist.ts';
import { type SyncStatus, syncStatus } from './sync-status.ts';
import type { Wishlist } from './wishlist-item.ts';
import { wishlistStorage } from './wishlist-storage.ts';

/** The shopper's list; on the server and while the page hydrates, what the document was sent with. */
export function useWishlist(): Wishlist | undefined {
  const bus = useBus();
  const { session } = useShell();
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = bus.on('wishlist.changed').subscribe(onChange);
      const endSync = syncStatus.subscribe(onChange);
      // Another tab's fact may be here before what it wrote: then the event of the storage comes after it.
      window.addEventListener('storage', onChange);
      return () => {
        window.removeEventListener('storage', onChange);
        subscription.unsubscribe();
        endSync();
      };
    },
    [bus],
  );
  // Before the list of this browser is first looked at.
  useLayoutEffect(() => {
    const known = session.getSnapshot();
    if (known.status === 'signedIn' && known.user.account !== undefined)
      keepSentWishlist(queryClient, known.user.account, wishlistStorage);
  }, [session, queryClient]);
  return useSyncExternalStore(subscribe, wishlistStorage.read, () => sentWishlist(queryClient));
}

/** How the list stands to the server's. */
export function useSyncStatus(): SyncStatus {
  return useSyncExternalStore(syncStatus.subscribe, syncStatus.get, () => 'idle');
}
