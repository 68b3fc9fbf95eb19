import type { ApiClient } from '@dana/api-client';
import type { ProductCard } from '@dana/contracts/api/product';
import { queryOptions } from '@tanstack/react-query';

const catalogueSize = 100;

/**
 * Slug of a product that `choose` picks from the catalogue; null when it picks none. Only the slug is kept: the
 * document carries what was fetched on the server, and a whole catalogue is not needed there.
 */
export const sampleQuery = (
  api: ApiClient,
  name: string,
  choose: (products: ProductCard[]) => string | null,
) =>
  queryOptions({
    queryKey: ['product', 'sample', name],
    queryFn: async ({ signal }) => {
      const { data } = await api.get(
        '/products',
        () => import('./schemas.ts').then((module) => module.productsAnswerSchema),
        { query: { per_page: catalogueSize }, signal },
      );
      return choose(data);
    },
  });
