/** What is missing from an order, in the agreed order (docs/shop-rules.md). */
export type OrderProblem = 'payment' | 'shipping' | 'savedAddress' | 'newAddress';

type OrderWish = {
  paymentMethodId: string;
  shippingMethodId: string;
  isSignedIn: boolean;
  /** A saved address was chosen. */
  hasSavedAddress: boolean;
  /** The form for a new address has area, country and everything a driver needs. */
  hasNewAddress: boolean;
};

/** The first thing that keeps the order from being placed. */
export function orderProblem(wish: OrderWish): OrderProblem | undefined {
  if (wish.paymentMethodId === '') return 'payment';
  if (wish.shippingMethodId === '') return 'shipping';
  if (wish.hasNewAddress) return undefined;
  if (!wish.isSignedIn) return 'newAddress';
  return wish.hasSavedAddress ? undefined : 'savedAddress';
}
