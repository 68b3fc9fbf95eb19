import { type ApiClient, UnreachableError } from '@dana/api-client';
import { createTestBus } from '@dana/testing/create-test-bus';
import { afterEach, expect, it, vi } from 'vitest';
import { createCartEngine } from './cart-engine.ts';
import type { CartCalls } from '#api/cart-calls.ts';
import { checkoutDataSchema } from '@dana/contracts/api/checkout';
import { followSession } from './follow-session.ts';
import { createCartServer, type Fate, memoryPromos } from './testing/cart-server.ts';
import { memoryBrowser } from './testing/cart-shop.ts';

let stop: () => void = () => undefined;
afterEach(() => stop());

type SetUp = { pass?: () => Promise<void>; fate?: () => Fate; calls?: Partial<CartCalls> };

/**
 * A document with the cart of a guest, in which are two lamps; the account has a cart too. `answers` are those to the question
 * which; `mark` is what an earlier document left.
 */
function openCart(answers: (Error | string)[], setUp: SetUp = {}, mark: string | null = null) {
  vi.stubGlobal('navigator', {});
  const server = createCartServer(setUp);
  const browser = memoryBrowser({ cartId: 'guest-cart' });
  const { cartIds } = browser;
  const engine = createCartEngine({ calls: { ...server.calls, ...setUp.calls }, ...browser });
  const onLeftOut = vi.fn();
  server.put('lamp', 2);
  engine.start();
  const get = vi.fn(async () => {
    const answer = answers.shift();
    if (typeof answer === 'string') return { data: { user: { cart: answer } } };
    throw answer;
  });
  const bus = createTestBus();
  const api = { get } as unknown as ApiClient;
  const guestMark = memoryPromos(mark);
  stop = followSession({ engine, bus, api, cartIds, guestMark, onLeftOut, retryDelaysMs: [5, 5] });
  const signIn = () => bus.publish({ type: 'session.changed', status: 'signedIn', firstName: 'Noura' });
  return { engine, server, cartIds, guestMark, get, bus, signIn, onLeftOut };
}

/** The same once the guest's cart is in sight. */
async function guestWithLamps(answers: (Error | string)[], setUp: SetUp = {}) {
  const opened = openCart(answers, setUp);
  await vi.waitFor(() => expect(opened.engine.getSnapshot().lines).toHaveLength(1));
  opened.bus.publish({ type: 'session.changed', status: 'guest' });
  return opened;
}

it('moves the guest’s lines also where the shopper signs in before the cart was read', async () => {
  let letPass = (): void => undefined;
  const isSlow = new Promise<void>((resolve) => (letPass = resolve));
  const { server, cartIds, bus, signIn } = openCart(['account-cart'], { pass: () => isSlow });
  bus.publish({ type: 'session.changed', status: 'guest' });
  signIn();
  await new Promise((resolve) => setTimeout(resolve, 10));
  letPass();
  await vi.waitFor(() => expect(server.requests).toContain('add lamp 2'));
  expect(cartIds.read()).toBe('account-cart');
});

it('moves nothing before the guest’s cart can be read', async () => {
  let isAway = true;
  const fate = (): Fate => (isAway ? 'unreachable' : 'answered');
  const { server, cartIds, bus, get, signIn } = openCart(['account-cart'], { fate });
  bus.publish({ type: 'session.changed', status: 'guest' });
  signIn();
  await vi.waitFor(() => expect(server.requests.length).toBeGreaterThan(1));
  expect(cartIds.read()).toBe('guest-cart');
  isAway = false;
  await vi.waitFor(() => expect(server.requests).toContain('add lamp 2'));
  expect(get).toHaveBeenCalledTimes(1);
});

it('joins the carts in the next document where the one that signed in ended before', async () => {
  const first = await guestWithLamps([]);
  expect(first.guestMark.read()).not.toBeNull();
  stop();
  const next = openCart(['account-cart'], {}, first.guestMark.read());
  next.signIn();
  await vi.waitFor(() => expect(next.server.requests).toContain('add lamp 2'));
  expect(next.cartIds.read()).toBe('account-cart');
  await vi.waitFor(() => expect(next.guestMark.read()).toBeNull());
});

it('leaves the cart of a page that opens signed in as it is once it has been joined', async () => {
  const { server, get, signIn } = openCart(['another-cart']);
  signIn();
  await vi.waitFor(() => expect(server.requests).toContain('read'));
  expect(get).not.toHaveBeenCalled();
});

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
  const { cartIds, get, bus, signIn } = await guestWithLamps(['account-cart']);
  get.mockImplementationOnce(async () => {
    bus.publish({ type: 'session.changed', status: 'guest' });
    throw new Error('Garbage.');
  });
  signIn();
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
  const { engine, server, get, signIn } = await guestWithLamps([]);
  get.mockImplementationOnce(async () => {
    server.setCoupon('ACCOUNT5');
    return { data: { user: { cart: 'account-cart' } } };
  });
  signIn();
  await vi.waitFor(() => expect(engine.getSnapshot().data?.promo_code).toBe('ACCOUNT5'));
  expect(server.requests.filter((request) => /^read ./.test(request))).toEqual([]);
});

/** The account's cart, in which is so much of lamps of which one order may hold three. */
const accountWith = (quantity: number): Partial<CartCalls> => {
  const read: CartCalls['read'] = async ({ cartId }) => {
    const product = {
      id: 'lamp',
      slug: 'lamp',
      name: 'Pearl lamp',
      price: 1,
      current_stock: 99,
      max_purchase_qty: 3,
    };
    const items = [{ id: 'i1', product, quantity: cartId === 'guest-cart' ? 2 : quantity }];
    return checkoutDataSchema.parse({ id: cartId, sub_total: 1, total: 1, items });
  };
  return { read };
};

it.each([
  [1, 'add lamp 2', undefined],
  [2, 'add lamp 1', [{ title: 'Pearl lamp', quantity: 1 }]],
  [3, undefined, [{ title: 'Pearl lamp', quantity: 2 }]],
])(
  'takes as many of the guest’s two units as fit beside %i in the account’s cart, and says what it left out',
  async (present, request, leftOut) => {
    const { server, cartIds, signIn, onLeftOut } = await guestWithLamps(['account-cart'], {
      calls: accountWith(present),
    });
    signIn();
    await vi.waitFor(() => expect(cartIds.read()).toBe('account-cart'));
    if (leftOut) await vi.waitFor(() => expect(onLeftOut).toHaveBeenCalledWith(leftOut));
    else await vi.waitFor(() => expect(server.requests).toContain(request));
    expect(server.requests.filter((each) => each.startsWith('add'))).toEqual(request ? [request] : []);
    expect(onLeftOut).toHaveBeenCalledTimes(leftOut ? 1 : 0);
  },
);

it('leaves the guest’s cart to the next document where this one ends while it looks at the account’s', async () => {
  const { cartIds, guestMark, signIn, bus } = await guestWithLamps(['account-cart'], {
    calls: {
      read: async (call) =>
        call.cartId === 'account-cart'
          ? new Promise(() => undefined)
          : (accountWith(1).read as CartCalls['read'])(call),
    },
  });
  signIn();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([cartIds.read(), guestMark.read()]).toEqual(['guest-cart', '1']);
  bus.publish({ type: 'session.changed', status: 'guest' });
});
