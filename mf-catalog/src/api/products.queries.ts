import type { ApiClient } from '@dana/api-client';
import type { ListMeta } from '@dana/contracts/api/envelope';
import { offers, type Offering } from '@dana/contracts/offers';
import { queryOptions } from '@tanstack/react-query';
import { type DescribedProduct, describeProduct } from '#product/product-view.ts';

/** How many products one page of a listing has. Source: docs/shop-rules.md. */
export const productsPerPage = 9;

/** Query of GET /products as it stands in the address; what is undefined is left out. */
export type ProductsQuery = {
  price_from?: number | undefined;
  price_to?: number | undefined;
  sale?: 1 | undefined;
  stock?: 1 | undefined;
  category_id?: string | undefined;
  brand_id?: string | undefined;
  product_type?: string | undefined;
  search?: string | undefined;
  exact?: 1 | undefined;
  options?: string | undefined;
  rating_from?: number | undefined;
  tag?: string | undefined;
  page?: number | undefined;
  order_by?: 'price' | 'id' | 'applied_discount_id' | 'rating' | undefined;
  order_dir?: 'asc' | 'desc' | undefined;
};

/** Products as cards show them: what is kept travels in the page's HTML as well, so it is no more than that. */
export type ProductsPage = { products: DescribedProduct[]; meta: ListMeta };

/** Loaded with the first answer. */
export const productsSchema = () => import('./schemas.ts').then((module) => module.productsAnswerSchema);

const noProducts: ProductsPage = {
  products: [],
  meta: { total: 0, current_page: 1, per_page: productsPerPage, last_page: 1, max_price: 0, min_price: 0 },
};

/**
 * One page of the products that match.
 * @param query – `null` when a filter names something that does not exist: then nothing matches and nobody is asked.
 */
export const productsQuery = (api: ApiClient, query: ProductsQuery | null) =>
  queryOptions({
    queryKey: ['catalog', 'products', query, api.locale, api.currency],
    queryFn: async ({ signal }): Promise<ProductsPage> => {
      if (!query) return noProducts;
      const found = await fetchProducts(api, query, signal);
      if (found.meta.total > 0 || !query.search) return found;
      // A back end that compares letter by letter may find the plain spelling.
      const { foldText } = await import('@dana/contracts/text-folding');
      const search = foldText(query.search);
      return search === query.search ? found : fetchProducts(api, { ...query, search }, signal);
    },
  });

async function fetchProducts(
  api: ApiClient,
  query: ProductsQuery,
  signal: AbortSignal,
): Promise<ProductsPage> {
  const options = { signal, query: { ...askableQuery(api, query), per_page: productsPerPage } };
  const { data, meta } = await api.get('/products', productsSchema, options);
  return { products: data.map(describeProduct), meta };
}

/**
 * What of a query the back end can be asked: one that knows the filters of every shop alone is asked for the rest, so that it sees
 * no parameter that it could refuse. A tag is searched for besides, as text.
 */
export function askableQuery<Query extends ProductsQuery>(api: Offering, query: Query): Partial<Query> {
  if (offers(api, 'list-filters')) return query;
  const {
    product_type: _type,
    exact: _exact,
    options: _options,
    rating_from: _from,
    tag: _tag,
    ...known
  } = query;
  return known.order_by === 'rating'
    ? ({ ...known, order_by: undefined, order_dir: undefined } as Partial<Query>)
    : (known as Partial<Query>);
}

/** The shop's own order: what stands in where a listing is empty or the home page has no data. */
export const suggestedProductsQuery = (api: ApiClient) => productsQuery(api, {});
