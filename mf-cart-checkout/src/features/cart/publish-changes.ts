import type { Bus } from '@dana/bus';
import type { CartEngine } from './cart-engine.ts';

type CartTopic = { itemCount: number; productIds: string[] };

/**
 * Tells everyone what the cart holds, as soon as the shopper asked for it, and once more when the server has confirmed
 * it: other tabs read the cart at that word, and before it they would read too early.
 * @returns a function that stops it, and one that tells whether a topic is of this tab.
 */
export function publishChanges(engine: CartEngine, bus: Bus): { stop: () => void; isOwn: () => boolean } {
  let isPublishing = false;
  let told: string | undefined;
  let hasOwnWish = false;

  function tell({ itemCount, productIds }: CartTopic): void {
    told = JSON.stringify([itemCount, productIds]);
    isPublishing = true;
    bus.publish({ type: 'cart.changed', itemCount, productIds });
    isPublishing = false;
  }

  function follow(): void {
    const view = engine.getSnapshot();
    if (view.status !== 'ready' && view.itemCount === 0) return;
    const topic = { itemCount: view.itemCount, productIds: [...view.productIds] };
    const isConfirmation = hasOwnWish && !view.isSettling;
    // Reading alone also settles; only what the shopper asked for here is news to other tabs.
    hasOwnWish = hasOwnWish ? view.isSettling : view.openWishCount > 0;
    if (isConfirmation || JSON.stringify([topic.itemCount, topic.productIds]) !== told) tell(topic);
  }

  follow();
  return { stop: engine.subscribe(follow), isOwn: () => isPublishing };
}
