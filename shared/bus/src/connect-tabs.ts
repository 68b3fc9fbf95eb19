import type { ShopEvent } from '@dana/contracts/events';
import { stateTopics, tabOnlyTopics } from '@dana/contracts/state-topics';
import type { OwnedBus } from './create-bus.ts';

const channelName = 'dana.bus.v1';

/**
 * Carries state topics to the shopper's other tabs, and theirs to this one in the order in which they came. To be called
 * before the first fact is published: what is told before a tab has joined is told to nobody.
 * @param parse – parses what another tab sent (it may run another version); undefined drops it. It may take its time: this
 *   tab sends meanwhile, and takes in what it was sent once it can.
 * @returns a function that ends the connection. Where BroadcastChannel is missing or forbidden nothing happens: tabs stay apart.
 */
export function connectTabs(
  bus: OwnedBus,
  parse: (message: unknown) => Promise<ShopEvent | undefined>,
): () => void {
  const channel = openChannel();
  if (!channel) return () => undefined;
  const shared = new Set<string>(stateTopics.filter((topic) => !tabOnlyTopics.includes(topic)));
  let received = Promise.resolve();
  let isOpen = true;

  async function receive(message: unknown): Promise<void> {
    const event = await parse(message);
    if (event && isOpen && shared.has(event.type)) bus.receive(event);
  }
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    received = received.then(() => receive(data));
  };
  // What came from another tab is not sent back to it.
  const subscription = bus.all.subscribe(({ event, origin }) => {
    if (origin === 'tab' && shared.has(event.type)) channel.postMessage(event);
  });
  return () => {
    isOpen = false;
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
