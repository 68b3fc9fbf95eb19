import type { ApiClient } from '@dana/api-client';
import type { ListMeta } from '@dana/contracts/api/envelope';
import { offers, type Offering } from '@dana/contracts/offers';
import { plainId } from '@dana/contracts/sent-ids';
import { queryOptions } from '@tanstack/react-query';
import {
  type DescribedProduct,
  describeProduct,
  type ProductView,
  viewProduct,
} from '#product/product-view.ts';

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

const productsSchema = () => import('./schemas.ts').then((module) => module.productsAnswerSchema);

const homeSchema = () => import('./schemas.ts').then((module) => module.homeAnswerSchema);

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
function askableQuery<Query extends ProductsQuery>(api: Offering, query: Query): Partial<Query> {
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

/** Products that go with a product. Errors: `ApiError` 404 for an unknown slug. */
export const relatedProductsQuery = (api: ApiClient, slug: string) =>
  queryOptions({
    queryKey: ['catalog', 'related', slug, api.locale, api.currency],
    queryFn: async ({ signal }) => {
      const path = `/products/${encodeURIComponent(slug)}/related`;
      return (await api.get(path, productsSchema, { signal })).data.map(viewProduct);
    },
  });

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

/** The shop's own order: what stands in where a listing is empty or the home page has no data. */
export const suggestedProductsQuery = (api: ApiClient) => productsQuery(api, {});

/**
 * Exactly these products, in this order; those that no longer exist are left out.
 * @param ids – at most a page of them.
 */
export const productsByIdQuery = (api: ApiClient, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['catalog', 'byId', ids, api.locale, api.currency],
    queryFn: async ({ signal }): Promise<ProductView[]> => {
      if (ids.length === 0) return [];
      const query = { ids: ids.map(plainId).join(','), per_page: ids.length };
      const { data } = await api.get('/products', productsSchema, { signal, query });
      const found = new Map(data.map((card) => [card.id as string, viewProduct(card)]));
      return ids.flatMap((id) => found.get(id) ?? []);
    },
  });

/** How many products the short list of the best rated has. */
const topRatedCount = 4;
const firstBestRated = { page: undefined, order_by: 'rating', order_dir: 'desc' } as const;

const keyOf = (query: ProductsQuery | null) => JSON.stringify(query);

/**
 * What shoppers rate best of a list.
 * @param listed – what the list was asked for; `null` where nothing can match. Without it, of the whole shop.
 */
export const topRatedQuery = (api: ApiClient, listed: ProductsQuery | null = {}) =>
  queryOptions({
    queryKey: [
      'catalog',
      'topRated',
      keyOf(listed && { ...listed, ...firstBestRated }),
      api.locale,
      api.currency,
    ],
    queryFn: async ({ signal }): Promise<ProductView[]> => {
      if (!listed) return [];
      const query: ProductsQuery & { per_page: number } = {
        ...listed,
        ...firstBestRated,
        per_page: topRatedCount,
      };
      const asked = askableQuery(api, query);
      return (await api.get('/products', productsSchema, { signal, query: asked })).data.map(viewProduct);
    },
    staleTime: 5 * 60_000,
  });

/** The products of one collection of the home page; none where there is no such collection. */
export const collectionQuery = (api: ApiClient, slug: string) =>
  queryOptions({
    queryKey: ['catalog', 'collection', slug, api.locale, api.currency],
    queryFn: async ({ signal }): Promise<ProductView[]> => {
      const home = await api.get('/home', homeSchema, { signal });
      const found = home.data.collections.find((collection) => collection.slug === slug);
      return found?.products.map(viewProduct) ?? [];
    },
  });
