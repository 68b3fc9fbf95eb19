// @vitest-environment happy-dom
import { createApiClient, createQueryClient } from '@dana/api-client';
import { expect, it, vi } from 'vitest';
import type { CheckoutData } from '@dana/contracts/api/checkout';
import { createCartEngine } from './cart-engine.ts';
import { sentCart, sentCartQuery, sentView } from './sent-cart.ts';
import { createCartServer } from './testing/cart-server.ts';
import { lamp, memoryBrowser } from './testing/cart-shop.ts';

/** A document that came with a cart of two lamps, in a browser whose cart is `cartId`. */
async function openSent({ cartId = 'c0' } = {}) {
  const server = createCartServer();
  server.put('lamp', 2);
  const { signal } = new AbortController();
  const terms = { promoCode: undefined, shippingMethodId: null };
  const answer = await server.calls.read({ cartId: 'c0', terms, appliedCode: null, signal });
  const data = { ...answer, id: 'c0' } as CheckoutData;
  const read = vi.spyOn(server.calls, 'read');
  const browser = memoryBrowser({ cartId });
  const open = (sent: CheckoutData = data) => createCartEngine({ calls: server.calls, ...browser, sent });
  return { server, data, read, open, ...browser };
}

it('shows what the document came with from the first moment, and nothing moves while it is read once more', async () => {
  const { open, read, seen } = await openSent();
  const engine = open();
  const asSent = { status: 'ready', itemCount: 2, isSettling: false };
  expect(engine.getSnapshot()).toMatchObject(asSent);
  const shown = new Set<string>();
  engine.subscribe(() => {
    const { status, itemCount, isSettling } = engine.getSnapshot();
    shown.add(JSON.stringify({ status, itemCount, isSettling }));
  });
  engine.start();
  await vi.waitFor(async () => expect(await seen.read('c0')).toMatchObject({ items: [{ quantity: 2 }] }));
  expect(read).toHaveBeenCalledTimes(1);
  expect([...shown]).toEqual([JSON.stringify(asSent)]);
});

it('learns what another tab changed before this one began', async () => {
  const { open, server } = await openSent();
  server.put('lamp', 5);
  const engine = open();
  engine.start();
  await vi.waitFor(() => expect(engine.getSnapshot()).toMatchObject({ itemCount: 5 }));
});

it('shows that amounts are about to change once something is asked', async () => {
  const { open } = await openSent();
  const engine = open();
  engine.start();
  const added = engine.add(lamp);
  expect(engine.getSnapshot()).toMatchObject({ itemCount: 3, isSettling: true });
  expect((await added).kind).toBe('done');
  await vi.waitFor(() => expect(engine.getSnapshot()).toMatchObject({ itemCount: 3, isSettling: false }));
});

it('is not shown when another tab has made the cart another one since', async () => {
  const { open } = await openSent({ cartId: 'c1' });
  expect(open().getSnapshot().status).toBe('unknown');
});

it('tells of a coupon that the cart lost while it was read', async () => {
  const { open, data } = await openSent();
  const engine = open({ ...data, promo_refused: { code: 'TEN', message: 'It is over.' } });
  const told = vi.fn();
  engine.onRefused(told);
  engine.start();
  expect(told).toHaveBeenCalledWith('It is over.', { code: 'TEN', message: 'It is over.' });
  expect(engine.getSnapshot().couponNotice).toMatchObject({ code: 'TEN' });
});

it('is dropped with everything personal, and stands in the HTML in the form in which the page begins', async () => {
  const { data } = await openSent();
  const api = createApiClient({
    ...{ baseUrl: 'http://localhost:9/api', locale: 'en', currency: 'KWD' },
    answers: { '/checkout': { success: true, data } },
  });
  const client = createQueryClient();
  expect(sentView(client).status).toBe('unknown');
  await client.prefetchQuery(sentCartQuery(api));
  expect(sentView(client)).toMatchObject({ status: 'ready', itemCount: 2 });
  expect(sentView(client)).toBe(sentView(client));
  client.removeQueries({ predicate: ({ meta }) => meta?.isPersonal === true });
  expect(sentCart(client)).toBeUndefined();
});
