/** Rounded per cent by which a price is reduced; 0 when it is not. Source: specification 9. */
export function discountPercent(price: number, oldPrice: number | null): number {
  return oldPrice && oldPrice > price ? Math.round(((oldPrice - price) / oldPrice) * 100) : 0;
}
