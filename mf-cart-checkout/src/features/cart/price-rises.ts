import type { CartItem } from '@dana/contracts/api/cart';
import type { CheckoutData } from '@dana/contracts/api/checkout';
import { seenPricesName } from '@dana/contracts/offline';
import { storedValue } from '@dana/runtime';
import { keyOf } from './cart-view.ts';
import type { LineKey } from './operations.ts';

/** What one unit of each line cost when its shopper last saw it here, in major units of a currency. */
export type SeenPrices = Readonly<Record<LineKey, { price: number; currency: string }>>;

/** A line that costs more than when its shopper last saw it. `old` in the cart's currency, for one unit. */
export type PriceRise = { item: CartItem; old: number; now: number };

type Priced = Pick<CheckoutData, 'items' | 'currency'>;

/**
 * The lines whose price rose since it was seen: in this browser, or else when it was put into the cart, which the server knows.
 * Prices in another currency than the cart's say nothing.
 */
export function priceRises({ items, currency = '' }: Priced, seen: SeenPrices): PriceRise[] {
  return items.flatMap((item) => {
    const known = seen[keyOf(item)];
    const old = known ? (known.currency === currency ? known.price : undefined) : item.unit_price_before;
    const { unit_price: now } = item;
    return old !== undefined && now !== undefined && now > old ? [{ item, old, now }] : [];
  });
}

/** The prices as they are seen now, but for those that are still to be told. What left the cart is forgotten. */
export function pricesSeen(data: Priced, seen: SeenPrices, untold: readonly PriceRise[]): SeenPrices {
  const { items, currency = '' } = data;
  const told = items.filter((item) => untold.every((rise) => rise.item !== item));
  const kept = items.flatMap((item) => Object.entries(seen).filter(([key]) => key === keyOf(item)));
  const fresh = told.flatMap((item) =>
    item.unit_price === undefined ? [] : [[keyOf(item), { price: item.unit_price, currency }] as const],
  );
  return Object.fromEntries([...kept, ...fresh]);
}

const stored = storedValue('browser', seenPricesName);

/** In this browser's storage; what anybody else wrote there is no price. The shell removes it when a session ends. */
export const browserPrices = {
  read(): SeenPrices {
    try {
      const kept = Object.entries((JSON.parse(stored.read() ?? '{}') as SeenPrices | null) ?? {});
      return Object.fromEntries(
        kept.filter(([, one]) => typeof one?.price === 'number' && typeof one.currency === 'string'),
      );
    } catch {
      return {};
    }
  },
  write: (prices: SeenPrices): void => stored.write(JSON.stringify(prices)),
};
