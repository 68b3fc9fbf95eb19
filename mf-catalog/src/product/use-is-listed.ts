import { useBus } from '@dana/runtime';
import { useCallback, useSyncExternalStore } from 'react';

type ListTopic = 'cart.changed' | 'wishlist.changed' | 'compare.changed';

/**
 * Whether a product is in the cart, on the wishlist or in the comparison, by its id. A press on one card changes the topic for
 * all cards of a page: only those whose answer is another one are rendered again. On the server nothing is listed.
 */
export function useIsListed(topic: ListTopic, productId: string): boolean {
  const bus = useBus();
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = bus.on(topic).subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [bus, topic],
  );
  const isListed = (): boolean =>
    bus.last(topic)?.productIds.some((id: string | number) => String(id) === productId) ?? false;
  return useSyncExternalStore(subscribe, isListed, () => false);
}
