/** What is missing from an order, in the agreed order (docs/shop-rules.md). */
export type OrderProblem = 'payment' | 'shipping' | 'savedAddress' | 'newAddress';

type OrderRequest = {
  paymentMethodId: string;
  shippingMethodId: string;
  isSignedIn: boolean;
  /** A saved address was chosen. */
  hasSavedAddress: boolean;
  /** The form for a new address has area, country and everything a driver needs, or none is needed. */
  hasNewAddress: boolean;
};

/** The first thing that keeps the order from being placed. */
export function orderProblem(request: OrderRequest): OrderProblem | undefined {
  if (request.paymentMethodId === '') return 'payment';
  if (request.shippingMethodId === '') return 'shipping';
  if (request.hasNewAddress) return undefined;
  if (!request.isSignedIn) return 'newAddress';
  return request.hasSavedAddress ? undefined : 'savedAddress';
}
