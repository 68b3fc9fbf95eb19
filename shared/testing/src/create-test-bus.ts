import { createBus, type OwnedBus } from '@dana/bus';
import { type ShopEvent, shopEventSchema } from '@dana/contracts/events';

/** A bus as the shell gives it in development: a fact that breaks its contract throws where it is published. */
export function createTestBus(): OwnedBus & {
  /** Everything that was published or received, in order. */ facts: ShopEvent[];
} {
  const bus = createBus({ validate: (event) => void shopEventSchema.parse(event) });
  const facts: ShopEvent[] = [];
  bus.all.subscribe(({ event }) => facts.push(event));
  return { ...bus, facts };
}
