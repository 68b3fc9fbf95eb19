import { type KnownProduct, knownProductKey } from '@dana/contracts/known-product';
import { useShell } from '@dana/runtime';
import { useQueryClient } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import type { ProductView } from './product-view.ts';

/** Leaves what a card shows of a product for the page that its link leads to. */
export function useKnownProduct(product: ProductView): (event: MouseEvent<Element>) => void {
  const shell = useShell();
  const queryClient = useQueryClient();
  return ({ currentTarget }) => {
    const picture = currentTarget.closest(':has(img)')?.querySelector('img');
    const known: KnownProduct = {
      name: product.name,
      nameLang: product.nameLang,
      category: product.category,
      rating: { average: product.rating, count: product.reviewCount },
      price: product.price,
      oldPrice: product.oldPrice ?? null,
      picture: picture?.complete && picture.currentSrc ? picture.currentSrc : undefined,
      hasMorePictures: product.hoverSrc !== undefined,
    };
    queryClient.setQueryData(knownProductKey(product.slug, shell), known);
  };
}
