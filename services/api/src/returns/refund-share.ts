type Goods = { subTotalMinor: number; discountMinor: number };

/**
 * What returned goods are worth: their share of what the goods cost after the discount. Counted over everything that
 * came back so far, so that returns one by one sum to what one of all would give. Delivery and fees stay.
 * @param returnedMinor price of all pieces that came back, with those that come now. Minor units throughout.
 * @param refundedMinor what returns gave back before.
 */
export function refundShareMinor(
  returnedMinor: number,
  refundedMinor: number,
  { subTotalMinor, discountMinor }: Goods,
): number {
  if (subTotalMinor <= 0) return 0;
  const worth = Math.floor((returnedMinor * (subTotalMinor - discountMinor)) / subTotalMinor);
  return Math.max(0, worth - refundedMinor);
}
