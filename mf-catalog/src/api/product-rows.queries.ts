import type { ApiClient } from '@dana/api-client';
import { plainId } from '@dana/contracts/sent-ids';
import { queryOptions } from '@tanstack/react-query';
import { type ProductView, viewProduct } from '#product/product-view.ts';
import { askableQuery, type ProductsQuery, productsSchema } from './products.queries.ts';

const homeSchema = () => import('./schemas.ts').then((module) => module.homeAnswerSchema);

/** Products that go with a product. Errors: `ApiError` 404 for an unknown slug. */
export const relatedProductsQuery = (api: ApiClient, slug: string) =>
  queryOptions({
    queryKey: ['catalog', 'related', slug, api.locale, api.currency],
    queryFn: async ({ signal }) => {
      const path = `/products/${encodeURIComponent(slug)}/related`;
      return (await api.get(path, productsSchema, { signal })).data.map(viewProduct);
    },
  });

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
