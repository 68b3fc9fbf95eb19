/** What one order may hold of a product (or of its variation). */
export type QuantityLimits = {
  minimum: number;
  /** What is in stock. */
  stock: number;
  /** The most that one order may hold; null without such a limit. */
  maximum: number | null;
};

export type LimitRefusal =
  | { reason: 'no_available_quantity' }
  | { reason: 'you_cannot_add_more_than'; maximumQuantity: number };

/** Whether so many more may join those in the cart; stock is asked first. Source: docs/shop-rules.md. */
export function refusalToAdd(
  { stock, maximum }: QuantityLimits,
  inCart: number,
  added: number,
): LimitRefusal | undefined {
  const total = inCart + added;
  if (total > stock) return { reason: 'no_available_quantity' };
  if (maximum !== null && total > maximum)
    return { reason: 'you_cannot_add_more_than', maximumQuantity: maximum };
  return undefined;
}

/** The largest quantity that a line may be given; at least 0. */
export function largestQuantity({ stock, maximum }: QuantityLimits): number {
  return Math.max(0, Math.min(stock, maximum ?? stock));
}

type LimitedQuantity = { quantity: number; notice: 'tooMany' | 'tooFew' | 'notWhole' | undefined };

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
