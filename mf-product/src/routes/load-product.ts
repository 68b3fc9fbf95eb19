import { isApiError } from '@dana/api-client';
import { PageNotFound, type PageRequest } from '@dana/runtime';
import { productQuery, reviewsQuery } from '#api/product.queries.ts';

/** Fetches a product and its first reviews. Errors: `PageNotFound` for an unknown slug, else as the API failed. */
export async function loadProduct({ api, queryClient }: PageRequest, slug: string): Promise<void> {
  // Reviews stand far below: a failure of theirs shows there and nowhere else.
  const reviews = queryClient.prefetchQuery(reviewsQuery(api, slug, 1));
  try {
    await queryClient.fetchQuery(productQuery(api, slug));
  } catch (error) {
    if (isApiError(error) && error.status === 404) throw new PageNotFound();
    throw error;
  }
  await reviews;
}
