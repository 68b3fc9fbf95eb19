import { largestQuantity, type QuantityLimits } from './cart-limits.ts';

export type LimitedQuantity = { quantity: number; notice: 'tooMany' | 'tooFew' | undefined };

/**
 * What a line becomes when so many are asked for: below the minimum it stays as it is, above what may be had it gets the
 * most. Source: docs/shop-rules.md.
 */
export function limitQuantity(limits: QuantityLimits, current: number, asked: number): LimitedQuantity {
  const largest = largestQuantity(limits);
  if (asked < limits.minimum) return { quantity: current, notice: 'tooFew' };
  if (asked > largest) return { quantity: largest > 0 ? largest : current, notice: 'tooMany' };
  return { quantity: asked, notice: undefined };
}
