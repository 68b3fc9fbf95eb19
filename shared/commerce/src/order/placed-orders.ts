import type { CheckoutData, PlaceOrderInput } from '@dana/contracts/api/checkout';
import { plainId } from '@dana/contracts/sent-ids';
import { storedList } from '@dana/runtime';
import { type ItemFacts, itemFacts } from '../item/item-facts.ts';

/** What this browser knows of an order that it placed, for back ends that have no call for one. Nothing of who placed it. */
export type PlacedOrder = {
  /** Its number; null where the back end gave none, as before a payment. */
  id: string | null;
  currency: string;
  lines: { facts: ItemFacts; quantity: number }[];
  subTotal: number;
  discount: number;
  code: string | null;
  total: number;
  payment: string;
  shipping: string;
};

/** More than these nobody opens again in one tab. */
const keptCount = 5;
const stored = storedList('tab', 'orders.placed.v1', isPlacedOrder);

/** Keeps an order in this tab, so that its page says the same after a reload. */
export function keepPlacedOrder(
  id: string | undefined,
  { data, order, currency }: { data: CheckoutData; order: PlaceOrderInput; currency: string },
): void {
  const isChosen = (chosen: string | number) => (one: { id: string }) => plainId(one.id) === String(chosen);
  const placed: PlacedOrder = {
    id: id === undefined ? null : plainId(id),
    currency: data.currency ?? currency,
    lines: data.items.map((item) => ({ facts: itemFacts(item), quantity: item.quantity })),
    subTotal: data.sub_total,
    discount: data.discount,
    code: data.promo_code,
    total: data.total,
    payment: data.payment_methods.find(isChosen(order.payment.method_id))?.name ?? '',
    shipping: data.shipping_methods.find(isChosen(order.shipping_method_id))?.name ?? '',
  };
  stored.write([placed, ...stored.read()].slice(0, keptCount));
}

/** The order of a number; without one the last that was placed. */
export function placedOrder(id: string | undefined): PlacedOrder | undefined {
  const wanted = id === undefined ? undefined : plainId(id);
  return stored.read().find((order) => wanted === undefined || order.id === wanted);
}

function isPlacedOrder(value: unknown): value is PlacedOrder {
  if (typeof value !== 'object' || value === null) return false;
  const { id, currency, lines, total } = value as Record<string, unknown>;
  const isNamed = id === null || typeof id === 'string';
  return isNamed && typeof currency === 'string' && typeof total === 'number' && Array.isArray(lines);
}
