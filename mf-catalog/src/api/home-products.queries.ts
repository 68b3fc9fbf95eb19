import type { ApiClient } from '@dana/api-client';
import { offers } from '@dana/contracts/offers';
import { plainId } from '@dana/contracts/sent-ids';
import { queryOptions } from '@tanstack/react-query';
import { type ProductView, viewProduct } from '#product/product-view.ts';
import { productsPerPage, productsQuery, type ProductsQuery, productsSchema } from './products.queries.ts';

/** What is reduced, the newest reductions first: the home page's deals are among them. */
export const reducedProductsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['catalog', 'reduced', api.locale, api.currency],
    queryFn: async ({ signal }): Promise<ProductView[]> => {
      const newestFirst: ProductsQuery = { sale: 1, order_by: 'applied_discount_id', order_dir: 'desc' };
      const query = { ...newestFirst, per_page: productsPerPage };
      return (await api.get('/products', productsSchema, { signal, query })).data.map(viewProduct);
    },
  });

/**
 * The products of a department, by its name as a product type; where the back end knows no types, by its id as a category, and
 * without one there are none.
 */
export const departmentQuery = (api: ApiClient, type: string, id?: string) =>
  productsQuery(api, departmentOf(api, type, id));

function departmentOf(api: ApiClient, type: string, id: string | undefined): ProductsQuery | null {
  if (offers(api, 'list-filters')) return { product_type: type };
  return id === undefined ? null : { category_id: plainId(id) };
}
