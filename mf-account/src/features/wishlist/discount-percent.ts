/** Rounded per cent by which a price is reduced; 0 when it is not. Source: docs/shop-rules.md. */
export function discountPercent(price: number, oldPrice: number | null): number {
  return oldPrice && oldPrice > price ? Math.round(((oldPrice - price) / oldPrice) * 100) : 0;
}
