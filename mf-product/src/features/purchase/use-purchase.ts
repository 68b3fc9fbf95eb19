import type { Product, Variation } from '@dana/contracts/api/product';
import type { ShopEventOf } from '@dana/contracts/events';
import { useTexts } from '@dana/i18n';
import { newRequestId, useBus, useBusEvent } from '@dana/runtime';
import { useEffect, useRef, useState } from 'react';

/** Where the shopper goes once it is in the cart: the drawer opens, or the checkout ("Buy now"). */
type Next = 'drawer' | 'checkout';
type PurchaseState =
  | { kind: 'idle' }
  | { kind: 'waiting'; next: Next }
  | { kind: 'added' }
  | { kind: 'rejected'; reason: string };

export type Purchase = { state: PurchaseState; add: (quantity: number, next: Next) => void };

const addedShownMs = 1_000;
/** The cart answers within its own time limit; after this nobody is there to answer. */
const answerTimeoutMs = 12_000;

/**
 * Asks for a product to be put in the cart and waits for the answer that carries the same request id.
 * `onAdded` is called with a good answer.
 */
export function usePurchase(
  product: Product,
  variation: Variation | undefined,
  onAdded?: () => void,
): Purchase {
  const { t } = useTexts('product');
  const bus = useBus();
  const [state, setState] = useState<PurchaseState>({ kind: 'idle' });
  // Not state: a cart that is already loaded answers before React has shown that anybody is waiting.
  const waitingFor = useRef<string>(undefined);

  useBusEvent('cart.itemAdded', (event) => {
    if (event.requestId !== waitingFor.current) return;
    // What is kept for later is said by who keeps it; here nothing was added yet.
    setState({ kind: event.isPending ? 'idle' : 'added' });
    onAdded?.();
  });
  useBusEvent('cart.addRejected', (event) => {
    if (event.requestId === waitingFor.current)
      setState({ kind: 'rejected', reason: rejectionText(event, t) });
  });
  useEffect(() => {
    if (state.kind !== 'added' && state.kind !== 'waiting') return;
    const timer = setTimeout(
      () =>
        setState(
          state.kind === 'added' ? { kind: 'idle' } : { kind: 'rejected', reason: t('rejected.unreachable') },
        ),
      state.kind === 'added' ? addedShownMs : answerTimeoutMs,
    );
    return () => clearTimeout(timer);
  }, [state, t]);

  return {
    state,
    add(quantity, next) {
      if (state.kind === 'waiting') return;
      const requestId = newRequestId();
      waitingFor.current = requestId;
      setState({ kind: 'waiting', next });
      bus.publish({
        type: 'cart.addRequested',
        requestId,
        productId: product.id,
        slug: product.slug,
        title: product.name,
        ...(variation ? { variationId: variation.id } : {}),
        quantity,
        next,
      });
    },
  };
}

function rejectionText(
  { reason, maximumQuantity, message }: ShopEventOf<'cart.addRejected'>,
  t: ReturnType<typeof useTexts>['t'],
): string {
  switch (reason) {
    case 'no_available_quantity':
      return t('rejected.noAvailableQuantity');
    case 'you_cannot_add_more_than':
      return maximumQuantity === undefined
        ? t('quantity.maximum')
        : t('rejected.cannotAddMoreThan', { count: maximumQuantity });
    case 'refused':
      return message || t('rejected.refused');
    case 'unreachable':
      return t('rejected.unreachable');
  }
}
