import { type ShopEvent, shopEventSchema } from '@dana/contracts/events';
import { firstValueFrom } from 'rxjs';
import { expect, it, vi } from 'vitest';
import { connectTabs } from './connect-tabs.ts';
import { createBus } from './create-bus.ts';

const accepts = (message: unknown): message is ShopEvent => shopEventSchema.safeParse(message).success;

it('shows the cart of one tab in another, once, and keeps the language of each', async () => {
  const [here, there] = [createBus(), createBus()];
  const ends = [connectTabs(here, accepts), connectTabs(there, accepts)];
  const echoes = vi.fn();
  here.on('cart.changed').subscribe(echoes);
  const arrived = firstValueFrom(there.deliveries('cart.changed'));
  here.publish({ type: 'locale.changed', locale: 'ar' });
  here.publish({ type: 'cart.changed', itemCount: 4, productIds: [7] });
  expect(await arrived).toMatchObject({ event: { itemCount: 4 }, origin: 'otherTab', isReplay: false });
  expect(there.last('locale.changed')).toBeUndefined();
  expect(echoes).toHaveBeenCalledTimes(1);
  for (const end of ends) end();
});

it('tells of a cart that was changed before the tab had joined the others', async () => {
  const [early, late] = [createBus(), createBus()];
  const endEarly = connectTabs(early, accepts);
  const arrived = firstValueFrom(early.deliveries('cart.changed'));
  late.publish({ type: 'cart.changed', itemCount: 3, productIds: [7] });
  const endLate = connectTabs(late, accepts);
  expect(await arrived).toMatchObject({ event: { itemCount: 3 }, origin: 'otherTab' });
  endEarly();
  endLate();
});

it('drops what is not an event of this shop', async () => {
  const bus = createBus();
  const end = connectTabs(bus, accepts);
  const received: ShopEvent[] = [];
  bus.all.subscribe(({ event }) => received.push(event));
  const stranger = new BroadcastChannel('dana.bus.v1');
  stranger.postMessage({ type: 'cart.changed', itemCount: 'many' });
  stranger.postMessage({ type: 'cart.changed', itemCount: 1, productIds: [] });
  await vi.waitFor(() => expect(received).toHaveLength(1));
  expect(received).toEqual([{ type: 'cart.changed', itemCount: 1, productIds: [] }]);
  stranger.close();
  end();
});

it('leaves tabs apart in a browser that forbids the channel with its storage', () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    },
  );
  const bus = createBus();
  const end = connectTabs(bus, accepts);
  bus.publish({ type: 'cart.changed', itemCount: 1, productIds: [] });
  end();
  vi.unstubAllGlobals();
});
