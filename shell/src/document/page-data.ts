import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { pack, unpack } from './packed-data.ts';

/** What a page was made of: the key and the packed answer of each query. No clock stands in it, so equal pages are equal bytes. */
export type PageData = readonly (readonly [key: QueryKey, data: unknown])[];

/** What the queries of a rendered page have come to; those that failed are asked again by the browser. */
export const readPageData = (client: QueryClient): PageData =>
  client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }) =>
      state.status === 'success' ? [[queryKey, pack(state.data)] as const] : [],
    );

/**
 * Gives a browser's queries what the server's had. What the browser knows better stays: it was read later, or has been
 * changed since.
 * @param madeAtMs – when the document was made: what is older than a query allows is asked for again in the background.
 */
export function keepPageData(client: QueryClient, data: PageData, madeAtMs: number): void {
  for (const [key, answer] of data) {
    const known = client.getQueryState(key);
    const isBetter = known !== undefined && (known.isInvalidated || known.dataUpdatedAt >= madeAtMs);
    if (!isBetter) client.setQueryData(key, unpack(answer), { updatedAt: madeAtMs });
  }
}
