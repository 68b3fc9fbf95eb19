import { useAddToCart } from '@dana/commerce/use-add-to-cart';
import { newRequestId, useBus } from '@dana/runtime';
import type { ProductView } from './product-view.ts';
import { useIsListed } from './use-is-listed.ts';

/** Puts a product as a card shows it into the cart, or shows the cart that has it. */
export function useCardCart(product: ProductView) {
  const bus = useBus();
  const { state, add } = useAddToCart();
  const isInCart = useIsListed('cart.changed', product.id);
  const { id: productId, slug, name: title, minQuantity: quantity } = product;
  const preview = { titleLang: product.nameLang, picture: product.picture?.src, price: product.price };
  return {
    add: () => add({ productId, slug, title, quantity, preview }),
    openCart: () => bus.publish({ type: 'cart.drawerRequested', requestId: newRequestId() }),
    isBusy: state.kind === 'waiting',
    isInCart,
    refusal: state.kind === 'rejected' ? state : undefined,
  };
}
