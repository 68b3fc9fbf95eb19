import type { CartItem } from '@dana/contracts/api/cart';
import { type CartLine, keyOf } from './cart-view.ts';

/** Of a line so many fit into another cart, and so many do not. */
type FittingLine = { line: CartLine; fits: number; tooMany: number };

/**
 * How much of each line fits into a cart that holds these items: as much as the stock, and the most that one order may hold of a
 * product over all its variations, leave room for. Source: docs/shop-rules.md.
 */
export function fittingLines(lines: readonly CartLine[], into: readonly CartItem[]): FittingLine[] {
  const held = new Map<string, number>();
  const ofProduct = new Map<string, number>();
  const grow = (counts: Map<string, number>, key: string, by: number) =>
    counts.set(key, (counts.get(key) ?? 0) + by);
  const productOf = ({ item }: Pick<CartLine, 'item'>) => String(item.product?.id ?? item.id);
  for (const item of into) {
    grow(held, keyOf(item), item.quantity);
    grow(ofProduct, productOf({ item }), item.quantity);
  }
  return lines.map((line) => {
    const { key, quantity, limits } = line;
    const before = held.get(key) ?? 0;
    const most = limits.maximum === null ? Infinity : limits.maximum - (ofProduct.get(productOf(line)) ?? 0);
    const room = Math.max(0, Math.min(limits.stock - before, most));
    const some = Math.min(quantity, room);
    const fits = before + some < limits.minimum ? 0 : some;
    grow(held, key, fits);
    grow(ofProduct, productOf(line), fits);
    return { line, fits, tooMany: quantity - fits };
  });
}
