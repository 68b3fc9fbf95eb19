import type { ApiClient } from '@dana/api-client';
import { expect, it } from 'vitest';
import { type CheckoutTerms, createCartCalls } from './cart-calls.ts';

/** Reads a cart of an API that offers these extensions. @returns the calls that went out, and what was read. */
async function readUnder(extensions: string[], terms: Partial<CheckoutTerms>, appliedCode: string | null) {
  const calls: string[] = [];
  const api = {
    extensions,
    send: async (method: string, path: string, body: unknown) => {
      calls.push(`${method} ${path} ${JSON.stringify(body)}`);
      return { data: { id: 'c1' } };
    },
    get: async (path: string, _schema: unknown, { query }: { query: Record<string, string | undefined> }) => {
      const asked = Object.entries(query).flatMap(([name, value]) =>
        value === undefined ? [] : `${name}=${value}`,
      );
      calls.push(`GET ${path}?${asked.join('&')}`);
      return { data: { promo_code: extensions.includes('cart-coupon') ? null : undefined } };
    },
  } as unknown as ApiClient;
  let named: string | null | undefined;
  const { read } = createCartCalls(
    api,
    async () => undefined,
    (code) => {
      named = code;
    },
  );
  const asked = { promoCode: undefined, shippingMethodId: null, ...terms };
  const data = await read({ cartId: 'c1', terms: asked, appliedCode, signal: AbortSignal.any([]) });
  return { calls, promoCode: data.promo_code, named };
}

it('names the coupon that is applied with each read, and lets the cart decide where the API keeps it there', async () => {
  expect(await readUnder(['cart-coupon'], {}, 'DANA10')).toEqual({
    calls: ['GET /checkout?cart=c1&promo_code=DANA10&kept_coupon=1'],
    // Another tab took it off meanwhile.
    promoCode: null,
    named: null,
  });
  const { calls } = await readUnder(['cart-coupon'], { promoCode: 'AUG23' }, 'DANA10');
  expect(calls).toEqual([
    'POST /carts/coupon {"cart_id":"c1","promo_code":"AUG23"}',
    'GET /checkout?cart=c1&promo_code=AUG23&kept_coupon=1',
  ]);
});

it('names none while none is applied', async () => {
  expect((await readUnder(['cart-coupon'], {}, null)).calls).toEqual(['GET /checkout?cart=c1']);
  const { calls } = await readUnder(['cart-coupon'], { promoCode: null }, 'DANA10');
  expect(calls.at(-1)).toBe('GET /checkout?cart=c1');
});

it('asks an API that keeps none with the code alone', async () => {
  expect(await readUnder([], { promoCode: 'DANA10' }, null)).toEqual({
    calls: ['GET /checkout?cart=c1&promo_code=DANA10'],
    promoCode: 'DANA10',
    named: 'DANA10',
  });
});
