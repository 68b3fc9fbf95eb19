import type { ProductRow, VariationRow } from '../catalogue/product-rows.ts';

type Goods = {
  product: Pick<ProductRow, 'withdrawn'> & { variations: readonly Pick<VariationRow, 'withdrawn'>[] };
  variation: Pick<VariationRow, 'withdrawn'> | null;
};

/**
 * Whether what a cart holds is still sold, in stock or not: neither it nor its product was withdrawn, and a product that
 * has come to be chosen by variations was chosen.
 */
export function isStillSold({ product, variation }: Goods): boolean {
  if (product.withdrawn) return false;
  return variation ? !variation.withdrawn : !product.variations.some(({ withdrawn }) => !withdrawn);
}
