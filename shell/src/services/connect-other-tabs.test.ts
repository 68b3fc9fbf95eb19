// @vitest-environment happy-dom
import { createBus } from '@dana/bus';
import type { ShopEvent } from '@dana/contracts/events';
import { createTestBus } from '@dana/testing/create-test-bus';
import { expect, it, vi } from 'vitest';
import { connectOtherTabs } from './connect-other-tabs.ts';
import { validateFacts } from './validate-facts.ts';

const broken: ShopEvent = { type: 'cart.changed', itemCount: -1, productIds: [] };

it('says in the log which fact of this tab breaks its contract, and lets the page go on', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const bus = createBus();
  connectOtherTabs(bus);
  bus.publish({ ...broken, itemCount: 1 });
  await vi.waitFor(() => {
    bus.publish(broken);
    expect(log).toHaveBeenCalled();
  });
  expect(log).toHaveBeenCalledExactlyOnceWith('The fact cart.changed breaks its contract.');
});

it('tells another tab at once how the cart in this one changed', async () => {
  const [one, other] = [createBus(), createBus()];
  connectOtherTabs(one);
  connectOtherTabs(other);
  one.publish({ ...broken, itemCount: 2 });
  await vi.waitFor(() => expect(other.last('cart.changed')).toMatchObject({ itemCount: 2 }));
});

it('refuses such a fact where it is published, in development and in tests', async () => {
  const bus = createBus({ validate: await validateFacts() });
  expect(() => bus.publish(broken)).toThrow('itemCount');
  expect(() => createTestBus().publish(broken)).toThrow('itemCount');
});
