import type { Picture } from '@dana/contracts/api/picture';
import type { Product } from '@dana/contracts/api/product';

/** How the pictures of a page stand: a stage with thumbnails, a mosaic, one below the other, or two beside each other. */
export type GalleryForm = 'stage' | 'mosaic' | 'stack' | 'slider';

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

/** How wide one picture is drawn; the preload in the head must ask for the same. */
export const pictureSizes: Record<GalleryForm, string> = {
  stage: '(min-width: 80rem) 44rem, (min-width: 62rem) 56vw, (min-width: 43.75rem) 46vw, 100vw',
  stack: '(min-width: 80rem) 44rem, (min-width: 62rem) 56vw, (min-width: 43.75rem) 46vw, 100vw',
  mosaic:
    '(min-width: 80rem) 22rem, (min-width: 62rem) 28vw, (min-width: 48rem) 23vw, (min-width: 43.75rem) 46vw, 100vw',
  slider:
    '(min-width: 80rem) 22rem, (min-width: 62rem) 28vw, (min-width: 48rem) 23vw, (min-width: 43.75rem) 46vw, 100vw',
};
