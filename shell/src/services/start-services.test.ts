import { createTestBus } from '@dana/testing/create-test-bus';
import type { ShopEventOf } from '@dana/contracts/events';
import { beforeEach, expect, it, vi } from 'vitest';
import { createTexts } from '@dana/i18n';
import { startServices } from './start-services.ts';

beforeEach(() => vi.useFakeTimers());

const addRequest = (requestId: string): ShopEventOf<'cart.addRequested'> => ({
  type: 'cart.addRequested',
  requestId,
  productId: 7,
  slug: 'pearl-ring',
  title: 'Pearl ring',
  quantity: 1,
});

/** A shop with one service, the cart; `outages` is how often loading it fails first. */
function openShop({ start = 'demand' as 'demand' | 'idle', outages = 0 } = {}) {
  const bus = createTestBus();
  const handled: string[] = [];
  const cart = {
    start: vi.fn(() => {
      const subscription = bus.on('cart.addRequested').subscribe((event) => handled.push(event.requestId));
      return () => subscription.unsubscribe();
    }),
  };
  let failuresLeft = outages;
  const load = vi.fn(async () => {
    if (failuresLeft > 0) {
      failuresLeft -= 1;
      throw new Error('no version could be loaded');
    }
    return { modules: [cart, { default: {} }], release: {} as never };
  });
  const showToast = vi.fn();
  const idle: (() => void)[] = [];
  startServices({
    remotes: {
      'mf-cart-checkout': {
        current: { services: [{ module: './cart.service', handles: ['cart.addRequested'], start }] },
      },
    },
    loader: { load },
    environment: {
      i18n: createTexts('en', {
        shell: {
          requests: { waiting: 'waiting', willBeAdded: '{{title}} will be added', gaveUp: 'gave up' },
        },
      }),
      locale: 'en',
      currency: 'KWD',
    } as never,
    bus,
    session: {} as never,
    showToast,
    navigate: () => undefined,
    whenIdle: (run) => idle.push(run),
  });
  const rejected = () => bus.facts.filter((event) => event.type === 'cart.addRejected');
  const pending = () =>
    bus.facts.flatMap((event) =>
      event.type === 'cart.itemAdded' && event.isPending ? [event.requestId] : [],
    );
  const comeBack = () => {
    failuresLeft = 0;
  };
  return { bus, load, cart, handled, showToast, idle, rejected, pending, comeBack };
}

const willBeAdded = { kind: 'info', text: 'Pearl ring will be added' };

/** A tab of a browser without a connection. */
function goOffline() {
  const target = new EventTarget();
  const stored = new Map<string, string>();
  const tab = {
    navigator: { onLine: false },
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
  };
  for (const [name, value] of Object.entries(tab)) vi.stubGlobal(name, value);
  return {
    stored,
    goOnline() {
      tab.navigator.onLine = true;
      target.dispatchEvent(new Event('online'));
    },
  };
}

it('loads a service with the first request for it and delivers that request exactly once', async () => {
  const shop = openShop();
  expect(shop.load).not.toHaveBeenCalled();
  shop.bus.publish(addRequest('a'));
  shop.bus.publish(addRequest('b'));
  await vi.advanceTimersByTimeAsync(0);
  expect(shop.handled).toEqual(['a', 'b']);
  shop.bus.publish(addRequest('c'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shop.handled).toEqual(['a', 'b', 'c']);
  expect(shop.cart.start).toHaveBeenCalledOnce();
});

it('starts a service in idle time when its manifest asks for it', async () => {
  const shop = openShop({ start: 'idle' });
  expect(shop.load).not.toHaveBeenCalled();
  for (const run of shop.idle) run();
  await vi.advanceTimersByTimeAsync(0);
  expect(shop.cart.start).toHaveBeenCalledOnce();
});

it('says once that the request is kept, answers it as pending and delivers it when the owner comes back', async () => {
  const shop = openShop({ outages: 3 });
  shop.bus.publish(addRequest('a'));
  await vi.advanceTimersByTimeAsync(0);
  expect(shop.showToast).toHaveBeenCalledExactlyOnceWith(willBeAdded);
  expect(shop.pending()).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(6_999);
  expect(shop.handled).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(shop.handled).toEqual(['a']);
  expect(shop.rejected()).toEqual([]);
  expect(shop.showToast).toHaveBeenCalledOnce();
});

it('answers for an owner that stays away longer than a minute', async () => {
  const shop = openShop({ outages: Number.POSITIVE_INFINITY });
  shop.bus.publish(addRequest('a'));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(shop.rejected()).toEqual([]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(shop.rejected()).toEqual([
    {
      type: 'cart.addRejected',
      requestId: 'a',
      productId: 7,
      slug: 'pearl-ring',
      title: 'Pearl ring',
      reason: 'unreachable',
    },
  ]);
  expect(shop.showToast).toHaveBeenLastCalledWith({ kind: 'error', text: 'gave up' });
  const attempts = shop.load.mock.calls.length;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(shop.load).toHaveBeenCalledTimes(attempts);
});

it('tries again with the next request after it gave up', async () => {
  const shop = openShop({ outages: 8 });
  shop.bus.publish(addRequest('a'));
  await vi.advanceTimersByTimeAsync(90_000);
  expect(shop.rejected()).toHaveLength(1);
  shop.bus.publish(addRequest('b'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(shop.handled).toEqual(['b']);
});

it('refuses the twenty-first request at once instead of piling up', async () => {
  const shop = openShop({ outages: Number.POSITIVE_INFINITY });
  for (let count = 1; count <= 21; count += 1) shop.bus.publish(addRequest(`request ${count}`));
  expect(shop.rejected().map((event) => event.type === 'cart.addRejected' && event.requestId)).toEqual([
    'request 21',
  ]);
});

it('does not disturb a page whose idle service cannot be loaded', async () => {
  const shop = openShop({ start: 'idle', outages: 1 });
  for (const run of shop.idle) run();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shop.showToast).not.toHaveBeenCalled();
  shop.bus.publish(addRequest('a'));
  await vi.advanceTimersByTimeAsync(0);
  expect(shop.handled).toEqual(['a']);
});

it('keeps a request for as long as there is no connection and delivers it once at the moment there is one', async () => {
  const tab = goOffline();
  const shop = openShop({ outages: Number.POSITIVE_INFINITY });
  shop.bus.publish({ ...addRequest('a'), next: 'checkout' });
  await vi.advanceTimersByTimeAsync(600_000);
  expect([shop.rejected(), shop.pending(), shop.handled]).toEqual([[], ['a'], []]);
  expect(shop.showToast).toHaveBeenCalledExactlyOnceWith(willBeAdded);
  const delivered = vi.fn();
  shop.bus.on('cart.addRequested').subscribe(delivered);
  shop.comeBack();
  tab.goOnline();
  await vi.advanceTimersByTimeAsync(0);
  expect(shop.handled).toEqual(['a']);
  // Ten minutes later nobody is led to the checkout.
  expect(delivered).toHaveBeenCalledExactlyOnceWith({ ...addRequest('a'), next: 'none' });
  expect(tab.stored.size).toBe(0);
});

it('delivers in a new document of the tab what the one before could not, once', async () => {
  goOffline();
  openShop({ outages: Number.POSITIVE_INFINITY }).bus.publish(addRequest('a'));
  await vi.advanceTimersByTimeAsync(0);
  const next = openShop();
  await vi.advanceTimersByTimeAsync(0);
  expect(next.handled).toEqual(['a']);
  const afterThat = openShop();
  await vi.advanceTimersByTimeAsync(0);
  expect(afterThat.handled).toEqual([]);
});

it('answers a request as kept before anybody stops waiting when its owner hangs', async () => {
  const shop = openShop();
  shop.load.mockImplementation(() => new Promise(() => undefined));
  shop.bus.publish(addRequest('a'));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(shop.pending()).toEqual(['a']);
  expect(shop.showToast).toHaveBeenCalledExactlyOnceWith(willBeAdded);
});
