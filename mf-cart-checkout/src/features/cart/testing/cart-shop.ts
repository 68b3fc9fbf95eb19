import { expect, vi } from 'vitest';
import type { CartCalls } from '#api/cart-calls.ts';
import { createCartEngine } from '../cart-engine.ts';
import {
  countedKeys,
  createCartServer,
  type Fate,
  memoryCartIds,
  memoryPromos,
  memoryRequests,
  memorySeen,
} from './cart-server.ts';

/** What a cart finds in a browser, in memory: the first document of it, or with the same parts the next. */
export function memoryBrowser({
  cartId,
  promo,
  isAway = false,
}: {
  cartId?: string | undefined;
  promo?: string | undefined;
  isAway?: boolean;
} = {}) {
  return {
    ...{ cartIds: memoryCartIds(cartId), promos: memoryPromos(promo), seen: memorySeen({ isAway }) },
    ...{ requests: memoryRequests(), newKey: countedKeys() },
  };
}

type SetUp = { fate?: () => Fate; cartId?: string; promo?: string; calls?: Partial<CartCalls> };

/** A cart in a document, with its server. */
export function shop({ fate, cartId, promo, calls }: SetUp = {}) {
  const server = createCartServer(fate && { fate });
  const browser = memoryBrowser({ cartId, promo });
  const { cartIds, promos } = browser;
  const engine = createCartEngine({ calls: { ...server.calls, ...calls }, ...browser });
  const shown = () =>
    Object.fromEntries(engine.getSnapshot().lines.map(({ key, quantity }) => [key, quantity]));
  const settled = () => vi.waitFor(() => expect(engine.getSnapshot().isSettling).toBe(false));
  return { server, engine, cartIds, promos, shown, settled };
}

export const lamp = {
  line: 'lamp',
  productId: 'lamp',
  variationId: undefined,
  quantity: 1,
  title: 'Pearl lamp',
};

/** The same with two lamps in it. */
export async function shopWithLamp(setUp: SetUp = {}) {
  const made = shop(setUp);
  made.server.put('lamp', 2);
  made.cartIds.write('c0');
  made.engine.start();
  await made.settled();
  return { ...made, itemId: made.engine.getSnapshot().lines[0]?.item.id ?? '' };
}
