import type { PageRequest } from '@dana/runtime';
import { categoriesQuery } from '#api/categories.queries.ts';
import { type HomeView, homeQuery } from '#api/home.queries.ts';
import { reducedProductsQuery } from '#api/home-products.queries.ts';
import { suggestedProductsQuery } from '#api/products.queries.ts';

/** Nothing was put on the home yet: it shows what the shop sells, as it comes. */
export const hasNoProducts = ({ collections }: HomeView): boolean =>
  collections.every(({ products }) => products.length === 0);

/**
 * Fetches what the home page shows. Without an answer of GET /home the page still stands on categories and products;
 * only when those fail too the error is thrown, and the shell says that the page has no data.
 */
export async function loadHome({ api, queryClient }: PageRequest): Promise<void> {
  const [home] = await Promise.allSettled([
    queryClient.query(homeQuery(api)),
    queryClient.query(reducedProductsQuery(api)),
  ]);
  if (home.status === 'fulfilled') {
    if (hasNoProducts(home.value))
      await queryClient.query(suggestedProductsQuery(api)).catch(() => undefined);
    return;
  }
  await Promise.all([
    queryClient.query(categoriesQuery(api)),
    queryClient.query(suggestedProductsQuery(api)),
  ]);
}
