import type { Picture } from '@dana/contracts/api/picture';
import type { Product } from '@dana/contracts/api/product';

/** The pictures of the product itself, the main one first. */
export function productPictures({ main_img, media }: Pick<Product, 'main_img' | 'media'>): Picture[] {
  if (!main_img) return media;
  return [main_img, ...media.filter(({ full_url }) => full_url !== main_img.full_url)];
}

/** The first thing the gallery shows: the picture of the variation that a link names, else the main one. */
export function firstPicture(product: Product, variationId: string | null): Picture | undefined {
  const variation = product.variations.find(({ id }) => id === variationId);
  return variation?.image ?? productPictures(product)[0];
}

/** How wide the stage is drawn; the preload in the head must ask for the same. */
export const stageSizes = '(min-width: 80rem) 40rem, (min-width: 62rem) 52vw, 100vw';
