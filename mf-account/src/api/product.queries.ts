import { type ApiClient, isApiError } from '@dana/api-client';
import type { Product } from '@dana/contracts/api/product';
import { queryOptions } from '@tanstack/react-query';

/** A product of the wishlist as it is now; null when the shop no longer has it. */
export const listedProductQuery = (api: ApiClient, slug: string) =>
  queryOptions({
    queryKey: ['account', 'listed-product', slug, api.locale, api.currency],
    queryFn: async ({ signal }): Promise<Product | null> => {
      try {
        const answer = await api.get(
          `/products/${encodeURIComponent(slug)}`,
          () =>
            import(/* webpackChunkName: "answers" */ './schemas.ts').then(
              (module) => module.productAnswerSchema,
            ),
          { signal },
        );
        return answer.data;
      } catch (error) {
        if (isApiError(error) && error.status === 404) return null;
        throw error;
      }
    },
  });
