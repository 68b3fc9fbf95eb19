import { useBus } from '@dana/runtime';
import { useCallback, useSyncExternalStore } from 'react';
import { type SyncStatus, syncStatus } from './sync-status.ts';
import type { Wishlist } from './wishlist-item.ts';
import { wishlistStorage } from './wishlist-storage.ts';

/** The shopper's list; undefined on the server, which knows nobody's. */
export function useWishlist(): Wishlist | undefined {
  const bus = useBus();
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
  return useSyncExternalStore(subscribe, wishlistStorage.read, () => undefined);
}

/** How the list stands to the server's. */
export function useSyncStatus(): SyncStatus {
  return useSyncExternalStore(syncStatus.subscribe, syncStatus.get, () => 'idle');
}
