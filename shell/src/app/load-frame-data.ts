import type { ApiClient } from '@dana/api-client';
import { paymentMethodsQuery } from '@dana/commerce/payment-methods.queries';
import type { QueryClient } from '@tanstack/react-query';
import { inTime } from '../loading/in-time.ts';

/** How much longer than for its own data a page is held up. Unit: milliseconds. */
const lateAfterMs = 200;

/**
 * Begins to fetch what the frame itself shows of the API, beside what the page asks for.
 * @returns what waits for it a little. What is late is left to the browser, and out of the page's data: they must agree with
 * its HTML. Never rejects.
 */
export function loadFrameData(
  client: QueryClient,
  api: ApiClient,
  waitMs = lateAfterMs,
): () => Promise<void> {
  const query = paymentMethodsQuery(api);
  const fetched = client.prefetchQuery(query);
  return () =>
    inTime(fetched, waitMs).catch(() => client.removeQueries({ queryKey: query.queryKey, exact: true }));
}
