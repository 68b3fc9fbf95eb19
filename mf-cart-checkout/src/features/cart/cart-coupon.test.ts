import { describe, expect, it, vi } from 'vitest';
import type { CartCalls } from '#api/cart-calls.ts';
import { createCartEngine } from './cart-engine.ts';
import { lamp, memoryBrowser, shop, shopWithLamp } from './testing/cart-shop.ts';

describe('a coupon', () => {
  it('is given to the cart once, and taken off once', async () => {
    const { engine, promos, server } = await shopWithLamp();
    expect(await engine.applyTerms({ promoCode: 'AUG23' })).toEqual({ kind: 'read' });
    expect(server.requests.at(-1)).toBe('read AUG23');
    await engine.refresh();
    expect(server.requests.at(-1)).toBe('read');
    expect(engine.getSnapshot().data?.promo_code).toBe('AUG23');
    await engine.applyTerms({ promoCode: null });
    expect(engine.getSnapshot().data?.promo_code).toBeNull();
    expect(promos.read()).toBeNull();
  });

  it('that another tab or device gave or took off is there with the next read', async () => {
    const { engine, server } = await shopWithLamp();
    server.setCoupon('AUG23');
    await engine.refresh();
    expect(engine.getSnapshot().data?.promo_code).toBe('AUG23');
    server.setCoupon(null);
    await engine.refresh();
    expect(engine.getSnapshot().data?.promo_code).toBeNull();
  });

  it('that the cart has lost is said once, and stays to be read until another is asked for', async () => {
    const { engine, server } = await shopWithLamp();
    const refusals: string[] = [];
    engine.onRefused((message) => refusals.push(message));
    await engine.applyTerms({ promoCode: 'AUG23' });
    server.endCoupon('This coupon has expired');
    await engine.refresh();
    await engine.refresh();
    expect(refusals).toEqual(['This coupon has expired']);
    const lost = { code: 'AUG23', message: 'This coupon has expired', isAsked: false };
    expect(engine.getSnapshot()).toMatchObject({ couponNotice: lost, readFailure: null });
    await engine.applyTerms({ promoCode: 'DANA10' });
    expect(engine.getSnapshot().couponNotice).toBeNull();
  });

  it('for an empty cart waits in its tab, over a reload, for something to be in it', async () => {
    const { engine, promos, server, cartIds } = shop();
    engine.start();
    expect(await engine.applyTerms({ promoCode: 'AUG23' })).toEqual({ kind: 'empty' });
    expect(engine.getSnapshot().couponNotice).toEqual({ code: 'AUG23', message: '', isAsked: true });
    expect(promos.read()).toBe('AUG23');
    engine.close();
    const next = createCartEngine({ calls: server.calls, ...memoryBrowser(), cartIds, promos });
    next.start();
    await next.add(lamp);
    await vi.waitFor(() => expect(next.getSnapshot().data?.promo_code).toBe('AUG23'));
    expect(next.getSnapshot().couponNotice).toBeNull();
  });

  it('is named with each read where the API keeps none with the cart', async () => {
    const { server, promos } = shop();
    server.put('lamp', 2);
    const { calls, coupon } = olderApi(server.calls, promos);
    const engine = createCartEngine({ calls, ...memoryBrowser({ cartId: 'c0' }), promos });
    engine.start();
    await engine.applyTerms({ promoCode: 'AUG23' });
    await engine.refresh();
    expect(coupon()).toBe('AUG23');
    await engine.applyTerms({ promoCode: null });
    await engine.refresh();
    expect(coupon()).toBeUndefined();
  });
});

/** The calls to an API that prices a cart with the code that a read names, and else with none. */
function olderApi(calls: CartCalls, promos: { write: (code: string | null) => void }) {
  let last: string | null | undefined;
  const read: CartCalls['read'] = async (call) => {
    const named = call.terms.promoCode ?? null;
    last = call.terms.promoCode;
    const data = await calls.read({ ...call, terms: { ...call.terms, promoCode: undefined } });
    promos.write(named);
    return { ...data, promo_code: named };
  };
  return { calls: { ...calls, read }, coupon: () => last };
}
