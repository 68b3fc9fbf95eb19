import type { ShopEventOf } from '@dana/contracts/events';
import type { ServiceContext, StoredList } from '@dana/runtime';
import { type ComparedItem, toggleCompared } from './compare-list.ts';

type Context = Pick<ServiceContext, 'bus' | 'showToast' | 't'>;

/**
 * Starts the owner of the compare list. Other tabs receive a change by the bus, and by it alone: storage events come
 * on their own time, and a tab that published what it read then would bring back what has just been changed.
 * @returns a function that stops it.
 */
export function createCompareService(
  { bus, showToast, t }: Context,
  list: StoredList<ComparedItem>,
): () => void {
  /** Publishes the list only when it has changed: other tabs receive it as well, and would answer each other endlessly. */
  function publishList(): void {
    const productIds = list.read().map((item) => item.productId);
    const last = bus.last('compare.changed')?.productIds.map(String);
    if (last?.join() !== productIds.join()) bus.publish({ type: 'compare.changed', productIds });
  }

  function toggle({ requestId, productId, slug, title }: ShopEventOf<'compare.toggleRequested'>): void {
    const mark = { requestId, productId, slug, title };
    const outcome = toggleCompared(list.read(), { productId: String(productId), slug, title });
    if (outcome.kind === 'full') {
      bus.publish({ type: 'compare.limitReached', ...mark });
      return;
    }
    list.write(outcome.list);
    const isAdded = outcome.kind === 'added';
    bus.publish({ type: isAdded ? 'compare.itemAdded' : 'compare.itemRemoved', ...mark });
    publishList();
    showToast(
      isAdded
        ? { kind: 'success', text: t('compare.added', { title }) }
        : { kind: 'info', text: t('compare.removed', { title }) },
    );
  }

  const subscriptions = [
    bus.on('compare.toggleRequested').subscribe(toggle),
    // Who signs out may have cleared what this browser keeps.
    bus.on('session.changed').subscribe(publishList),
  ];
  publishList();
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}
