import { newRequestId, useBus, useStateTopic } from '@dana/runtime';
import { useEffect, useRef, useState } from 'react';
import { awaitCartAnswer, type CartAnswer } from '@dana/commerce/await-cart-answer';
import type { ProductView } from './product-view.ts';

type Progress = { kind: 'idle' } | { kind: 'busy' } | CartAnswer;
export type CartRefusal = Extract<CartAnswer, { kind: 'rejected' }>;

/** Puts a product into the cart by the bus, and follows what becomes of it. */
export function useAddToCart(product: ProductView) {
  const bus = useBus();
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' });
  const stopWaiting = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => stopWaiting.current?.(), []);
  const inCart = useStateTopic('cart.changed')?.productIds ?? [];

  const add = (): void => {
    const requestId = newRequestId();
    stopWaiting.current?.();
    stopWaiting.current = awaitCartAnswer(bus, requestId, setProgress);
    setProgress({ kind: 'busy' });
    const { id: productId, slug, name: title, minQuantity: quantity } = product;
    bus.publish({ type: 'cart.addRequested', requestId, productId, slug, title, quantity });
  };

  return {
    add,
    openCart: () => bus.publish({ type: 'cart.drawerRequested', requestId: newRequestId() }),
    isBusy: progress.kind === 'busy',
    isInCart: inCart.some((id) => String(id) === product.id),
    refusal: progress.kind === 'rejected' ? progress : undefined,
  };
}
