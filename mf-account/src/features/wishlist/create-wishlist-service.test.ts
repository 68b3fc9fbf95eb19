import { type ApiClient, ApiError } from '@dana/api-client';
import type { Session, SessionUser } from '@dana/runtime';
import { createTestBus } from '@dana/testing/create-test-bus';
import { afterEach, expect, it, vi } from 'vitest';
import { asideAnswer } from './aside-answer.ts';
import { createWishlistService } from './create-wishlist-service.ts';
import { syncStatus } from './sync-status.ts';
import { emptyWishlist, type Wishlist } from './wishlist-item.ts';

const noura: SessionUser = { firstName: 'Noura', lastName: 'Al Sabah', email: 'n@dana.example' };
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  syncStatus.set('idle');
});

const product = (id: string) => ({ id, slug: `product-${id}`, name: `Product ${id}` });
const toggleOf = (id: string, requestId = `request ${id}`) => ({
  type: 'wishlist.toggleRequested' as const,
  requestId,
  productId: id,
  slug: `product-${id}`,
  title: `Product ${id}`,
});

/** A browser with the wishlist's service and an API whose list is `onServer`. */
function openBrowser({ onServer = [] as string[], list = emptyWishlist as Wishlist } = {}) {
  const server = new Map(onServer.map((id) => [`f${id}`, id]));
  let stored = list;
  const calls = { current: 0, most: 0, isDown: false, onRead: (): void => undefined };
  async function answer<Value>(value: () => Value): Promise<Value> {
    calls.current += 1;
    calls.most = Math.max(calls.most, calls.current);
    await new Promise((resolve) => setTimeout(resolve, 1));
    calls.current -= 1;
    if (calls.isDown) throw new Error('unreachable');
    return value();
  }
  const api = {
    get: () =>
      answer(() => {
        calls.onRead();
        return { data: [...server].map(([id, productId]) => ({ id, product: product(productId) })) };
      }),
    send: vi.fn((method: string, path: string, body?: { product_id: string | number }) =>
      answer(() => {
        if (method === 'POST' && body) {
          // As every back end may: its ids are numbers here.
          const id = String(body.product_id);
          server.set(`f${id}`, id);
          return { data: { id: `f${id}`, product: product(id) } };
        }
        if (!server.delete(path.replace('/favorites/', ''))) throw new ApiError(404, 'Not found');
        return { success: true };
      }),
    ),
  };
  const bus = createTestBus();
  const showToast = vi.fn();
  const t = (key: string, values?: Record<string, unknown>) => `${values?.title} ${key}`;
  const storage = {
    read: () => stored,
    write: (next: Wishlist) => {
      stored = next;
    },
  };
  let known: Session = { status: 'signedIn', user: noura };
  const session = { getSnapshot: () => known };
  const context = { api: api as unknown as ApiClient, bus, session, showToast, t };
  stops.push(createWishlistService(context, storage));
  const setSession = (next: Session): void => {
    known = next;
  };
  const ids = () => stored.items.map((item) => item.productId);
  return {
    bus,
    facts: bus.facts,
    showToast,
    api,
    calls,
    server,
    ids,
    list: () => stored,
    setList: storage.write,
    setSession,
  };
}

const signIn = (bus: ReturnType<typeof createTestBus>) =>
  bus.publish({ type: 'session.changed', status: 'signedIn' });
const settled = () => vi.waitFor(() => expect(syncStatus.get()).toBe('idle'));

it('puts a product on a guest’s list, says so by its title, and takes it off again', () => {
  const { bus, facts, showToast, api, ids } = openBrowser();
  bus.publish(toggleOf('7'));
  expect(ids()).toEqual(['7']);
  expect(showToast).toHaveBeenLastCalledWith({ kind: 'success', text: 'Product 7 wishlist.added' });
  expect(bus.last('wishlist.changed')?.productIds).toEqual(['7']);
  bus.publish(toggleOf('7', 'second'));
  expect(ids()).toEqual([]);
  expect(showToast).toHaveBeenLastCalledWith({ kind: 'info', text: 'Product 7 wishlist.removed' });
  const answers = facts.filter(
    ({ type }) => type === 'wishlist.itemAdded' || type === 'wishlist.itemRemoved',
  );
  expect(answers.map((event) => [event.type, 'requestId' in event && event.requestId])).toEqual([
    ['wishlist.itemAdded', 'request 7'],
    ['wishlist.itemRemoved', 'second'],
  ]);
  expect(api.send).not.toHaveBeenCalled();
});

it('takes two presses before an answer for one, by what the shopper saw at both', () => {
  const { bus, facts, showToast, ids } = openBrowser();
  bus.publish({ ...toggleOf('7', 'first'), isWanted: true });
  bus.publish({ ...toggleOf('7', 'second'), isWanted: true });
  expect(ids()).toEqual(['7']);
  expect(showToast).toHaveBeenCalledTimes(1);
  const answers = facts.filter(({ type }) => type === 'wishlist.itemAdded');
  expect(answers.map((event) => 'requestId' in event && event.requestId)).toEqual(['first', 'second']);
  bus.publish({ ...toggleOf('7', 'third'), isWanted: false });
  bus.publish({ ...toggleOf('7', 'fourth'), isWanted: false });
  expect(ids()).toEqual([]);
  expect(facts.at(-1)).toMatchObject({ type: 'wishlist.itemRemoved', requestId: 'fourth' });
});

it('publishes the list at once, also an empty one', () => {
  const { bus } = openBrowser();
  expect(bus.last('wishlist.changed')?.productIds).toEqual([]);
});

it('brings both lists together on sign-in, with at most four pushes at once', async () => {
  const items = ['1', '2', '3', '4', '5', '6'].map((id) => ({
    productId: id,
    slug: id,
    title: id,
    addedAtMs: 1,
  }));
  const { bus, server, ids, calls } = openBrowser({ onServer: ['9', '1'], list: { items, removals: [] } });
  signIn(bus);
  await settled();
  expect([...server.values()].sort()).toEqual(['1', '2', '3', '4', '5', '6', '9']);
  expect(ids()).toEqual(['1', '2', '3', '4', '5', '6', '9']);
  expect(calls.most).toBe(4);
  expect(bus.last('wishlist.changed')?.productIds).toContain('9');
});

it('keeps what could not be pushed, says so, and pushes it the next time', async () => {
  const browser = openBrowser();
  signIn(browser.bus);
  await settled();
  browser.calls.isDown = true;
  browser.bus.publish(toggleOf('7'));
  await vi.waitFor(() => expect(syncStatus.get()).toBe('failed'));
  expect(browser.ids()).toEqual(['7']);
  browser.calls.isDown = false;
  syncStatus.retry();
  await settled();
  expect([...browser.server.values()]).toEqual(['7']);
  expect(browser.list().items[0]?.favoriteId).toBe('f7');
});

it('deletes by the favourite’s id, also when the first try did not reach the server', async () => {
  const browser = openBrowser({ onServer: ['7'] });
  signIn(browser.bus);
  await settled();
  browser.calls.isDown = true;
  browser.bus.publish(toggleOf('7'));
  await vi.waitFor(() => expect(syncStatus.get()).toBe('failed'));
  expect(browser.server.size).toBe(1);
  browser.calls.isDown = false;
  syncStatus.retry();
  await settled();
  expect(browser.server.size).toBe(0);
  expect(browser.list()).toEqual(emptyWishlist);
});

it('has the product on both lists after a removal that was undone at once', async () => {
  const browser = openBrowser({ onServer: ['7'] });
  signIn(browser.bus);
  await settled();
  browser.bus.publish(toggleOf('7', 'off'));
  browser.bus.publish(toggleOf('7', 'on'));
  await vi.waitFor(() => expect(browser.list().items[0]?.favoriteId).toBe('f7'));
  await settled();
  expect([...browser.server.values()]).toEqual(['7']);
});

it('keeps the list on sign-out and forgets what the account called its entries', async () => {
  const browser = openBrowser({ onServer: ['7'] });
  signIn(browser.bus);
  await settled();
  browser.bus.publish({ type: 'session.changed', status: 'guest' });
  expect(browser.ids()).toEqual(['7']);
  expect(browser.list().items[0]?.favoriteId).toBeUndefined();
});

it('asks nothing more and writes nothing for a shopper who signed out in the middle', async () => {
  const browser = openBrowser({ onServer: ['7', '8'] });
  browser.bus.publish(toggleOf('5'));
  const signedOut = new Promise<void>((resolve) => {
    browser.calls.onRead = () => {
      browser.bus.publish({ type: 'session.changed', status: 'guest' });
      resolve();
    };
  });
  signIn(browser.bus);
  await signedOut;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(browser.ids()).toEqual(['5']);
  expect(browser.api.send).not.toHaveBeenCalled();
});

function signInAs({ bus, setSession }: ReturnType<typeof openBrowser>, account: string): void {
  setSession({ status: 'signedIn', user: { ...noura, account } });
  signIn(bus);
}
function signOut({ bus, setSession }: ReturnType<typeof openBrowser>): void {
  setSession({ status: 'guest' });
  bus.publish({ type: 'session.changed', status: 'guest' });
}

it('keeps what one account left on this device from the next one, until that one says whose it is', async () => {
  const browser = openBrowser();
  const { bus, api, ids, list, server } = browser;
  bus.publish(toggleOf('1'));
  signInAs(browser, 'a');
  await settled();
  expect([...server.values()]).toEqual(['1']);
  signOut(browser);
  bus.publish(toggleOf('2'));
  server.clear();
  api.send.mockClear();

  signInAs(browser, 'b');
  expect(bus.last('wishlist.changed')?.productIds).toEqual([]);
  await settled();
  expect(ids()).toEqual([]);
  expect(
    list()
      .aside?.map(({ productId }) => productId)
      .sort(),
  ).toEqual(['1', '2']);
  expect(api.send).not.toHaveBeenCalled();

  asideAnswer.give('taken');
  await vi.waitFor(() => expect([...server.values()].sort()).toEqual(['1', '2']));
  expect(ids().sort()).toEqual(['1', '2']);
  expect(list().aside).toBeUndefined();
});

it('forgets what was left here when the shopper says that it is somebody else’s', async () => {
  const left = { productId: '1', slug: 's', title: 't', addedAtMs: 1, owner: 'a' };
  const browser = openBrowser({ list: { items: [left], removals: [] } });
  const { api, ids, list, showToast } = browser;
  signInAs(browser, 'b');
  await settled();
  asideAnswer.give('dropped');
  expect([ids(), list().aside]).toEqual([[], undefined]);
  expect(showToast).toHaveBeenLastCalledWith({ kind: 'info', text: 'undefined wishlist.aside.dropped' });
  signOut(browser);
  signInAs(browser, 'a');
  await settled();
  expect(ids()).toEqual([]);
  expect(api.send).not.toHaveBeenCalled();
});

it('sends nothing of one account when another signs in at once in its place', async () => {
  const browser = openBrowser();
  const { bus, api, ids, calls } = browser;
  signInAs(browser, 'a');
  await settled();
  calls.isDown = true;
  bus.publish(toggleOf('1'));
  await vi.waitFor(() => expect(syncStatus.get()).toBe('failed'));
  calls.isDown = false;
  api.send.mockClear();
  signInAs(browser, 'b');
  await settled();
  expect(ids()).toEqual([]);
  expect(api.send).not.toHaveBeenCalled();
});

it('sends nothing when another tab has signed in, until this one knows as whom', async () => {
  const left = { productId: '1', slug: 's', title: 't', addedAtMs: 1, owner: 'a' };
  const browser = openBrowser({ list: { items: [left], removals: [] } });
  browser.setSession({ status: 'guest' });
  signIn(browser.bus);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(browser.ids()).toEqual(['1']);
  expect(browser.api.send).not.toHaveBeenCalled();
  signInAs(browser, 'b');
  await settled();
  expect(browser.ids()).toEqual([]);
  expect(browser.api.send).not.toHaveBeenCalled();
});

it('shows an empty list once this device was cleared', async () => {
  const browser = openBrowser();
  const { bus, ids, setList } = browser;
  signInAs(browser, 'a');
  await settled();
  bus.publish(toggleOf('1'));
  await vi.waitFor(() => expect(ids()).toEqual(['1']));
  setList(emptyWishlist);
  signOut(browser);
  expect(bus.last('wishlist.changed')?.productIds).toEqual([]);
});

it('brings nothing back where another tab signed out and cleared the device, and this one still reads the list', async () => {
  const browser = openBrowser({ onServer: ['1'] });
  const { bus, facts, list, setSession } = browser;
  signInAs(browser, 'a');
  await vi.waitFor(() => expect(browser.ids()).toEqual(['1']));
  await settled();
  const stale = list();
  bus.receive({ type: 'session.changed', status: 'guest' });
  bus.receive({ type: 'wishlist.changed', productIds: [] });
  // This tab's own session follows.
  setSession({ status: 'guest' });
  bus.publish({ type: 'session.changed', status: 'guest' });
  expect(list()).toBe(stale);
  expect(facts.findLast(({ type }) => type === 'wishlist.changed')).toMatchObject({ productIds: [] });
});

it('goes on after its turn among the tabs was refused: what failed is said, and what follows is sent', async () => {
  const { bus, server, ids } = openBrowser({ onServer: ['9'] });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const taken = vi.fn(async (_name: string, _options: LockOptions, run: () => Promise<boolean>) => {
    await run();
    throw new DOMException('The lock was taken away.', 'AbortError');
  });
  vi.stubGlobal('navigator', { locks: { request: taken } });
  signIn(bus);
  await vi.waitFor(() => expect(syncStatus.get()).toBe('failed'));
  vi.unstubAllGlobals();
  bus.publish(toggleOf('7'));
  await vi.waitFor(() => expect([...server.values()]).toContain('7'));
  expect(ids().toSorted()).toEqual(['7', '9']);
});
