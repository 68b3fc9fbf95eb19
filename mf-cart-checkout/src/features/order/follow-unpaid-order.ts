import { isApiError } from '@dana/api-client';
import { offers } from '@dana/contracts/offers';
import type { ServiceContext } from '@dana/runtime';
import { orderQuery } from '@dana/commerce/order/order.queries';
import {
  forgetUnpaidOrder,
  unpaidOrderId,
  whenUnpaidForgotten,
} from '@dana/commerce/order/unpaid-order-memory';

type FollowedParts = Pick<ServiceContext, 'api' | 'bus' | 'queryClient'>;

/**
 * Says on the bus which order of this device waits for its payment, after asking whether it still does: at the start of a document,
 * when the browser shows one again that it had kept, and when somebody signs in or out. @returns a function that stops it.
 */
export function followUnpaidOrder(
  { api, bus, queryClient }: FollowedParts,
  ready: () => Promise<void>,
): () => void {
  if (!offers(api, 'orders')) return () => undefined;
  /** Said here or in another tab. */
  const saidId = () => bus.last('order.unpaidChanged')?.orderId;
  const say = (order?: { id: string; number: string }): void => {
    if (!order && !saidId()) return;
    bus.publish({
      type: 'order.unpaidChanged',
      orderId: order?.id ?? null,
      ...(order && { number: order.number }),
    });
  };
  async function look(): Promise<void> {
    const id = unpaidOrderId();
    if (id === undefined) return say();
    try {
      // An account's order is not shown to a guest.
      await ready();
      const { number, can_pay, can_restore } = await queryClient.fetchQuery({
        ...orderQuery(api, id),
        staleTime: 0,
      });
      // It may have been forgotten meanwhile.
      if (unpaidOrderId() !== id) return say();
      if (can_pay || can_restore) say({ id, number });
      else forgetUnpaidOrder(id);
    } catch (error) {
      // Nobody's, or somebody else's. Without an answer the next document asks again.
      if (isApiError(error) && error.status === 404) forgetUnpaidOrder(id);
    }
  }
  const lookAgain = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) void look();
  };
  void look();
  window.addEventListener('pageshow', lookAgain);
  const subscriptions = [
    bus.deliveries('session.changed').subscribe(({ isReplay }) => {
      if (!isReplay) void look();
    }),
    bus.on('order.cancelled').subscribe(({ orderId }) => {
      forgetUnpaidOrder(orderId);
      // Where it was cancelled has forgotten it already.
      if (saidId() === orderId) say();
    }),
  ];
  const stop = whenUnpaidForgotten(() => say());
  return () => {
    window.removeEventListener('pageshow', lookAgain);
    for (const subscription of subscriptions) subscription.unsubscribe();
    stop();
  };
}
