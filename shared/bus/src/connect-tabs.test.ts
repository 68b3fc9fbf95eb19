import { type ShopEvent, shopEventSchema } from '@dana/contracts/events';
import { firstValueFrom } from 'rxjs';
import { expect, it, vi } from 'vitest';
import { connectTabs } from './connect-tabs.ts';
import { createBus } from './create-bus.ts';

const parse = async (message: unknown): Promise<ShopEvent | undefined> =>
  shopEventSchema.safeParse(message).data;

it('shows the cart of one tab in another, once, and keeps the language of each', async () => {
  const [here, there] = [createBus(), createBus()];
  const ends = [connectTabs(here, parse), connectTabs(there, parse)];
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

it('takes in what it was told before it could read it, in the order in which it was told, and speaks meanwhile', async () => {
  const [early, late] = [createBus(), createBus()];
  const canRead = Promise.withResolvers<void>();
  const ends = [
    connectTabs(early, parse),
    connectTabs(late, async (message) => {
      await canRead.promise;
      return parse(message);
    }),
  ];
  const counts: number[] = [];
  late.on('cart.changed').subscribe(({ itemCount }) => counts.push(itemCount));
  early.publish({ type: 'cart.changed', itemCount: 3, productIds: [7] });
  early.publish({ type: 'cart.changed', itemCount: 0, productIds: [] });
  late.publish({ type: 'compare.changed', productIds: [9] });
  await vi.waitFor(() => expect(early.last('compare.changed')).toMatchObject({ productIds: [9] }));
  expect(counts).toEqual([]);
  canRead.resolve();
  await vi.waitFor(() => expect(counts).toEqual([3, 0]));
  for (const end of ends) end();
});

it('drops what is not an event of this shop', async () => {
  const bus = createBus();
  const end = connectTabs(bus, parse);
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
  const end = connectTabs(bus, parse);
  bus.publish({ type: 'cart.changed', itemCount: 1, productIds: [] });
  end();
});
