import { useBus } from '@dana/runtime';
import { useSyncExternalStore } from 'react';
import { openCompareList } from './compare-list.ts';

const list = openCompareList();
const separator = ',';

/** The ids on the shopper's compare list; undefined on the server and while a sent page is hydrated. */
export function useComparedIds(): readonly string[] | undefined {
  const bus = useBus();
  const ids = useSyncExternalStore(
    (onChange) => {
      const subscription = bus.on('compare.changed').subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    // One text for the whole list: equal lists are then equal values. The last fact is newer than a storage that
    // another tab has just written; before the first one the storage is all there is.
    () =>
      (bus.last('compare.changed')?.productIds ?? list.read().map(({ productId }) => productId)).join(
        separator,
      ),
    () => undefined,
  );
  return ids === undefined ? undefined : ids.split(separator).filter((id) => id !== '');
}
