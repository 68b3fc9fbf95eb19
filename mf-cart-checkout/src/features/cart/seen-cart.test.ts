// @vitest-environment happy-dom
import { keptAttribute, seenCartName } from '@dana/contracts/offline';
import { expect, it, vi } from 'vitest';
import { createCartEngine } from './cart-engine.ts';
import { browserSeenCart } from './seen-cart.ts';
import { createCartServer, type Fate } from './testing/cart-server.ts';
import { lamp, memoryBrowser } from './testing/cart-shop.ts';

const key = `dana.${seenCartName}`;

/** A browser that has read a cart with two lamps, and its next document. */
async function seenShop({ isAway = false } = {}) {
  let fate: Fate = 'answered';
  const server = createCartServer({ fate: () => fate });
  server.put('lamp', 2);
  const kept = { calls: server.calls, ...memoryBrowser({ cartId: 'c0', isAway }) };
  const open = () => {
    const engine = createCartEngine(kept);
    engine.start();
    return engine;
  };
  const first = open();
  await vi.waitFor(() => expect(first.getSnapshot().itemCount).toBe(2));
  first.close();
  const become = (next: Fate): void => {
    fate = next;
  };
  return { open, server, become, kept };
}

it('shows the cart as it was seen last, when the server does not answer', async () => {
  const { open, become } = await seenShop();
  become('unreachable');
  const engine = open();
  await vi.waitFor(() => expect(engine.getSnapshot()).toMatchObject({ status: 'ready', itemCount: 2 }));
  expect(engine.getSnapshot().readFailure).toEqual({ kind: 'unreachable' });
});

it('counts what is added then on top of it, and sends that once when the server is back', async () => {
  const { open, become, server } = await seenShop();
  become('unreachable');
  const engine = open();
  expect((await engine.add(lamp)).kind).toBe('queued');
  await vi.waitFor(() =>
    expect(engine.getSnapshot().lines[0]).toMatchObject({ quantity: 3, isQueued: true }),
  );
  engine.close();
  const next = open();
  await vi.waitFor(() => expect(next.getSnapshot().isQueued).toBe(true));
  become('answered');
  await next.refresh();
  expect([server.quantities(), server.addedCount()]).toEqual([{ lamp: 3 }, 1]);
});

it('does not wait for an answer on a page that came from the device', async () => {
  const { open, kept } = await seenShop({ isAway: true });
  kept.calls.read = () => new Promise(() => undefined);
  const engine = open();
  await vi.waitFor(() => expect(engine.getSnapshot()).toMatchObject({ status: 'ready', itemCount: 2 }));
});

it('is gone once the cart is forgotten, and never another cart’s', async () => {
  const { open, become, kept } = await seenShop();
  const engine = open();
  engine.forget();
  expect(await kept.seen.read('c0')).toBeNull();
  become('unreachable');
  kept.cartIds.write('c1');
  const next = open();
  await vi.waitFor(() => expect(next.getSnapshot().status).toBe('failed'));
});

it('is kept without addresses, and what cannot be read is none', async () => {
  // What stands there in another form is said in the console.
  vi.spyOn(console, 'warn').mockReturnValue();
  const { kept } = await seenShop();
  const data = await kept.seen.read('c0');
  if (!data) throw new Error('Nothing was seen.');
  browserSeenCart.write('c0', { ...data, addresses: [{ id: 'a1' } as never] });
  expect(localStorage.getItem(key)).not.toContain('a1');
  expect(await browserSeenCart.read('c0')).toEqual(data);
  expect(await browserSeenCart.read('c1')).toBeNull();
  for (const text of ['', 'null', '[]', '{"cartId":"c0"}', '{"cartId":"c0","data":{"items":7}}', '\u0000']) {
    localStorage.setItem(key, text);
    expect(await browserSeenCart.read('c0')).toBeNull();
  }
});

it('knows a page that came from the device', () => {
  expect(browserSeenCart.isAway()).toBe(false);
  document.documentElement.setAttribute(keptAttribute, '');
  expect(browserSeenCart.isAway()).toBe(true);
});
