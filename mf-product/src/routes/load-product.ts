import { isApiError } from '@dana/api-client';
import { paymentMethodsQuery } from '@dana/commerce/payment-methods.queries';
import { offers } from '@dana/contracts/offers';
import { PageNotFound, type PageRequest } from '@dana/runtime';
import { loadSanitiser } from '@dana/ui';
import { instalmentsQuery } from '#api/instalments.queries.ts';
import { productQuery, reviewsQuery } from '#api/product.queries.ts';

/** Fetches a product and its first reviews. Errors: `PageNotFound` for an unknown slug, else as the API failed. */
export async function loadProduct({ api, queryClient }: PageRequest, slug: string): Promise<void> {
  // Reviews stand far below: a failure of theirs shows there and nowhere else. So do the ways to pay, which the frame
  // has mostly read before.
  // The cleaner of descriptions comes along, so that their words do not push the page down when they appear.
  const besides = Promise.allSettled([
    offers(api, 'reviews') && queryClient.prefetchQuery(reviewsQuery(api, slug, 1)),
    queryClient.prefetchQuery(paymentMethodsQuery(api)),
    queryClient.prefetchQuery(instalmentsQuery(api)),
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
