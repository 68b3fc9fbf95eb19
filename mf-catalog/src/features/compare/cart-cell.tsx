import { CartAction } from '#product/cart-action.tsx';
import type { ProductView } from '#product/product-view.ts';
import { RefusalText } from '#product/refusal-text.tsx';
import { useCardCart } from '#product/use-card-cart.ts';

/** The cart button under a product of the table. */
export function CartCell({ product }: { product: ProductView }) {
  const cart = useCardCart(product);
  return (
    <>
      <CartAction product={product} cart={cart} />
      <RefusalText refusal={cart.refusal} />
    </>
  );
}
