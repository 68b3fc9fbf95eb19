import type { ShopEventOf } from '@dana/contracts/events';
import { newRequestId, useBus } from '@dana/runtime';
import { useEffect, useRef, useState } from 'react';
import { awaitCartAnswer, type CartRefusal } from './await-cart-answer.ts';

/** What is asked of the cart; `next` is where the shopper goes once it is there, the drawer by default. */
export type CartRequest = Omit<ShopEventOf<'cart.addRequested'>, 'type' | 'requestId'>;

export type AddToCart = {
  state: { kind: 'idle' } | { kind: 'waiting'; next: CartRequest['next'] } | { kind: 'added' } | CartRefusal;
  /** Does nothing while an answer is awaited. */
  add: (request: CartRequest) => void;
};

const idle = { kind: 'idle' } as const;

/**
 * Asks for a product to be put in the cart and follows what becomes of it. What the cart keeps for later is said by the
 * cart; here that is `idle`, and a refusal that comes in the end is shown.
 * @param onTaken – called once for a request: when the cart shows it, or else when it is in the cart or kept for it.
 */
export function useAddToCart(onTaken?: () => void): AddToCart {
  const bus = useBus();
  const [state, setState] = useState<AddToCart['state']>(idle);
  // Not state: a cart that is there answers before React has shown that anybody is waiting.
  const isWaiting = useRef(false);
  const stop = useRef<() => void>(undefined);
  /** What nobody has answered yet: it may still be taken. */
  const unanswered = useRef<{ request: CartRequest; requestId: string }>(undefined);
  useEffect(() => () => stop.current?.(), []);

  function add(request: CartRequest): void {
    if (isWaiting.current) return;
    isWaiting.current = true;
    stop.current?.();
    const before = unanswered.current;
    // The same asked again after a wait without an answer is the same request: whoever has it takes it once.
    const requestId = before && isSame(before.request, request) ? before.requestId : newRequestId();
    unanswered.current = { request, requestId };
    let isTaken = false;
    const take = (): void => {
      if (!isTaken) onTaken?.();
      isTaken = true;
    };
    const shown = bus.on('cart.drawerRequested').subscribe((event) => {
      if (event.requestId === requestId) take();
    });
    const stopAwaiting = awaitCartAnswer(bus, requestId, (answer, isLate) => {
      isWaiting.current = false;
      if (!isLate) unanswered.current = undefined;
      setState(answer.kind === 'pending' ? idle : answer);
      if (answer.kind !== 'rejected') take();
    });
    stop.current = () => {
      shown.unsubscribe();
      stopAwaiting();
    };
    setState({ kind: 'waiting', next: request.next });
    bus.publish({ type: 'cart.addRequested', requestId, ...request });
  }
  return { state, add };
}

const isSame = (one: CartRequest, other: CartRequest): boolean =>
  one.productId === other.productId &&
  one.variationId === other.variationId &&
  one.quantity === other.quantity &&
  one.next === other.next;
