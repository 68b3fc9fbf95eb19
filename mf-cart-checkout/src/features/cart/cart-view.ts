import type { CartItem } from '@dana/contracts/api/cart';
import type { CheckoutData } from '@dana/contracts/api/checkout';
import type { CheckoutTerms } from '#api/cart-calls.ts';
import { largestQuantity, type QuantityLimits } from './cart-limits.ts';
import { type CartState, type Failure, startState } from './cart-state.ts';
import { type LineKey, lineKey, projectQuantities } from './operations.ts';

/** A line as it is shown: the quantity is the shopper's newest wish, everything else is the server's. */
export type CartLine = {
  key: LineKey;
  item: CartItem;
  quantity: number;
  limits: QuantityLimits;
  isPending: boolean;
  /** The last wish for this line that came to nothing. */
  failure: Failure | undefined;
  /** The stock fell below what is in the cart. */
  isShort: boolean;
};

export type CartView = {
  /** `unknown` on the server and until the browser has asked. `failed`: nothing is known yet and the read failed. */
  status: 'unknown' | 'loading' | 'failed' | 'ready';
  lines: readonly CartLine[];
  /** Lines on their way that the server has not named yet. */
  arrivingCount: number;
  /** Pieces in the cart, those on their way included. */
  itemCount: number;
  productIds: readonly string[];
  /** The last confirmed amounts; while `isSettling` they are about to change. */
  data: CheckoutData | null;
  isSettling: boolean;
  /** What the shopper asked for here that is not confirmed yet. */
  openWishCount: number;
  readFailure: CartState['readFailure'];
  terms: CheckoutTerms;
};

/** What the screens show of a state. Pure: the same state gives the same view. */
export function viewOf(state: CartState): CartView {
  const { data, operations } = state;
  const items = data?.items ?? [];
  const confirmed = new Map(items.map((item) => [keyOf(item), item.quantity]));
  const quantities = projectQuantities(confirmed, operations);
  const lines = items.flatMap((item) => lineOf(item, quantities.get(keyOf(item)), state));
  const arriving = [...quantities].filter(([key]) => !confirmed.has(key));
  return {
    status: statusOf(state),
    lines,
    arrivingCount: arriving.length,
    itemCount: [...quantities.values()].reduce((sum, quantity) => sum + quantity, 0),
    productIds: [...new Set([...quantities.keys()].map((key) => key.split(':')[0] ?? key))],
    data,
    isSettling: operations.length > 0 || state.isReading,
    openWishCount: operations.length,
    readFailure: state.readFailure,
    terms: state.terms,
  };
}

/** What is shown before anything was asked, and on the server. */
export const startView: CartView = viewOf(startState);

function statusOf({ isKnown, isReading, readFailure, operations }: CartState): CartView['status'] {
  if (isKnown) return 'ready';
  if (readFailure && !isReading) return 'failed';
  return isReading || operations.length > 0 ? 'loading' : 'unknown';
}

function lineOf(item: CartItem, quantity: number | undefined, state: CartState): CartLine[] {
  if (quantity === undefined) return [];
  const key = keyOf(item);
  const limits = limitsOf(item);
  return [
    {
      key,
      item,
      quantity,
      limits,
      isPending: state.operations.some((operation) => operation.kind !== 'clear' && operation.line === key),
      failure: state.problems.get(key)?.failure,
      isShort: quantity > largestQuantity(limits),
    },
  ];
}

function keyOf(item: CartItem): LineKey {
  const variationId = item.product_variation_id ?? item.product_variation?.id;
  return lineKey(item.product?.id ?? item.id, variationId);
}

/** A variation has its own stock; the limits of one order are those of its product. */
function limitsOf({ product, product_variation: variation }: CartItem): QuantityLimits {
  return {
    minimum: product?.min_purchase_qty ?? 1,
    stock: (variation ?? product)?.current_stock ?? Number.MAX_SAFE_INTEGER,
    maximum: product?.max_purchase_qty ?? null,
  };
}
