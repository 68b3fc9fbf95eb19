import { isApiError } from '@dana/api-client';
import { PageNotFound, type PageRequest } from '@dana/runtime';
import { loadSanitiser } from '@dana/ui';
import { productQuery, reviewsQuery } from '#api/product.queries.ts';

/** Fetches a product and its first reviews. Errors: `PageNotFound` for an unknown slug, else as the API failed. */
export async function loadProduct({ api, queryClient }: PageRequest, slug: string): Promise<void> {
  // Reviews stand far below: a failure of theirs shows there and nowhere else.
  // The cleaner of descriptions comes along, so that their words do not push the page down when they appear.
  const besides = Promise.allSettled([
    queryClient.prefetchQuery(reviewsQuery(api, slug, 1)),
    loadSanitiser(),
  ]);
  try {
    await queryClient.fetchQuery(productQuery(api, slug));
  } catch (error) {
    if (isApiError(error) && error.status === 404) throw new PageNotFound();
    throw error;
  }
  await besides;
}
