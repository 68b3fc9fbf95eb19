import { type ApiClient, UnreachableError } from '@dana/api-client';
import { createTestBus } from '@dana/testing/create-test-bus';
import { afterEach, expect, it, vi } from 'vitest';
import { createCartEngine } from './cart-engine.ts';
import { followSession } from './follow-session.ts';
import { createCartServer } from './testing/cart-server.ts';
import { memoryBrowser } from './testing/cart-shop.ts';

let stop: () => void = () => undefined;
afterEach(() => stop());

/** A guest with two lamps in a cart, whose account has a cart too; `answers` are those to the question which. */
async function guestWithLamps(answers: (Error | string)[]) {
  vi.stubGlobal('navigator', {});
  const server = createCartServer();
  const browser = memoryBrowser({ cartId: 'guest-cart' });
  const { cartIds } = browser;
  const engine = createCartEngine({ calls: server.calls, ...browser });
  server.put('lamp', 2);
  engine.start();
  await vi.waitFor(() => expect(engine.getSnapshot().lines).toHaveLength(1));
  const get = vi.fn(async () => {
    const answer = answers.shift();
    if (typeof answer === 'string') return { data: { user: { cart: answer } } };
    throw answer;
  });
  const bus = createTestBus();
  const api = { get } as unknown as ApiClient;
  stop = followSession({ engine, bus, api, cartIds, onLeftOut: vi.fn(), retryDelaysMs: [5, 5] });
  bus.publish({ type: 'session.changed', status: 'guest' });
  const signIn = () => bus.publish({ type: 'session.changed', status: 'signedIn', firstName: 'Noura' });
  return { engine, server, cartIds, get, bus, signIn };
}

it('joins the account’s cart also when the shop does not answer at once whose it is', async () => {
  const { server, cartIds, signIn } = await guestWithLamps([
    new UnreachableError('Late.'),
    new Error('Garbage.'),
    'account-cart',
  ]);
  const reads = server.requests.length;
  signIn();
  await vi.waitFor(() => expect(server.requests).toContain('add lamp 2'));
  expect(cartIds.read()).toBe('account-cart');
  // What the account brings to the cart in sight was asked for before that.
  expect(server.requests[reads]).toBe('read');
});

it('keeps the guest’s cart when the account cannot be asked at all', async () => {
  const { engine, cartIds, get, signIn } = await guestWithLamps([]);
  signIn();
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(3));
  expect(cartIds.read()).toBe('guest-cart');
  expect(engine.getSnapshot().lines[0]).toMatchObject({ key: 'lamp', quantity: 2 });
});

it('asks no more once the shopper has left', async () => {
  const { cartIds, get, bus, signIn } = await guestWithLamps([new Error('Garbage.'), 'account-cart']);
  signIn();
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(1));
  bus.publish({ type: 'session.changed', status: 'guest' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(get).toHaveBeenCalledTimes(1);
  expect(cartIds.read()).toBe('guest-cart');
});

it('gives the account’s cart the coupon of the guest, which was chosen last', async () => {
  const { engine, server, signIn } = await guestWithLamps(['account-cart']);
  await engine.applyTerms({ promoCode: 'GUEST5' });
  server.setCoupon('ACCOUNT5');
  signIn();
  await vi.waitFor(() => expect(server.requests).toContain('read GUEST5'));
  expect(engine.getSnapshot().data?.promo_code).toBe('GUEST5');
});

it('leaves the account’s coupon where the guest has none', async () => {
  const { engine, server, signIn } = await guestWithLamps(['account-cart']);
  server.setCoupon('ACCOUNT5');
  signIn();
  await vi.waitFor(() => expect(engine.getSnapshot().data?.promo_code).toBe('ACCOUNT5'));
  expect(server.requests.filter((request) => /^read ./.test(request))).toEqual([]);
});
