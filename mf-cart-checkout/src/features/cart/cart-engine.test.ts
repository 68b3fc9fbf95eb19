import { ApiError, UnreachableError } from '@dana/api-client';
import { describe, expect, it, vi } from 'vitest';
import type { CartCalls } from '#api/cart-calls.ts';
import { createCartEngine } from './cart-engine.ts';
import { createCartServer, type Fate, memoryPromos, memorySeen } from './testing/cart-server.ts';
import { lamp, memoryBrowser, shop, shopWithLamp } from './testing/cart-shop.ts';

const refusedRead = (error: Error): Partial<CartCalls> => ({ read: () => Promise.reject(error) });

describe('adding', () => {
  it('counts the new item at once and makes one cart for several first clicks', async () => {
    const { engine, server, cartIds, shown, settled } = shop();
    const first = engine.add(lamp);
    const second = engine.add({ ...lamp, line: 'vase', productId: 'vase' });
    expect(engine.getSnapshot()).toMatchObject({
      itemCount: 2,
      arriving: [{ title: 'Pearl lamp' }, { title: 'Pearl lamp' }],
      productIds: ['lamp', 'vase'],
    });
    expect([await first, await second]).toEqual([{ kind: 'done' }, { kind: 'done' }]);
    await settled();
    expect(server.cartCount()).toBe(1);
    expect(cartIds.read()).toBe('c1');
    expect(shown()).toEqual({ lamp: 1, vase: 1 });
  });

  it('shows what was known of an item where it was asked for, until the server has named it', async () => {
    const { engine, settled } = shop();
    const preview = { picture: '/lamp.webp', price: 12.5 };
    void engine.add({ ...lamp, preview });
    expect(engine.getSnapshot().arriving).toMatchObject([{ title: 'Pearl lamp', preview }]);
    await settled();
    expect(engine.getSnapshot()).toMatchObject({
      arriving: [],
      lines: [{ item: { product: { price: 1 } } }],
    });
  });

  it('takes the item away again when the server refuses it', async () => {
    const { engine, settled } = shop({ fate: () => 'refused' });
    const outcome = await engine.add(lamp);
    await settled();
    expect(outcome).toEqual({ kind: 'refused', message: 'The requested quantity is not available' });
    expect(engine.getSnapshot().itemCount).toBe(0);
  });
});

describe('changing quantities', () => {
  it('shows the newest quantity at once and sends the server only the first and the last of a burst', async () => {
    const { engine, server, shown, settled, itemId } = await shopWithLamp();
    for (const quantity of [3, 4, 5, 6]) void engine.setQuantity('lamp', itemId, quantity);
    expect(shown()).toEqual({ lamp: 6 });
    await settled();
    expect(server.requests.slice(1)).toEqual([`set ${itemId} 3`, `set ${itemId} 6`, 'read']);
    expect(server.quantities()).toEqual({ lamp: 6 });
  });

  it('goes back to the confirmed quantity, says why in the line, and tries again on request', async () => {
    let fate: Fate = 'answered';
    const { engine, shown, settled, itemId } = await shopWithLamp({ fate: () => fate });
    fate = 'refused';
    await engine.setQuantity('lamp', itemId, 7);
    await settled();
    expect(shown()).toEqual({ lamp: 2 });
    expect(engine.getSnapshot().lines[0]?.failure).toMatchObject({ kind: 'refused' });
    fate = 'answered';
    engine.retry('lamp');
    await settled();
    expect(shown()).toEqual({ lamp: 7 });
    expect(engine.getSnapshot().lines[0]?.failure).toBeUndefined();
  });

  it('says so in the line when a change is refused while the one before it, agreed to, is still to be read', async () => {
    let fate: Fate = 'answered';
    const { engine, settled, itemId } = await shopWithLamp({ fate: () => fate });
    await engine.setQuantity('lamp', itemId, 3);
    fate = 'refused';
    await engine.setQuantity('lamp', itemId, 4);
    fate = 'answered';
    await settled();
    expect(engine.getSnapshot().lines[0]).toMatchObject({ quantity: 3, failure: { kind: 'refused' } });
  });

  it('keeps the amounts of the last answer until the next one', async () => {
    const { engine, itemId } = await shopWithLamp();
    const before = engine.getSnapshot().data?.total;
    void engine.setQuantity('lamp', itemId, 9);
    expect(engine.getSnapshot()).toMatchObject({ isSettling: true, data: { total: before } });
  });

  it('hides a removed line at once and empties a cleared cart without a message', async () => {
    const { engine, shown, settled, itemId } = await shopWithLamp();
    const onRefused = vi.fn();
    engine.onRefused(onRefused);
    const removed = engine.remove('lamp', itemId);
    expect(shown()).toEqual({});
    await removed;
    await settled();
    expect(engine.getSnapshot()).toMatchObject({
      status: 'ready',
      itemCount: 0,
      data: null,
      readFailure: null,
    });
    expect(onRefused).not.toHaveBeenCalled();
  });
});

describe('a lost connection', () => {
  async function shopThatLostIt(lost: Fate = 'unreachable') {
    let fate: Fate = 'answered';
    const made = await shopWithLamp({ fate: () => fate });
    fate = lost;
    return { ...made, comeBack: () => (fate = 'answered') };
  }

  it('keeps what was asked, shows it as queued and sends it when the connection is back', async () => {
    const { engine, server, shown, settled, itemId, comeBack } = await shopThatLostIt();
    const answer = await engine.setQuantity('lamp', itemId, 7);
    expect(answer.kind).toBe('queued');
    expect(shown()).toEqual({ lamp: 7 });
    expect(engine.getSnapshot()).toMatchObject({
      isQueued: true,
      isSettling: false,
      lines: [{ isQueued: true, isPending: false, failure: undefined }],
    });
    comeBack();
    engine.resume();
    await settled();
    expect(answer.kind === 'queued' && (await answer.settled)).toEqual({ kind: 'done' });
    expect(engine.getSnapshot()).toMatchObject({ isQueued: false, lines: [{ isQueued: false }] });
    expect(server.quantities()).toEqual({ lamp: 7 });
  });

  it('counts an item once whose answer was lost', async () => {
    const { engine, server, settled, comeBack } = await shopThatLostIt('lost');
    await engine.add(lamp);
    comeBack();
    engine.resume();
    await settled();
    expect(server.quantities()).toEqual({ lamp: 3 });
  });

  it('sends what is queued as soon as anything gets through, each line in the order of the clicks', async () => {
    const { engine, server, settled, itemId, comeBack } = await shopThatLostIt();
    await engine.setQuantity('lamp', itemId, 7);
    void engine.setQuantity('lamp', itemId, 8);
    comeBack();
    await engine.add({ ...lamp, line: 'vase', productId: 'vase' });
    await settled();
    await vi.waitFor(() => expect(server.quantities()).toEqual({ lamp: 8, vase: 1 }));
    const writes = server.requests.filter((request) => request.startsWith('set'));
    expect(writes).toEqual([`set ${itemId} 7`, `set ${itemId} 7`, `set ${itemId} 8`]);
  });

  it('takes a line for removed that an unanswered call has removed', async () => {
    const { engine, server, settled, itemId, comeBack } = await shopThatLostIt('lost');
    const answer = await engine.remove('lamp', itemId);
    comeBack();
    engine.resume();
    await settled();
    expect(answer.kind === 'queued' && (await answer.settled)).toEqual({ kind: 'done' });
    expect(server.quantities()).toEqual({});
  });

  it('does not keep anyone waiting who asked for the amounts', async () => {
    const { engine, itemId } = await shopThatLostIt();
    await engine.setQuantity('lamp', itemId, 7);
    expect(await engine.applyTerms({ promoCode: 'AUG23' })).toEqual({ kind: 'unreachable' });
    expect(engine.getSnapshot().terms.promoCode).toBeUndefined();
  });
});

it('counts a first item once that another tab’s cart took up, when its answer and the document are lost', async () => {
  let fate: Fate = 'lost';
  const server = createCartServer({ fate: () => fate });
  const browser = memoryBrowser();
  const openDocument = () =>
    createCartEngine({
      ...{ calls: server.calls, ...browser, promos: memoryPromos(), seen: memorySeen() },
      // While this add waits for its turn, another tab makes the cart.
      inTurn: (work) => {
        browser.cartIds.write('c5');
        return work();
      },
    });
  const first = openDocument();
  void first.add(lamp);
  await vi.waitFor(() => expect(server.quantities()).toEqual({ lamp: 1 }));
  first.close();
  fate = 'answered';
  const second = openDocument();
  second.start();
  await vi.waitFor(() => expect(second.getSnapshot()).toMatchObject({ openRequestCount: 0, itemCount: 1 }));
  expect(server.quantities()).toEqual({ lamp: 1 });
});

it('answers what still waits for it when its document ends', async () => {
  const { engine } = shop({ cartId: 'c1', calls: { add: () => new Promise(() => undefined) } });
  const answers = Promise.all([engine.add(lamp), engine.refresh()]);
  engine.close();
  expect(await answers).toEqual([{ kind: 'unreachable' }, { kind: 'unreachable' }]);
});

describe('reading the cart', () => {
  it('asks nothing without a cart id', async () => {
    const { engine, server } = shop();
    engine.start();
    expect(engine.getSnapshot()).toMatchObject({ status: 'ready', itemCount: 0 });
    expect(server.requests).toEqual([]);
  });

  it('forgets the id of a cart that the server does not know', async () => {
    const gone = new ApiError(404, 'This cart no longer exists', { cart: ['This cart no longer exists'] });
    const { engine, cartIds, settled } = shop({ cartId: 'c9', calls: refusedRead(gone) });
    engine.start();
    await settled();
    expect(cartIds.read()).toBeUndefined();
    expect(engine.getSnapshot()).toMatchObject({ status: 'ready', itemCount: 0 });
  });

  it('keeps the cart id when the cart is merely empty', async () => {
    const { engine, cartIds, settled } = shop({
      cartId: 'c9',
      calls: refusedRead(new ApiError(422, 'Cart is empty')),
    });
    engine.start();
    await settled();
    expect(cartIds.read()).toBe('c9');
    expect(engine.getSnapshot()).toMatchObject({ status: 'ready', data: null, readFailure: null });
  });

  it('reports any other refusal once, drops the coupon and reads again without it', async () => {
    const { server } = await shopWithLamp();
    const { read } = server.calls;
    const expired = () => Promise.reject(new ApiError(422, 'This coupon has expired'));
    const { engine, promos, settled } = shop({
      cartId: 'c0',
      promo: 'OLD',
      calls: { read: (call) => (call.terms.promoCode ? expired() : read(call)) },
    });
    const refusals: string[] = [];
    engine.onRefused((message) => refusals.push(message));
    engine.start();
    await settled();
    expect(refusals).toEqual(['This coupon has expired']);
    expect(promos.read()).toBeNull();
    expect(engine.getSnapshot()).toMatchObject({ status: 'ready', readFailure: null, itemCount: 2 });
  });

  it('keeps id, coupon and lines when the server does not answer', async () => {
    const unreachable = refusedRead(new UnreachableError('offline'));
    const { engine, cartIds, promos, settled } = shop({ cartId: 'c9', promo: 'AUG23', calls: unreachable });
    engine.start();
    await settled();
    expect(cartIds.read()).toBe('c9');
    expect(promos.read()).toBe('AUG23');
    expect(engine.getSnapshot()).toMatchObject({ status: 'failed', readFailure: { kind: 'unreachable' } });
  });

  it('does not ask again by itself after a failure, however many regions want the cart', async () => {
    const read = vi.fn(() => Promise.reject(new UnreachableError('offline')));
    const { engine, settled } = shop({ cartId: 'c9', calls: { read } });
    engine.start();
    await settled();
    engine.start();
    await settled();
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('reads once after a burst of quantities, each of which was answered at once', async () => {
    vi.useFakeTimers();
    const server = createCartServer();
    server.put('lamp', 2);
    const engine = createCartEngine({ calls: server.calls, ...memoryBrowser({ cartId: 'c0' }) });
    engine.start();
    await vi.advanceTimersByTimeAsync(10);
    const itemId = engine.getSnapshot().lines[0]?.item.id ?? '';
    for (const quantity of [3, 4, 5]) {
      void engine.setQuantity('lamp', itemId, quantity);
      await vi.advanceTimersByTimeAsync(100);
    }
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    const sets = [3, 4, 5].map((quantity) => `set ${itemId} ${quantity}`);
    expect(server.requests).toEqual(['read', ...sets, 'read']);
    expect(engine.getSnapshot().isSettling).toBe(false);
  });
});

describe('forgetting', () => {
  it('ignores answers to what was asked before an order or a sign-out', async () => {
    const { engine, cartIds, settled } = await shopWithLamp();
    const late = engine.add(lamp);
    engine.forget();
    expect(await late).toEqual({ kind: 'unreachable' });
    await settled();
    expect(cartIds.read()).toBeUndefined();
    expect(engine.getSnapshot()).toMatchObject({ status: 'ready', itemCount: 0 });
  });
});
