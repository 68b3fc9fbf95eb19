import type { PageHead, PageRequest } from '@dana/runtime';
import { preloadPicture } from '@dana/ui';
import type { ProductPage } from '#api/product.queries.ts';
import { firstPicture, type GalleryForm, pictureSizes } from '#features/gallery/product-pictures.ts';
import { excerptOf, plainText } from '#features/seo/plain-text.ts';

const descriptionMaxLength = 160;

/** Title, description and picture of a product's page in any of its forms. */
export function productHead(
  product: ProductPage,
  { search }: Pick<PageRequest, 'search'>,
  form: GalleryForm = 'stage',
): PageHead {
  const picture = firstPicture(product, search.get('variant'));
  return {
    title: product.name,
    description: excerptOf(product.excerpt || plainText(product.description), descriptionMaxLength),
    ...(picture && { image: picture.full_url }),
    ...preloadPicture(picture?.full_url, pictureSizes[form]),
  };
}
