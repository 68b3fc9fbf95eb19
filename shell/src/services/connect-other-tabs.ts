import { connectTabs, type OwnedBus } from '@dana/bus';
import type { ShopEvent } from '@dana/contracts/events';
import { createLateSource } from '@dana/runtime';

/**
 * Joins the shopper's other tabs. What they send is checked first: another tab may run another version of the shop. From
 * then on what this tab publishes is checked as well: a page in use goes on, and its log names the fact.
 */
export async function connectOtherTabs(bus: OwnedBus): Promise<void> {
  const events = createLateSource(() => import('@dana/contracts/events'));
  events.ask();
  // Until it is there this tab goes on alone.
  window.addEventListener('online', events.ask);
  const { shopEventSchema } = await events.whenThere();
  window.removeEventListener('online', events.ask);
  const isFact = (message: unknown): message is ShopEvent => shopEventSchema.safeParse(message).success;
  connectTabs(bus, isFact);
  bus.all.subscribe(({ event, origin }) => {
    if (origin === 'tab' && !shopEventSchema.safeParse(event).success)
      // biome-ignore lint/suspicious/noConsole: the log names the fact to the team that published it
      console.error(`The fact ${event.type} breaks its contract.`);
  });
}
