import { type Bus, connectTabs } from '@dana/bus';
import type { ShopEvent } from '@dana/contracts/events';

/** Joins the shopper's other tabs. What they send is checked first: another tab may run another version of the shop. */
export async function connectOtherTabs(bus: Bus): Promise<void> {
  const { shopEventSchema } = await import('@dana/contracts/events');
  connectTabs(bus, (message): message is ShopEvent => shopEventSchema.safeParse(message).success);
}
