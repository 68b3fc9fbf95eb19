import type { PageRequest } from '@dana/runtime';
import { categoriesQuery } from '#api/categories.queries.ts';
import { homeQuery } from '#api/home.queries.ts';
import { reducedProductsQuery, suggestedProductsQuery } from '#api/products.queries.ts';

/**
 * Fetches what the home page shows. Without an answer of GET /home the page still stands on categories and products;
 * only when those fail too the error is thrown, and the shell says that the page has no data.
 */
export async function loadHome({ api, queryClient }: PageRequest): Promise<void> {
  const [home] = await Promise.allSettled([
    queryClient.query(homeQuery(api)),
    queryClient.query(reducedProductsQuery(api)),
  ]);
  if (home.status === 'fulfilled') return;
  await Promise.all([
    queryClient.query(categoriesQuery(api)),
    queryClient.query(suggestedProductsQuery(api)),
  ]);
}
