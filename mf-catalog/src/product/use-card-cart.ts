import { useAddToCart } from '@dana/commerce/use-add-to-cart';
import { newRequestId, useBus, useStateTopic } from '@dana/runtime';
import type { ProductView } from './product-view.ts';

/** Puts a product as a card shows it into the cart, or shows the cart that has it. */
export function useCardCart(product: ProductView) {
  const bus = useBus();
  const { state, add } = useAddToCart();
  const inCart = useStateTopic('cart.changed')?.productIds ?? [];
  const { id: productId, slug, name: title, minQuantity: quantity } = product;
  return {
    add: () => add({ productId, slug, title, quantity }),
    openCart: () => bus.publish({ type: 'cart.drawerRequested', requestId: newRequestId() }),
    isBusy: state.kind === 'waiting',
    isInCart: inCart.some((id) => String(id) === product.id),
    refusal: state.kind === 'rejected' ? state : undefined,
  };
}
