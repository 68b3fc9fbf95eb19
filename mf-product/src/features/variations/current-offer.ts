import type { Product, Variation } from '@dana/contracts/api/product';
import { discountPercent } from '@dana/commerce/discount-percent';

/** What is for sale right now: the chosen variation's values where it has them, else the product's. */
export type CurrentOffer = {
  /** Major units of the shopper's currency. */
  price: number;
  oldPrice: number | null;
  /** Whole percent, 0 when there is no reduction. */
  discountPercent: number;
  stock: number;
  sku: string;
};

/** Stock is the variation's when one is chosen, else the product's. A variation with a price of its own has its own old price. */
export function currentOffer(product: Product, variation: Variation | undefined): CurrentOffer {
  const price = variation?.price ?? product.price;
  const oldPrice = variation && variation.price !== null ? variation.old_price : product.old_price;
  const percent = discountPercent(price, oldPrice);
  return {
    price,
    oldPrice: percent > 0 ? oldPrice : null,
    discountPercent: percent,
    stock: Math.max(0, variation ? variation.current_stock : product.current_stock),
    sku: variation?.sku || product.sku,
  };
}
