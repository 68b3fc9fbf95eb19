import type { ProductRow, VariationRow } from '../catalogue/product-rows.ts';
import { ApiFailure } from '../http/failure.ts';

type QuantityRequest = {
  product: Pick<ProductRow, 'stock' | 'min_quantity' | 'max_quantity'>;
  variation: Pick<VariationRow, 'stock'> | null;
  /** Units of this line once the request is granted. */
  lineQuantity: number;
  /** Units of the product's other variations in the same cart. */
  otherQuantity: number;
};

/**
 * Throws when a cart may not hold so many: first the stock of what is bought, then the product's limits
 * (docs/shop-rules.md). The maximum holds for the product, over all its variations.
 */
export function checkQuantity({ product, variation, lineQuantity, otherQuantity }: QuantityRequest): void {
  const stock = variation ? variation.stock : product.stock;
  const fields = (
    key: 'no_available_quantity' | 'you_cannot_add_more_than' | 'you_cannot_add_less_than',
  ) => ({
    quantity: key,
  });
  if (lineQuantity > stock) {
    throw new ApiFailure(422, 'no_available_quantity', {
      params: { available: stock },
      fields: fields('no_available_quantity'),
    });
  }
  if (product.max_quantity !== null && lineQuantity + otherQuantity > product.max_quantity) {
    throw new ApiFailure(422, 'you_cannot_add_more_than', {
      params: { quantity: product.max_quantity },
      fields: fields('you_cannot_add_more_than'),
    });
  }
  if (lineQuantity < product.min_quantity) {
    throw new ApiFailure(422, 'you_cannot_add_less_than', {
      params: { quantity: product.min_quantity },
      fields: fields('you_cannot_add_less_than'),
    });
  }
}
