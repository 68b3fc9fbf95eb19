import { type AddToCart, useAddToCart } from '@dana/commerce/use-add-to-cart';
import { itemPreview } from '@dana/commerce/item/item-facts';
import type { Product, Variation } from '@dana/contracts/api/product';
import { useEffect, useState } from 'react';

export type Purchase = {
  state: AddToCart['state'];
  /** For a second after it came into the cart. */
  wasAdded: boolean;
  /** @param next – where the shopper goes then: the drawer opens, or the checkout ("Buy now"). */
  add: (quantity: number, next: 'drawer' | 'checkout') => void;
};

const addedShownMs = 1_000;

/** Buying what is chosen of a product. `onTaken` is called when it is in the cart or kept for it. */
export function usePurchase(
  product: Product,
  variation: Variation | undefined,
  onTaken?: () => void,
): Purchase {
  const { id: productId, slug, name: title } = product;
  const { state, add } = useAddToCart(onTaken);
  const chosen = variation ? { variationId: variation.id } : {};
  return {
    state,
    wasAdded: useForAMoment(state),
    add: (quantity, next) =>
      add({ productId, slug, title, ...chosen, quantity, next, preview: itemPreview(product, variation) }),
  };
}

/** Whether it came into the cart just now. */
function useForAMoment(state: Purchase['state']): boolean {
  const [over, setOver] = useState(state);
  useEffect(() => {
    if (state.kind !== 'added') return;
    const timer = setTimeout(() => setOver(state), addedShownMs);
    return () => clearTimeout(timer);
  }, [state]);
  return state.kind === 'added' && over !== state;
}
