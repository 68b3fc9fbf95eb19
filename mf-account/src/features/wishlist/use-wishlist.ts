import { useBus } from '@dana/runtime';
import { useCallback, useSyncExternalStore } from 'react';
import { parseWishlist } from './parse-wishlist.ts';
import { type SyncStatus, syncStatus } from './sync-status.ts';
import type { Wishlist } from './wishlist-item.ts';
import { wishlistStorageKey } from './wishlist-storage.ts';

let lastText: string | null = null;
let lastList: Wishlist = parseWishlist(null);

/** The same object for the same text, as React asks of a snapshot. */
function readSnapshot(): Wishlist {
  const text = readText();
  if (text !== lastText) {
    lastText = text;
    lastList = parseWishlist(text);
  }
  return lastList;
}

function readText(): string | null {
  try {
    return localStorage.getItem(wishlistStorageKey);
  } catch {
    return null;
  }
}

/** The shopper's list; undefined on the server, which knows nobody's. */
export function useWishlist(): Wishlist | undefined {
  const bus = useBus();
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = bus.on('wishlist.changed').subscribe(onChange);
      const endSync = syncStatus.subscribe(onChange);
      // Another tab's fact may be here before what it wrote: then the storage tells a second time.
      window.addEventListener('storage', onChange);
      return () => {
        window.removeEventListener('storage', onChange);
        subscription.unsubscribe();
        endSync();
      };
    },
    [bus],
  );
  return useSyncExternalStore(subscribe, readSnapshot, () => undefined);
}

/** How the list stands to the server's. */
export function useSyncStatus(): SyncStatus {
  return useSyncExternalStore(syncStatus.subscribe, syncStatus.get, () => 'idle');
}
