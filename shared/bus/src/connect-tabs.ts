import type { ShopEvent } from '@dana/contracts/events';
import { stateTopics, tabOnlyTopics } from '@dana/contracts/state-topics';
import type { OwnedBus } from './create-bus.ts';

const channelName = 'dana.bus.v1';

/**
 * Carries state topics to the shopper's other tabs, and theirs to this one.
 * @param accepts – parses what another tab sent (it may run another version); false drops it.
 * @returns a function that ends the connection. Where BroadcastChannel is missing or forbidden nothing happens: tabs stay apart.
 */
export function connectTabs(bus: OwnedBus, accepts: (message: unknown) => message is ShopEvent): () => void {
  const channel = openChannel();
  if (!channel) return () => undefined;
  const shared = new Set<string>(stateTopics.filter((topic) => !tabOnlyTopics.includes(topic)));

  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!accepts(data) || !shared.has(data.type)) return;
    bus.receive(data);
  };
  // A tab joins when it has nothing better to do. Who hears of a cart reads it again, so that one changed before is told too.
  bus
    .deliveries('cart.changed')
    .subscribe(({ event, origin }) => {
      if (origin === 'tab') channel.postMessage(event);
    })
    .unsubscribe();
  // What came from another tab is not sent back to it.
  const subscription = bus.all.subscribe(({ event, origin }) => {
    if (origin === 'tab' && shared.has(event.type)) channel.postMessage(event);
  });
  return () => {
    subscription.unsubscribe();
    channel.close();
  };
}

/** Undefined where a browser has none, or forbids it together with cookies and storage. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    return undefined;
  }
}
