import type { ShopEventOf } from '@dana/contracts/events';

/** Names a line by what is in it, so that it can be spoken of before the server gave it an id. */
export type LineKey = string;

/** The line that a product, or one variation of it, stands in. */
export function lineKey(productId: string | number, variationId?: string | number | null): LineKey {
  return variationId === undefined || variationId === null
    ? String(productId)
    : `${productId}:${variationId}`;
}

/** What the page that asked showed of an item, and where that page is. */
export type AddPreview = NonNullable<ShopEventOf<'cart.addRequested'>['preview']> & {
  href?: string | undefined;
};

/** What the shopper asked of a line. */
export type LineRequest =
  | {
      kind: 'add';
      line: LineKey;
      productId: string;
      variationId: string | undefined;
      quantity: number;
      /** What to call it until the server has named it. */
      title: string;
      /** What else the page that asked showed of it. */
      preview?: AddPreview | undefined;
    }
  | { kind: 'set'; line: LineKey; itemId: string; quantity: number }
  | { kind: 'remove'; line: LineKey; itemId: string };
export type CartRequest = LineRequest | { kind: 'clear' };

/** By what the server knows a request again when it is sent once more. */
export type IdempotencyKey = {
  key: string;
  /** The cart it was first sent to; null when there was none yet, absent when it was not sent. */
  cartId?: string | null;
};

/**
 * A request on its way. `queued`: it was sent, no answer came, and it waits for the connection. `done`: the server agreed, and
 * the cart it leads to has not been read yet. A refused operation leaves the list, and with it what it promised leaves
 * the screen.
 */
export type Operation = CartRequest & {
  id: number;
  idempotencyKey: IdempotencyKey;
  state: 'waiting' | 'sent' | 'queued' | 'done';
};

/**
 * Puts a request behind the others. A quantity that still waits is replaced by a newer one of its line: of a burst of
 * clicks the server receives the first and the last. One that was sent before is not: it may yet arrive, and must not
 * arrive last.
 */
export function enqueue(operations: readonly Operation[], operation: Operation): Operation[] {
  const isOutdated = (other: Operation): boolean =>
    other.kind === 'set' &&
    other.state === 'waiting' &&
    other.idempotencyKey.cartId === undefined &&
    (operation.kind === 'set' || operation.kind === 'remove') &&
    other.line === operation.line;
  return [...operations.filter((other) => !isOutdated(other)), operation];
}

/**
 * The operations that may be sent now. One at a time for each line, in the order of the clicks; emptying the cart waits
 * for all before it and delays all behind it. Without a cart the first add goes alone, because it makes the cart.
 */
export function readyToSend(operations: readonly Operation[], hasCart: boolean): Operation[] {
  const ready: Operation[] = [];
  const busyLines = new Set<LineKey>();
  let isAnythingOpen = false;
  for (const operation of operations) {
    if (operation.state === 'done') continue;
    if (operation.kind === 'clear') {
      if (operation.state === 'waiting' && !isAnythingOpen) ready.push(operation);
      return ready;
    }
    const isFree = !busyLines.has(operation.line) && (hasCart || !isAnythingOpen);
    if (operation.state === 'waiting' && isFree) ready.push(operation);
    busyLines.add(operation.line);
    isAnythingOpen = true;
  }
  return ready;
}

/** The quantities to show: what the server last confirmed, and on top of it what was asked since. */
export function projectQuantities(
  confirmed: ReadonlyMap<LineKey, number>,
  operations: readonly Operation[],
): Map<LineKey, number> {
  const quantities = new Map(confirmed);
  for (const operation of operations) {
    if (operation.kind === 'clear') quantities.clear();
    else if (operation.kind === 'remove') quantities.delete(operation.line);
    else if (operation.kind === 'add')
      quantities.set(operation.line, (quantities.get(operation.line) ?? 0) + operation.quantity);
    // A quantity of a line that was removed meanwhile must not bring it back.
    else if (quantities.has(operation.line)) quantities.set(operation.line, operation.quantity);
  }
  return quantities;
}
