import { ApiError, UnreachableError } from '@dana/api-client';
import { type CheckoutData, checkoutDataSchema } from '@dana/contracts/api/checkout';
import type { CartCalls } from '#api/cart-calls.ts';
import type { CartIdStore } from '../cart-cookie.ts';
import { lineKey } from '../operations.ts';
import type { PromoStore } from '../promo-store.ts';
import type { RequestStore } from '../request-store.ts';
import type { SeenCart } from '../seen-cart.ts';

/** What happens to one call. `lost`: carried out, but the answer never arrives. */
export type Fate = 'answered' | 'refused' | 'unreachable' | 'lost';

/** A cart's server in memory; the test decides when and how each call is answered. */
export function createCartServer({ pass = () => Promise.resolve(), fate = (): Fate => 'answered' } = {}) {
  const lines = new Map<
    string,
    { id: string; productId: string; variationId: string | undefined; quantity: number }
  >();
  const requests: string[] = [];
  const usedKeys = new Set<string>();
  let cartCount = 0;
  let addedCount = 0;
  let nextItemId = 1;
  let coupon: string | null = null;
  let refusedCoupon: { code: string; message: string } | null = null;

  async function carryOut<Answer>(request: string, work: () => Answer): Promise<Answer> {
    requests.push(request);
    await pass();
    const outcome = fate();
    if (outcome === 'refused') throw new ApiError(422, 'The requested quantity is not available');
    if (outcome === 'unreachable') throw new UnreachableError('No answer.');
    const answer = work();
    await pass();
    if (outcome === 'lost') throw new UnreachableError('No answer.');
    return answer;
  }

  function findLine(itemId: string) {
    const found = [...lines].find(([, { id }]) => id === itemId);
    if (!found) throw new ApiError(404, 'Not found');
    return { key: found[0], line: found[1] };
  }

  const calls: CartCalls = {
    add: ({ cartId, productId, variationId, quantity, key }) =>
      carryOut(`add ${productId} ${quantity}`, () => {
        if (cartId === undefined) cartCount += 1;
        if (!usedKeys.has(key)) {
          usedKeys.add(key);
          addedCount += quantity;
          const line = lineKey(productId, variationId);
          const present = lines.get(line);
          if (present) present.quantity += quantity;
          else lines.set(line, { id: `i${nextItemId++}`, productId, variationId, quantity });
        }
        return { cartId: cartId ?? `c${cartCount}` };
      }),
    setQuantity: ({ itemId, quantity, key }) =>
      carryOut(`set ${itemId} ${quantity}`, () => {
        const { line } = findLine(itemId);
        if (usedKeys.has(key)) return;
        usedKeys.add(key);
        line.quantity = quantity;
      }),
    remove: ({ itemId }) =>
      carryOut(`remove ${itemId}`, () => {
        lines.delete(findLine(itemId).key);
      }),
    clear: () => carryOut('clear', () => lines.clear()),
    read: ({ terms: { promoCode } }) =>
      carryOut(`read ${promoCode ?? ''}`.trim(), () => {
        if (promoCode !== undefined && lines.size > 0) coupon = promoCode;
        const data = checkoutData();
        refusedCoupon = null;
        return data;
      }),
  };

  function checkoutData(): CheckoutData {
    if (lines.size === 0) throw new ApiError(422, 'Cart is empty');
    const items = [...lines.values()].map(({ id, productId, variationId, quantity }) => ({
      id,
      product: { id: productId, slug: productId, name: productId, price: 1, current_stock: 99 },
      product_variation_id: variationId ?? null,
      quantity,
    }));
    const codes = { promo_code: coupon, promo_refused: refusedCoupon };
    return checkoutDataSchema.parse({ sub_total: lines.size, total: lines.size, items, ...codes });
  }

  return {
    calls,
    requests,
    quantities: () => Object.fromEntries([...lines].map(([key, { quantity }]) => [key, quantity])),
    cartCount: () => cartCount,
    /** How many units were ever put in by calls, repeats not counted. */
    addedCount: () => addedCount,
    /** Another tab or device changes the cart. */
    put: (productId: string, quantity: number) =>
      lines.set(lineKey(productId), { id: `i${nextItemId++}`, productId, variationId: undefined, quantity }),
    drop: (productId: string) => lines.delete(lineKey(productId)),
    /** Another tab or device changes its coupon. */
    setCoupon(code: string | null): void {
      coupon = code;
    },
    /** Its coupon ends. */
    endCoupon(message: string): void {
      refusedCoupon = coupon === null ? null : { code: coupon, message };
      coupon = null;
    },
  };
}

/** A cookie in memory. */
export function memoryCartIds(first?: string): CartIdStore {
  let cartId = first;
  return {
    read: () => cartId,
    write: (id) => {
      cartId = id;
    },
    remove: () => {
      cartId = undefined;
    },
  };
}

export function memoryPromos(first: string | null = null): PromoStore {
  let code = first;
  return {
    read: () => code,
    write: (next) => {
      code = next;
    },
  };
}

/** What a browser remembers of the cart. */
export function memorySeen({ isAway = false } = {}): SeenCart {
  let kept: { cartId: string; data: CheckoutData } | undefined;
  return {
    read: async (cartId) => (kept?.cartId === cartId ? kept.data : null),
    couponOf: (cartId) => (kept?.cartId === cartId ? kept.data.promo_code : null),
    write: (cartId, data) => {
      kept = { cartId, data };
    },
    forget: () => {
      kept = undefined;
    },
    isAway: () => isAway,
  };
}

/** What a tab keeps over a reload. */
export function memoryRequests(): RequestStore {
  let kept = '[]';
  return {
    read: () => JSON.parse(kept),
    write: (requests) => {
      kept = JSON.stringify(requests);
    },
  };
}

/** Keys that differ. */
export function countedKeys(): () => string {
  let count = 0;
  return () => `key-${++count}`;
}
