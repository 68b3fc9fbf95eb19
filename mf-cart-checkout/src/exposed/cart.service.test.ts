// @vitest-environment happy-dom
import { type ApiClient, createQueryClient } from '@dana/api-client';
import { createTestBus } from '@dana/testing/create-test-bus';
import { checkoutDataSchema } from '@dana/contracts/api/checkout';
import { cartEventOrder } from '@dana/contracts/event-order';
import type { ShopEvent, ShopEventOf } from '@dana/contracts/events';
import type { Session, ServiceContext, Toast } from '@dana/runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTexts } from '@dana/i18n';
import { createCartServer, type Fate } from '../features/cart/testing/cart-server.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import { start } from './cart.service.ts';

type Body = {
  product_id: string;
  product_variation_id: string | null;
  quantity: number;
  cart_id: string | null;
};

/** An API client that leads the cart calls to a server in memory: a coupon goes there with the read that follows it. */
function apiOf({ calls }: ReturnType<typeof createCartServer>): ApiClient {
  let promoCode: string | null | undefined;
  const get = async () => ({
    data: await calls.read({
      cartId: 'c1',
      terms: { promoCode, shippingMethodId: null },
      appliedCode: null,
      signal: new AbortController().signal,
    }),
  });
  const send = async (
    _method: string,
    path: string,
    body: Body & { promo_code?: string | null },
    _schema: unknown,
    options: { headers: object },
  ) => {
    if (path === '/carts/coupon') {
      promoCode = body.promo_code;
      return { data: { id: 'c1' } };
    }
    const { cartId } = await calls.add({
      cartId: body.cart_id ?? undefined,
      productId: body.product_id,
      variationId: body.product_variation_id ?? undefined,
      quantity: body.quantity,
      key: JSON.stringify(options.headers),
    });
    return { data: { id: cartId } };
  };
  // Only what the service calls; the generic signatures of the client cannot be inferred here.
  return { locale: 'en', currency: 'KWD', get, send } as unknown as ApiClient;
}

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  document.cookie = 'cart_id=; Path=/; Max-Age=0';
});

type Setting = Partial<Pick<ServiceContext, 'api' | 'locale' | 't'>> & { fate?: Fate };

function run({ fate = 'answered', ...setting }: Setting = {}) {
  let now = fate;
  const server = createCartServer({ fate: () => now });
  const recover = () => {
    now = 'answered';
  };
  const bus = createTestBus();
  const { facts } = bus;
  const toasts: Toast[] = [];
  const addresses: string[] = [];
  const session: Session = { status: 'guest' };
  const never = () => Promise.reject(new Error('Nobody signs in here.'));
  stop = start({
    api: apiOf(server),
    bus,
    queryClient: createQueryClient(),
    session: {
      getSnapshot: () => session,
      subscribe: () => () => undefined,
      signIn: never,
      register: never,
      signOut: never,
    },
    locale: 'en',
    currency: 'KWD',
    t: (key, values) => `${key} ${values?.title ?? ''}`.trim(),
    showToast: (toast) => toasts.push(toast),
    navigate: (path) => addresses.push(path),
    ...setting,
  });
  const readCount = () => server.requests.filter((request) => request.startsWith('read')).length;
  const last = <Type extends ShopEvent['type']>(type: Type) =>
    facts.filter((fact): fact is ShopEventOf<Type> => fact.type === type).at(-1);
  return { server, bus, facts, toasts, addresses, readCount, last, recover };
}

const request = {
  type: 'cart.addRequested' as const,
  requestId: 'r1',
  productId: 'lamp',
  slug: 'lamp',
  title: 'Pearl lamp',
  quantity: 2,
};

describe('a request to add', () => {
  /** Asks in a tab that knows its cart to be empty, and waits for as many events. */
  async function ask(fate: Fate, eventCount: number) {
    const shown = run({ fate });
    shown.bus.publish({ type: 'cart.changed', itemCount: 0, productIds: [] });
    shown.facts.length = 0;
    shown.bus.publish(request);
    await vi.waitFor(() => expect(shown.facts).toHaveLength(eventCount));
    return shown;
  }

  it('opens the drawer at once, before the server has answered', () => {
    const { bus, last, toasts } = run();
    bus.publish(request);
    expect(last('cart.drawerRequested')).toMatchObject({ requestId: 'r1' });
    expect([last('cart.itemAdded'), toasts]).toEqual([undefined, []]);
  });

  it('is answered under its own id and counted, and opens the drawer: each event in its order, and one toast with the product’s title', async () => {
    const { facts, toasts, last } = await ask('answered', cartEventOrder.accepted.length);
    expect(facts.map(({ type }) => type)).toEqual(cartEventOrder.accepted.map(({ event }) => event));
    expect(last('cart.itemAdded')).toMatchObject({
      requestId: 'r1',
      slug: 'lamp',
      title: 'Pearl lamp',
      quantity: 2,
    });
    expect(toasts).toEqual([{ kind: 'success', text: 'toast.added Pearl lamp' }]);
    expect(last('cart.changed')).toMatchObject({ itemCount: 2, productIds: ['lamp'] });
    expect(document.cookie).toContain('cart_id=c1');
  });

  it('is rejected in the words of the server: the cart with it, the cart without it, the reason', async () => {
    const { facts, toasts, last } = await ask('refused', cartEventOrder.rejected.length);
    expect(facts.map(({ type }) => type)).toEqual(cartEventOrder.rejected.map(({ event }) => event));
    const message = 'The requested quantity is not available';
    expect(last('cart.addRejected')).toMatchObject({ requestId: 'r1', reason: 'refused', message });
    expect(toasts).toContainEqual({ kind: 'error', text: message });
  });

  it('leads to the checkout when the shopper buys at once, and nowhere when nothing is to follow', async () => {
    const { bus, addresses, last } = run();
    bus.publish({ ...request, next: 'checkout' });
    await vi.waitFor(() => expect(addresses).toEqual(['/checkout']));
    bus.publish({ ...request, requestId: 'r2', next: 'none' });
    await vi.waitFor(() => expect(last('cart.itemAdded')?.requestId).toBe('r2'));
    expect(last('cart.drawerRequested')).toBeUndefined();
  });

  it('is answered once, however often it is delivered', async () => {
    const { bus, server, last } = run();
    bus.publish(request);
    bus.publish(request);
    await vi.waitFor(() => expect(last('cart.itemAdded')).toBeDefined());
    expect(server.quantities()).toEqual({ lamp: 2 });
  });

  it('is rejected without a call when the stock is known to be too small', async () => {
    const { bus, server, last } = run();
    bus.publish(request);
    await vi.waitFor(() => expect(last('cart.changed')).toBeDefined());
    await vi.waitFor(() => expect(server.requests.at(-1)).toBe('read'));
    const callCount = server.requests.length;
    const opened = last('cart.drawerRequested');
    await vi.waitFor(() => {
      bus.publish({ ...request, requestId: `r-${Math.random()}`, quantity: 98 });
      expect(last('cart.addRejected')).toMatchObject({ reason: 'no_available_quantity' });
    });
    expect(server.requests.length).toBe(callCount);
    // Nothing would be there to see.
    expect(last('cart.drawerRequested')).toBe(opened);
  });

  it('is kept while the shop cannot be reached, answered as pending, and once more when it got through', async () => {
    const { bus, toasts, last, recover } = run({ fate: 'unreachable' });
    bus.publish(request);
    await vi.waitFor(() =>
      expect(last('cart.itemAdded')).toMatchObject({ requestId: 'r1', isPending: true }),
    );
    expect(toasts).toEqual([{ kind: 'info', text: 'toast.queued Pearl lamp' }]);
    expect(last('cart.changed')?.itemCount).toBe(2);
    recover();
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(last('cart.itemAdded')).not.toHaveProperty('isPending'));
    expect(toasts.at(-1)).toEqual({ kind: 'success', text: 'toast.added Pearl lamp' });
  });
});

/** Longer than anything here takes. */
const quietMs = 100;

describe('events of others', () => {
  it('makes it read the cart again when another tab changed it, and not when this one did', async () => {
    const { bus, server, readCount, facts } = run();
    bus.publish(request);
    await vi.waitFor(() => expect(readCount()).toBe(1));
    const wordCount = () => facts.filter(({ type }) => type === 'cart.changed').length;
    await vi.waitFor(() => expect(wordCount()).toBe(3));
    server.put('vase', 1);
    bus.receive({ type: 'cart.changed', itemCount: 3, productIds: ['lamp', 'vase'] });
    await vi.waitFor(() => expect(readCount()).toBe(2));
    await new Promise((resolve) => setTimeout(resolve, quietMs));
    // Only the other tab's event: answering it would make the tabs answer each other endlessly.
    expect(wordCount()).toBe(4);
  });

  it('empties the cart when the shopper signs out', async () => {
    const { bus, last } = run();
    bus.publish({ type: 'session.changed', status: 'signedIn' });
    bus.publish(request);
    await vi.waitFor(() => expect(last('cart.changed')?.itemCount).toBe(2));
    document.cookie = 'cart_id=; Path=/; Max-Age=0';
    bus.publish({ type: 'session.changed', status: 'guest' });
    await vi.waitFor(() => expect(last('cart.changed')).toMatchObject({ itemCount: 0, productIds: [] }));
  });
});

describe('signing in with a cart in hand', () => {
  const product = (id: string, name: string) => ({
    ...{ id, slug: id, name, price: 1, current_stock: 99, max_purchase_qty: 3 },
  });
  /** Guest and account have two lamps each, of which one order may hold three, and the account as many vases as it may. */
  const apiOfBoth = (lamp: string, vase: string): ApiClient => {
    const itemsOf = (cart: string) => [
      { id: 'i1', product: product('lamp', lamp), quantity: 2 },
      { id: 'i2', product: product('vase', vase), quantity: cart === 'of-account' ? 3 : 2 },
    ];
    const read = (cart: string) => ({
      data: checkoutDataSchema.parse({ id: cart, sub_total: 1, total: 1, items: itemsOf(cart) }),
    });
    const get = async (path: string, _schema: unknown, options?: { query: { cart: string } }) =>
      path === '/profile' ? { data: { user: { cart: 'of-account' } } } : read(options?.query.cart ?? '');
    const send = async () => ({ data: { id: 'of-account' } });
    return { locale: 'en', currency: 'KWD', get, send } as unknown as ApiClient;
  };

  it.each([
    ['en', en, 'Pearl lamp', 'Vase', '1 × Pearl lamp and 2 × Vase'],
    ['ar', ar, 'مصباح', 'مزهرية', '1 × مصباح و2 × مزهرية'],
  ] as const)('says in %s how much of what was left out', async (locale, words, lamp, vase, titles) => {
    document.cookie = 'cart_id=of-guest; Path=/';
    const texts = createTexts(locale, { 'cart-checkout': words });
    const { bus, toasts, last } = run({
      ...{ api: apiOfBoth(lamp, vase), locale },
      t: (key, values) => texts.t(key, { ns: 'cart-checkout', ...values }),
    });
    bus.publish({ type: 'session.changed', status: 'guest' });
    await vi.waitFor(() => expect(last('cart.changed')).toMatchObject({ itemCount: 4 }));
    bus.publish({ type: 'session.changed', status: 'signedIn', firstName: 'Noura' });
    await vi.waitFor(() => expect(toasts).toHaveLength(1));
    const [toast] = toasts;
    expect({ ...toast, text: toast?.text.replace(/[\u2066-\u2069]/g, '') }).toEqual({
      kind: 'info',
      text: words.toast.leftOut.replace('{{titles}}', titles),
    });
    expect(document.cookie).toContain('cart_id=of-account');
  });
});

describe('a coupon that the cart has lost', () => {
  it('is said once by the tab that reads so', async () => {
    const { bus, server, last, readCount, toasts } = run();
    bus.publish(request);
    await vi.waitFor(() => expect(last('cart.itemAdded')).toBeDefined());
    server.setCoupon('DANA10');
    server.endCoupon('This coupon has expired');
    const before = readCount();
    for (const itemCount of [2, 3]) bus.receive({ type: 'cart.changed', itemCount, productIds: ['lamp'] });
    await vi.waitFor(() => expect(readCount()).toBeGreaterThan(before));
    await new Promise((resolve) => setTimeout(resolve, quietMs));
    expect(toasts.filter(({ text }) => text === 'This coupon has expired')).toHaveLength(1);
  });
});

describe('a coupon chosen elsewhere', () => {
  it('is used by the cart, which is shown, and other tabs read it', async () => {
    const { bus, facts, last, readCount, toasts } = run();
    bus.publish(request);
    await vi.waitFor(() => expect(last('cart.itemAdded')).toBeDefined());
    const before = readCount();
    await new Promise((resolve) => setTimeout(resolve, quietMs));
    const changes = () => facts.filter(({ type }) => type === 'cart.changed').length;
    const changesBefore = changes();
    bus.publish({ type: 'cart.couponRequested', requestId: 'c1', code: 'DANA10' });
    await vi.waitFor(() => expect(toasts).toContainEqual({ kind: 'success', text: 'toast.couponApplied' }));
    expect(readCount()).toBeGreaterThan(before);
    expect(sessionStorage.getItem('dana.promo.v1')).toBeNull();
    expect(facts).toContainEqual({ type: 'cart.drawerRequested', requestId: 'c1' });
    expect(changes()).toBe(changesBefore + 1);
  });

  it('is told to other tabs also while the cart is read for one of them', async () => {
    const { bus, facts, last, toasts } = run();
    bus.publish(request);
    await vi.waitFor(() => expect(last('cart.itemAdded')).toBeDefined());
    await new Promise((resolve) => setTimeout(resolve, quietMs));
    bus.receive({ type: 'cart.changed', itemCount: 2, productIds: ['lamp'] });
    const before = facts.length;
    bus.publish({ type: 'cart.couponRequested', requestId: 'c2', code: 'DANA10' });
    await vi.waitFor(() => expect(toasts).toContainEqual({ kind: 'success', text: 'toast.couponApplied' }));
    expect(facts.slice(before)).toContainEqual({ type: 'cart.changed', itemCount: 2, productIds: ['lamp'] });
  });
});
