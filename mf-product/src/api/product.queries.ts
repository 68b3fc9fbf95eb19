import type { ApiClient } from '@dana/api-client';
import type { Product } from '@dana/contracts/api/product';
import type { RatingSummary } from '@dana/contracts/api/rating';
import { queryOptions } from '@tanstack/react-query';

/** A product with its ratings summed up. */
export type ProductPage = Product & { ratings: RatingSummary };

/** GET /products/{slug}. Errors: `ApiError` 404 for an unknown slug. */
export const productQuery = (api: ApiClient, slug: string) =>
  queryOptions({
    queryKey: ['product', 'details', slug, api.locale, api.currency],
    queryFn: async ({ signal }): Promise<ProductPage> => {
      const schema = () => import('./schemas.ts').then((module) => module.productAnswerSchema);
      // Summed up here and not in a component, because the module brings the schemas along.
      const [{ data }, { summariseRating }] = await Promise.all([
        api.get(`/products/${encodeURIComponent(slug)}`, schema, { signal }),
        import('./schemas.ts'),
      ]);
      return {
        ...data,
        ratings: summariseRating(data.reviews, { rating: data.avg_rating, count: data.reviews_count }),
      };
    },
  });

/** GET /products/{slug}/reviews, newest first, five on a page. `page` from 1. */
export const reviewsQuery = (api: ApiClient, slug: string, page: number) =>
  queryOptions({
    queryKey: ['product', 'reviews', slug, page, api.locale],
    queryFn: ({ signal }) =>
      api.get(
        `/products/${encodeURIComponent(slug)}/reviews`,
        () => import('./schemas.ts').then((module) => module.reviewsAnswerSchema),
        { query: { page }, signal },
      ),
  });
