import type { CartItem } from '@dana/contracts/api/cart';
import type { CheckoutData } from '@dana/contracts/api/checkout';
import type { CheckoutTerms } from '#api/cart-calls.ts';
import { largestQuantity, type QuantityLimits } from './cart-limits.ts';
import type { CouponNotice } from './coupon-notice.ts';
import { type CartState, type Failure, startState } from './cart-state.ts';
import { type AddPreview, type LineKey, lineKey, type Operation, projectQuantities } from './operations.ts';

/** A line as it is shown: the quantity is the shopper's newest request, everything else is the server's. */
export type CartLine = {
  key: LineKey;
  item: CartItem;
  quantity: number;
  limits: QuantityLimits;
  isPending: boolean;
  /** What was asked of it waits for the connection. */
  isQueued: boolean;
  /** The last request for this line that came to nothing. */
  failure: Failure | undefined;
  /** It was more of the same, which a toast has answered. */
  isFailureSaid: boolean;
  /** The stock fell below what is in the cart. */
  isShort: boolean;
  /** The shop no longer sells it. */
  isWithdrawn: boolean;
};

/** A line on its way that the server has not named yet. */
export type ArrivingLine = {
  key: LineKey;
  title: string;
  quantity: number;
  isQueued: boolean;
  /** Undefined where the page that asked told nothing of it. */
  preview: AddPreview | undefined;
};

export type CartView = {
  /** `unknown` on the server and until the browser has asked. `failed`: nothing is known yet and the read failed. */
  status: 'unknown' | 'loading' | 'failed' | 'ready';
  lines: readonly CartLine[];
  arriving: readonly ArrivingLine[];
  /** Units in the cart, those on their way included. */
  itemCount: number;
  productIds: readonly string[];
  /** The last confirmed amounts; while `isSettling` they are about to change. */
  data: CheckoutData | null;
  isSettling: boolean;
  /** Something that was asked waits for the connection. */
  isQueued: boolean;
  /** What the shopper asked for here that is not confirmed yet. */
  openRequestCount: number;
  readFailure: CartState['readFailure'];
  terms: CheckoutTerms;
  couponNotice: CouponNotice | null;
};

/** What the screens show of a state. Pure: the same state gives the same view. */
export function viewOf(state: CartState): CartView {
  const { data, operations } = state;
  const items = data?.items ?? [];
  const confirmed = new Map(items.map((item) => [keyOf(item), item.quantity]));
  const quantities = projectQuantities(confirmed, operations);
  const lines = items.flatMap((item) => lineOf(item, quantities.get(keyOf(item)), state));
  const arriving = [...quantities]
    .filter(([key]) => !confirmed.has(key))
    .map(([key, quantity]) => arrivingLine(key, quantity, operations));
  return {
    status: statusOf(state),
    lines,
    arriving,
    itemCount: [...quantities.values()].reduce((sum, quantity) => sum + quantity, 0),
    productIds: [...new Set([...quantities.keys()].map((key) => key.split(':')[0] ?? key))],
    data,
    isSettling: operations.some((one) => one.state !== 'queued') || (state.readId !== null && !state.isSent),
    isQueued: operations.some((one) => one.state === 'queued'),
    openRequestCount: operations.length,
    readFailure: state.readFailure,
    terms: state.terms,
    couponNotice: state.couponNotice,
  };
}

/** What is shown before anything was asked, and on the server. */
export const startView: CartView = viewOf(startState);

function statusOf({ isKnown, readId, readFailure, operations }: CartState): CartView['status'] {
  const isReading = readId !== null;
  if (isKnown) return 'ready';
  if (readFailure && !isReading) return 'failed';
  return isReading || operations.length > 0 ? 'loading' : 'unknown';
}

function lineOf(item: CartItem, quantity: number | undefined, state: CartState): CartLine[] {
  if (quantity === undefined) return [];
  const key = keyOf(item);
  const limits = limitsOf(item);
  const own = operationsOf(key, state.operations);
  const isQueued = own.some((operation) => operation.state === 'queued');
  const problem = state.problems.get(key);
  return [
    {
      key,
      item,
      quantity,
      limits,
      isPending: own.length > 0 && !isQueued,
      isQueued,
      failure: problem?.failure,
      isFailureSaid: problem?.request.kind === 'add',
      isShort: quantity > largestQuantity(limits),
      isWithdrawn: Boolean(item.product?.withdrawn || item.product_variation?.withdrawn),
    },
  ];
}

function operationsOf(key: LineKey, operations: readonly Operation[]) {
  return operations.filter((one) => one.kind !== 'clear' && one.line === key);
}

function arrivingLine(key: LineKey, quantity: number, operations: readonly Operation[]): ArrivingLine {
  const own = operationsOf(key, operations);
  const first = own.find((one) => one.kind === 'add');
  const isQueued = own.some((one) => one.state === 'queued');
  return { key, title: first?.title ?? '', quantity, isQueued, preview: first?.preview };
}

/** The line that an item is. */
export function keyOf(item: CartItem): LineKey {
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
