import { listProducts } from '../support/products.ts';
import { testSoundPages } from './sound-page.ts';

testSoundPages([
  { title: 'product', path: firstProduct },
  '/product-details',
  '/product-details-countdown',
  '/product-details-gallery',
  '/product-details-list',
  '/product-details-slider',
  '/product-details-swatches',
  '/product-details-video',
]);

async function firstProduct(locale: 'en' | 'ar'): Promise<string> {
  const [product] = await listProducts(locale, { category_id: '1', per_page: '9' });
  return `/product-details/${product?.slug}`;
}
