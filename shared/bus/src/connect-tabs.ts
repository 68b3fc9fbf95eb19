import type { ShopEvent } from '@dana/contracts/events';
import { stateTopics, tabOnlyTopics } from '@dana/contracts/state-topics';
import type { Bus } from './create-bus.ts';

const channelName = 'dana.bus.v1';

/**
 * Carries state topics to the shopper's other tabs, and theirs to this one.
 * @param accepts – parses what another tab sent (it may run another version); false drops it.
 * @returns a function that ends the connection. Where BroadcastChannel is missing nothing happens: tabs stay apart.
 */
export function connectTabs(bus: Bus, accepts: (message: unknown) => message is ShopEvent): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(channelName);
  const shared = new Set<string>(stateTopics.filter((topic) => !tabOnlyTopics.includes(topic)));
  // What came from another tab must not be sent back to it.
  let isReceiving = false;

  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!accepts(data) || !shared.has(data.type)) return;
    isReceiving = true;
    bus.publish(data);
    isReceiving = false;
  };
  const subscription = bus.all.subscribe((event) => {
    if (!isReceiving && shared.has(event.type)) channel.postMessage(event);
  });
  return () => {
    subscription.unsubscribe();
    channel.close();
  };
}
