import { newRequestId, useBus } from '@dana/runtime';
import { useEffect, useState } from 'react';
import type { WishlistItem } from './wishlist-item.ts';

/** How long a removal can be undone on the spot. Unit: milliseconds. */
const undoTimeMs = 5_000;

type Removal = { item: WishlistItem; index: number; endsAtMs: number };

/** Takes products off the list and, for a moment, leaves a line in their place from which they can come back. */
export function useRemovals() {
  const bus = useBus();
  const [removals, setRemovals] = useState<Removal[]>([]);
  const first = removals[0];

  useEffect(() => {
    if (!first) return;
    const timer = setTimeout(
      () => setRemovals((current) => current.filter((removal) => removal !== first)),
      Math.max(0, first.endsAtMs - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [first]);

  function ask({ productId, slug, title }: WishlistItem, isWanted: boolean): void {
    const mark = { requestId: newRequestId(), productId, slug, title };
    bus.publish({ type: 'wishlist.toggleRequested', ...mark, isWanted });
  }
  return {
    remove(item: WishlistItem, index: number): void {
      setRemovals((current) => [...current, { item, index, endsAtMs: performance.now() + undoTimeMs }]);
      ask(item, false);
    },
    undo({ productId }: WishlistItem): void {
      const removal = removals.find(({ item }) => item.productId === productId);
      if (!removal) return;
      setRemovals((current) => current.filter((other) => other !== removal));
      ask(removal.item, true);
    },
    /** The list with the removed products still in their places. */
    withRemoved(items: readonly WishlistItem[]): { item: WishlistItem; isRemoved: boolean }[] {
      const rows = items.map((item) => ({ item, isRemoved: false }));
      for (const { item, index } of [...removals].sort((one, other) => one.index - other.index)) {
        if (!items.some((other) => other.productId === item.productId))
          rows.splice(index, 0, { item, isRemoved: true });
      }
      return rows;
    },
  };
}
