import type { Bus } from '@dana/bus';
import type { CartEngine } from './cart-engine.ts';

export type ChangePublisher = {
  /** Reads the cart because another tab changed it; until that is done, what is read is not published. */
  catchUp: () => void;
  stop: () => void;
};

/**
 * Publishes what the cart holds as soon as the shopper asked for it, and once more when the server has confirmed it: other
 * tabs read the cart then, and would read too early before.
 */
export function publishChanges(engine: CartEngine, bus: Bus): ChangePublisher {
  let isConfirmationDue = false;
  let catchUpCount = 0;

  function publish(): void {
    const { itemCount, productIds } = engine.getSnapshot();
    bus.publish({ type: 'cart.changed', itemCount, productIds: [...productIds] });
  }

  function publishChange(): void {
    const { status, itemCount, productIds, isSettling, isQueued, openRequestCount } = engine.getSnapshot();
    if (status !== 'ready' && itemCount === 0) return;
    const isAtRest = !isSettling && !isQueued;
    const isAsked = openRequestCount > 0;
    const isConfirmation = isConfirmationDue && isAtRest;
    // Reading alone also settles; only what the shopper asked for here needs to be confirmed to other tabs.
    isConfirmationDue = isConfirmationDue ? !isAtRest : isAsked;
    const last = bus.last('cart.changed');
    const isSame = last?.itemCount === itemCount && last.productIds.join() === productIds.join();
    const isChange = !isSame && (isAsked || catchUpCount === 0);
    if (isConfirmation || isChange) publish();
  }

  publishChange();
  // Other tabs read the cart then, and its coupon with it.
  const stops = [engine.subscribe(publishChange), engine.onCouponChanged(publish)];
  return {
    catchUp() {
      catchUpCount += 1;
      void engine.refresh().finally(() => {
        catchUpCount -= 1;
      });
    },
    stop() {
      for (const stop of stops) stop();
    },
  };
}
