import { listProducts } from '../support/products.ts';
import { checkPages } from './check-pages.ts';

checkPages([{ title: 'product', path: firstProduct }]);

async function firstProduct(locale: 'en' | 'ar'): Promise<string> {
  const [product] = await listProducts(locale, { category_id: '1', per_page: '9' });
  return `/product-details/${product?.slug}`;
}
