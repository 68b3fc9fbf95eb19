import type { Locale } from '@dana/contracts/locale';
import { sharedShop } from './shared-shop.ts';

/** The parts of a product that suites look at; the API's own answer has more. */
export type ProductMark = {
  id: number | string;
  slug: string;
  name: string;
  price: number;
  current_stock: number;
  variations: {
    id: number | string;
    name: string;
    current_stock: number;
    price: number | null;
    attributes: { id: number | string; values: unknown }[];
  }[];
};

/** A page of the API's products, as the shop itself would read it. */
export async function listProducts(
  locale: Locale,
  query: Record<string, string> = {},
): Promise<ProductMark[]> {
  const parameters = new URLSearchParams({ lang: locale, per_page: '100', ...query });
  const answer = await fetch(`http://localhost:${sharedShop.apiPort}/api/products?${parameters}`);
  return ((await answer.json()) as { data: ProductMark[] }).data;
}

/** One product as the API knows it now. */
export async function readProduct(locale: Locale, slug: string): Promise<ProductMark> {
  const answer = await fetch(`http://localhost:${sharedShop.apiPort}/api/products/${slug}?lang=${locale}`);
  return ((await answer.json()) as { data: ProductMark }).data;
}

/**
 * A product of the electronics department's first page with at least two variations that are well in stock; another one in each
 * language, so that journeys that run at the same time do not take from one stock.
 */
export async function productWithChoices(locale: Locale): Promise<ProductMark> {
  const isPlenty = ({ variations }: ProductMark) =>
    variations.filter((one) => one.current_stock >= 8).length >= 2;
  const plenty = (await listProducts(locale, { category_id: '1', per_page: '9' })).filter(isPlenty);
  return found(plenty.at(locale === 'ar' ? -1 : 0));
}

/** A product without variations that is well in stock. @param leastStock – more than the suite takes of it. */
export async function aProduct(locale: Locale, leastStock = 10): Promise<ProductMark> {
  const products = await listProducts(locale);
  return found(
    products.find(({ variations, current_stock }) => variations.length === 0 && current_stock >= leastStock),
  );
}

function found(product: ProductMark | undefined): ProductMark {
  if (!product) throw new Error('The sample catalogue has no such product.');
  return product;
}
