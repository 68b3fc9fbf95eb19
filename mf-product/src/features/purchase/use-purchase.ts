import { type AddToCart, useAddToCart } from '@dana/commerce/use-add-to-cart';
import type { Product, Variation } from '@dana/contracts/api/product';

export type Purchase = {
  state: AddToCart['state'];
  /** @param next – where the shopper goes then: the drawer opens, or the checkout ("Buy now"). */
  add: (quantity: number, next: 'drawer' | 'checkout') => void;
};

/** Buying what is chosen of a product. `onTaken` is called when it is in the cart or kept for it. */
export function usePurchase(
  { id: productId, slug, name: title }: Product,
  variation: Variation | undefined,
  onTaken?: () => void,
): Purchase {
  const { state, add } = useAddToCart(onTaken);
  const chosen = variation ? { variationId: variation.id } : {};
  return {
    state,
    add: (quantity, next) => add({ productId, slug, title, ...chosen, quantity, next }),
  };
}
