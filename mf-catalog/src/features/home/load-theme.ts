import type { HomeTheme } from '@dana/contracts/api/home';
import { offers } from '@dana/contracts/offers';
import type { PageRequest } from '@dana/runtime';
import { categoriesQuery } from '#api/categories.queries.ts';
import { homeQuery } from '#api/home.queries.ts';
import { departmentQuery } from '#api/home-products.queries.ts';
import { suggestedProductsQuery } from '#api/products.queries.ts';

/**
 * Fetches what the home of a department shows. Without an answer of GET /home it still stands on categories and
 * products; only when those fail too the error is thrown, and the shell says that the page has no data.
 */
export async function loadTheme({ api, queryClient }: PageRequest, theme: HomeTheme): Promise<void> {
  const [home] = await Promise.allSettled([
    queryClient.query(homeQuery(api, theme)),
    // Else a department is found by its id, which the home names.
    ...(offers(api, 'list-filters') ? [queryClient.query(departmentQuery(api, theme))] : []),
  ]);
  if (home.status === 'fulfilled') return;
  await Promise.all([
    queryClient.query(categoriesQuery(api)),
    queryClient.query(suggestedProductsQuery(api)),
  ]);
}
