import { listProducts } from '../support/products.ts';
import { testSoundPages } from './sound-page.ts';

// The forms that lay their pictures out differently; the others differ in their product only.
testSoundPages([
  { title: 'product', path: firstProduct },
  '/product-details-countdown',
  '/product-details-gallery',
  '/product-details-slider',
]);

async function firstProduct(locale: 'en' | 'ar'): Promise<string> {
  const [product] = await listProducts(locale, { category_id: '1', per_page: '9' });
  return `/product-details/${product?.slug}`;
}
