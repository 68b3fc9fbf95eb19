import { largestQuantity, type QuantityLimits } from './cart-limits.ts';

export type LimitedQuantity = { quantity: number; notice: 'tooMany' | 'tooFew' | 'notWhole' | undefined };

/**
 * What a line becomes when so many are asked for: below the minimum, and where no whole number was typed, it stays as it
 * is; above what may be had it gets the most. Source: docs/shop-rules.md.
 */
export function limitQuantity(
  limits: QuantityLimits,
  current: number,
  asked: number | undefined,
): LimitedQuantity {
  const largest = largestQuantity(limits);
  if (asked === undefined) return { quantity: current, notice: 'notWhole' };
  if (asked < limits.minimum) return { quantity: current, notice: 'tooFew' };
  if (asked > largest) return { quantity: largest > 0 ? largest : current, notice: 'tooMany' };
  return { quantity: asked, notice: undefined };
}
