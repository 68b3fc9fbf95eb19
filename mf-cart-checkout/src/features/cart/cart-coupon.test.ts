import { ApiError, UnreachableError } from '@dana/api-client';
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

describe('a cart that the server refuses to show', () => {
  it('loses its coupon there as well, and is read again without it', async () => {
    const { engine, server, refusals, settled } = await refusedShop([new ApiError(503, 'The shop is busy')]);
    void engine.refresh();
    await settled();
    expect(refusals).toEqual(['The shop is busy']);
    expect(server.requests.filter((one) => one.startsWith('coupon'))).toEqual([
      'coupon AUG23',
      'coupon null',
    ]);
    expect(engine.getSnapshot()).toMatchObject({
      data: { promo_code: null },
      readFailure: null,
      couponNotice: { code: 'AUG23', message: 'The shop is busy', isAsked: false },
    });
  });

  it('says so once and asks no third time while it goes on refusing', async () => {
    const busy = new ApiError(503, 'The shop is busy');
    const { engine, refusals, settled, reads } = await refusedShop([busy, busy, busy, busy]);
    const before = reads();
    void engine.refresh();
    await settled();
    expect([refusals, reads() - before]).toEqual([['The shop is busy'], 2]);
  });

  it('keeps its coupon where no answer comes, and where only another code was refused', async () => {
    const { engine, settled } = await refusedShop([new UnreachableError('offline')]);
    void engine.refresh();
    await settled();
    await engine.refresh();
    expect(engine.getSnapshot().data?.promo_code).toBe('AUG23');
    expect(await engine.applyTerms({ promoCode: 'NOPE' })).toMatchObject({ kind: 'refused' });
    await settled();
    expect(engine.getSnapshot().data?.promo_code).toBe('AUG23');
  });

  it('takes the coupon off with the next read where taking it off got no answer', async () => {
    const busy = new ApiError(503, 'The shop is busy');
    const { engine, settled } = await refusedShop([busy], { isCouponLost: true });
    void engine.refresh();
    await settled();
    expect(engine.getSnapshot().data?.promo_code).toBe('AUG23');
    await engine.refresh();
    expect(engine.getSnapshot().data?.promo_code).toBeNull();
  });
});

/**
 * A cart with a coupon whose reads fail with these errors, one after the other.
 * @param isCouponLost – the first call that takes the coupon off gets no answer.
 */
async function refusedShop(errors: Error[], { isCouponLost = false } = {}) {
  const failures: Error[] = [];
  let readCount = 0;
  let isToBeLost = isCouponLost;
  const made: ReturnType<typeof shop> = shop({
    cartId: 'c0',
    calls: {
      read: async (call) => {
        const { promoCode, ...terms } = call.terms;
        if (promoCode !== undefined) {
          made.server.requests.push(`coupon ${promoCode}`);
          if (promoCode === 'NOPE') throw new ApiError(422, 'Not valid', { promo_code: ['Not valid'] });
          if (promoCode === null && isToBeLost) {
            isToBeLost = false;
            throw new UnreachableError('offline');
          }
          made.server.setCoupon(promoCode);
          call.onCouponGiven?.();
        }
        readCount += 1;
        const failure = failures.shift();
        if (failure) throw failure;
        return made.server.calls.read({ ...call, terms: { ...terms, promoCode: undefined } });
      },
    },
  });
  made.server.put('lamp', 2);
  made.engine.start();
  await made.settled();
  await made.engine.applyTerms({ promoCode: 'AUG23' });
  failures.push(...errors);
  const refusals: string[] = [];
  made.engine.onRefused((message) => refusals.push(message));
  return { ...made, refusals, reads: () => readCount };
}

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
