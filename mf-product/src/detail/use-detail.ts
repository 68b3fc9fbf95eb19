import type { ProductPage } from '#api/product.queries.ts';
import { useGallery } from '#features/gallery/use-gallery.ts';
import { usePurchase } from '#features/purchase/use-purchase.ts';
import { useQuantity } from '#features/purchase/use-quantity.ts';
import { currentOffer } from '#features/variations/current-offer.ts';
import type { VariationChoice } from '#features/variations/use-variation-choice.ts';

/** What is chosen of a product, and what follows from it for pictures, price, quantity and buying. */
export function useDetail(product: ProductPage, choice: VariationChoice, onAdded?: () => void) {
  const gallery = useGallery(product, choice.variation?.image ?? null, choice.isDeliberate);
  const offer = currentOffer(product, choice.variation);
  const quantity = useQuantity(product, offer.stock);
  const purchase = usePurchase(product, choice.variation, onAdded);
  const choose = (group: number, valueId: string) => {
    if (choice.choose(group, valueId)?.image) gallery.showVariation();
  };
  return { product, choice, choose, gallery, offer, quantity, purchase };
}

export type Detail = ReturnType<typeof useDetail>;
