import type { Bus } from '@dana/bus';
import type { CartEngine } from './cart-engine.ts';

type CartTopic = { itemCount: number; productIds: readonly (string | number)[] };

export type ChangePublisher = {
  /** Whether the topic that is heard now was said by this tab. */
  isOwn: () => boolean;
  /** Another tab has spoken: what is read because of it is no news. */
  hear: (topic: CartTopic) => void;
  stop: () => void;
};

/**
 * Tells everyone what the cart holds, as soon as the shopper asked for it, and once more when the server has confirmed
 * it: other tabs read the cart at that word, and before it they would read too early.
 */
export function publishChanges(engine: CartEngine, bus: Bus): ChangePublisher {
  let isPublishing = false;
  let told: string | undefined;
  let hasOwnWish = false;
  let isFollowing = false;

  function follow(): void {
    const view = engine.getSnapshot();
    if (view.status !== 'ready' && view.itemCount === 0) return;
    const topic = { itemCount: view.itemCount, productIds: [...view.productIds] };
    const isAtRest = !view.isSettling && !view.isHeld;
    const isConfirmation = hasOwnWish && isAtRest;
    const isNews = !isFollowing && written(topic) !== told;
    // Reading alone also settles; only what the shopper asked for here needs to be confirmed to other tabs.
    hasOwnWish = hasOwnWish ? !isAtRest : view.openWishCount > 0;
    if (isAtRest) isFollowing = false;
    if (!isConfirmation && !isNews) return;
    told = written(topic);
    isPublishing = true;
    bus.publish({ type: 'cart.changed', ...topic });
    isPublishing = false;
  }

  follow();
  return {
    isOwn: () => isPublishing,
    hear(topic) {
      told = written(topic);
      isFollowing = true;
    },
    stop: engine.subscribe(follow),
  };
}

function written({ itemCount, productIds }: CartTopic): string {
  return JSON.stringify([itemCount, productIds]);
}
