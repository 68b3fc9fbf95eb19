import { CartAction } from '#product/cart-action.tsx';
import type { ProductView } from '#product/product-view.ts';
import { RefusalText } from '#product/refusal-text.tsx';
import { useAddToCart } from '#product/use-add-to-cart.ts';

/** The cart button under a product of the table. */
export function CartCell({ product }: { product: ProductView }) {
  const cart = useAddToCart(product);
  return (
    <>
      <CartAction product={product} cart={cart} />
      <RefusalText refusal={cart.refusal} />
    </>
  );
}
