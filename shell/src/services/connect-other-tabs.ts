import { type Bus, connectTabs } from '@dana/bus';
import type { ShopEvent } from '@dana/contracts/events';
import { createLateSource } from '@dana/runtime';

/** Joins the shopper's other tabs. What they send is checked first: another tab may run another version of the shop. */
export async function connectOtherTabs(bus: Bus): Promise<void> {
  const events = createLateSource(() => import('@dana/contracts/events'));
  events.ask();
  // Until it is there this tab goes on alone.
  window.addEventListener('online', events.ask);
  const { shopEventSchema } = await events.whenThere();
  window.removeEventListener('online', events.ask);
  connectTabs(bus, (message): message is ShopEvent => shopEventSchema.safeParse(message).success);
}
