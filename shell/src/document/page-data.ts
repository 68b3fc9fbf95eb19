import { dehydrate, type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';

/** What a page was made of. No clock stands in it, so equal pages are equal bytes. */
export type PageData = DehydratedState['queries'];

/** What the queries of a rendered page have come to; those that failed are asked again by the browser. */
export const readPageData = (client: QueryClient): PageData =>
  dehydrate(client).queries.map((query) => madeAt(query, 0));

/**
 * Gives a browser's queries what the server's had. What the browser knows better stays: it was read later, or has been
 * changed since.
 * @param madeAtMs – when the document was made, by this browser's clock: what is older than a query allows is asked for again
 *   in the background.
 */
export function keepPageData(client: QueryClient, data: PageData, madeAtMs: number): void {
  const unknown: PageData = [];
  for (const query of data) {
    const known = client.getQueryState(query.queryKey);
    if (known === undefined) unknown.push(madeAt(query, madeAtMs));
    // What `hydrate` gives a query that is being fetched is lost when that call is cancelled, as it is when its page is left.
    else if (!known.isInvalidated && known.dataUpdatedAt < madeAtMs)
      client.setQueryData(query.queryKey, query.state.data, { updatedAt: madeAtMs });
  }
  hydrate(client, { queries: unknown });
}

const madeAt = (query: PageData[number], timeMs: number): PageData[number] => ({
  ...query,
  dehydratedAt: timeMs,
  state: { ...query.state, dataUpdatedAt: timeMs },
});
