import type { Product } from '@dana/contracts/api/product';
import { wholeNumber } from '@dana/contracts/digits';

/** How many units one order may hold. */
export type QuantityLimits = {
  /** At least 1. */
  minimum: number;
  /** The smaller of stock and the product's maximum. Below `minimum` when too little is left. */
  maximum: number;
};

/** A quantity after a change; `refusal` says which limit the shopper met, or that it was no number of units. */
export type QuantityChange = { quantity: number; refusal?: 'minimum' | 'maximum' | 'notWhole' };

export function quantityLimits(
  { min_purchase_qty, max_purchase_qty }: Pick<Product, 'min_purchase_qty' | 'max_purchase_qty'>,
  stock: number,
): QuantityLimits {
  return {
    minimum: Math.max(1, min_purchase_qty),
    maximum: Math.min(stock, max_purchase_qty || Number.POSITIVE_INFINITY),
  };
}

/** What the field shows when stock or variation changed under it: never more than the maximum, never less than the minimum. */
export function fittedQuantity(quantity: number, { minimum, maximum }: QuantityLimits): number {
  return Math.max(minimum, Math.min(quantity, maximum));
}

/** One more: blocked without stock and at the smaller of stock and the product's maximum. */
export function increment(quantity: number, { maximum }: QuantityLimits): QuantityChange {
  return quantity >= maximum ? { quantity, refusal: 'maximum' } : { quantity: quantity + 1 };
}

/** One less: blocked at the minimum and below. */
export function decrement(quantity: number, { minimum }: QuantityLimits): QuantityChange {
  return quantity <= minimum ? { quantity, refusal: 'minimum' } : { quantity: quantity - 1 };
}

/**
 * What was typed, in Latin, Arabic or Persian digits. What is no whole number, or too small, leaves the quantity as it
 * was; what is too large becomes the maximum. Source: docs/shop-rules.md.
 */
export function typedQuantity(
  text: string,
  quantity: number,
  { minimum, maximum }: QuantityLimits,
): QuantityChange {
  const typed = wholeNumber(text);
  if (typed === undefined) return { quantity, refusal: 'notWhole' };
  if (typed < minimum) return { quantity, refusal: 'minimum' };
  if (typed > maximum) return { quantity: Math.max(minimum, maximum), refusal: 'maximum' };
  return { quantity: typed };
}
