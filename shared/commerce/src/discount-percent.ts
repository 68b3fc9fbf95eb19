/** The finest unit that any of our currencies has: a thousandth. */
const partsPerUnit = 1_000;

/**
 * The badge on a reduced product: by how much of the old price it was reduced. Unit: whole per cent, half up; 0 where
 * there is no reduction. Both prices in major units of one currency. Counted in whole thousandths, because a fraction such
 * as 7.96 is stored a little off and would fall on the wrong side of a half. Source: docs/shop-rules.md.
 */
export function discountPercent(price: number, oldPrice: number | null | undefined): number {
  const was = Math.round((oldPrice ?? 0) * partsPerUnit);
  const saved = was - Math.round(price * partsPerUnit);
  if (saved <= 0) return 0;
  return Math.floor((200 * saved + was) / (2 * was));
}
