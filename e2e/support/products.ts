import type { Locale } from '@dana/contracts/locale';
import { sharedShop } from './shared-shop.ts';

/** The parts of a product that suites look at; the API's own answer has more. */
export type ProductMark = {
  id: number | string;
  slug: string;
  name: string;
  price: number;
  current_stock: number;
  variations: { id: number | string; current_stock: number; price: number | null }[];
};

/** A page of the API's products, as the shop itself would read it. */
export async function listProducts(locale: Locale, query = ''): Promise<ProductMark[]> {
  const answer = await fetch(`http://localhost:${sharedShop.apiPort}/api/products?lang=${locale}&per_page=100${query}`);
  return ((await answer.json()) as { data: ProductMark[] }).data;
}

/** One product as the API knows it now. */
export async function readProduct(locale: Locale, slug: string): Promise<ProductMark> {
  const answer = await fetch(`http://localhost:${sharedShop.apiPort}/api/products/${slug}?lang=${locale}`);
  return ((await answer.json()) as { data: ProductMark }).data;
}

/** A product with plenty of stock; without variations unless asked. Errors: throws when the shop has none. */
export async function aProduct(locale: Locale, { withVariations = false } = {}): Promise<ProductMark> {
  const products = await listProducts(locale);
  const found = products.find(
    (product) => product.current_stock >= 10 && product.variations.length > 1 === withVariations,
  );
  if (!found) throw new Error('The sample catalogue has no such product.');
  return found;
}
