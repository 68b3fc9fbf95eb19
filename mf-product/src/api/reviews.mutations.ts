import type { ApiClient } from '@dana/api-client';
import type { ReviewInput } from '@dana/contracts/api/review';
import type { QueryClient } from '@tanstack/react-query';

/**
 * POST /products/{slug}/reviews, signed in. A second review of a product replaces the first. Reads product and
 * reviews again, because both show the rating. Errors: `ApiError` 422 with `fields`, `UnreachableError`.
 */
export async function writeReview(
  api: ApiClient,
  queryClient: QueryClient,
  slug: string,
  review: ReviewInput,
): Promise<void> {
  await api.send('POST', `/products/${encodeURIComponent(slug)}/reviews`, review, () =>
    import('./schemas.ts').then((module) => module.reviewAnswerSchema),
  );
  // Not waited for: the review is saved, whenever the page shows it.
  for (const read of ['details', 'reviews'])
    void queryClient.invalidateQueries({ queryKey: ['product', read, slug] });
}
