import { inPlace } from '@dana/contracts/overlays';
import { useShell } from '@dana/runtime';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useOptimistic, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { brandsQuery } from '#api/brands.queries.ts';
import { categoriesQuery } from '#api/categories.queries.ts';
import { productsQuery } from '#api/products.queries.ts';
import type { ListingLayout } from './listing-layout.ts';
import { type ListingScope, productsQueryOf } from './listing-query.ts';
import { correctedSearch, type ListingState, readListing, writeListing } from './listing-state.ts';
import { priceRangeKey, rangeOf, type RememberedRange, rememberRange } from './price-range.ts';

/** Neither scrolled nor closed by: the sheet that a filter is set in stays open. */
const ownChange = { preventScrollReset: true, state: inPlace } as const;

export type Listing = ReturnType<typeof useListing>;

/** The listing that the address describes: its filters, its products, and how to go to another one. */
export function useListing(scope: ListingScope, layout: ListingLayout) {
  const { api } = useShell();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // The router changes the address in a transition; what was pressed must not wait for that.
  // Its prices are in the currency that is shown: the loader saw to that.
  const [state, showAtOnce] = useOptimistic<ListingState>({
    ...readListing(new URLSearchParams(search)),
    currency: api.currency,
  });

  const categories = useQuery(categoriesQuery(api)).data ?? [];
  const brands = useQuery(brandsQuery(api)).data ?? [];
  const query = productsQueryOf(state, scope, { categories, brands });
  const answer = useQuery({
    ...productsQuery(api, query),
    // The old cards stay, dimmed, so that nothing jumps while the next ones are on their way.
    placeholderData: keepPreviousData,
  });

  const meta = answer.data?.meta;
  const settledLastPage = answer.isPlaceholderData ? undefined : meta?.last_page;
  const corrected = correctedSearch(new URLSearchParams(search), settledLastPage);
  useEffect(() => {
    if (corrected !== undefined) navigate({ search: corrected }, { replace: true, ...ownChange });
  }, [corrected, navigate]);

  const rangeKey = priceRangeKey(query, api.currency);
  const priceRange = usePriceRange(
    rangeKey,
    answer.isPlaceholderData || !answer.data ? undefined : rangeOf(answer.data),
  );

  return {
    scope,
    layout,
    state,
    /** What the API is asked for; `null` where nothing can match. */
    query,
    /** Whether the API could be asked for a listing: `false` where nothing can match. */
    canMatch: (next: ListingState) => productsQueryOf(next, scope, { categories, brands }) !== null,
    /** Cards or rows: what the address says, or else what the layout begins with. */
    view: layout.view === undefined ? 'grid' : (state.view ?? layout.view),
    categories,
    brands,
    products: answer.data?.products,
    meta,
    priceRange,
    /** Cards of another address are shown while those of this one are fetched. */
    isChanging: answer.isPlaceholderData && answer.isFetching,
    hasFailed: answer.isError && (answer.data === undefined || answer.isPlaceholderData),
    retry: () => void answer.refetch(),
    hrefOf: (next: ListingState) => `${pathname}${writeListing(next)}`,
    goTo: (next: ListingState, { replace = false } = {}) =>
      startTransition(() => {
        showAtOnce(next);
        navigate({ search: writeListing(next) }, { replace, ...ownChange });
      }),
  };
}

/**
 * The ends of the price slider for what a key stands for, as the first answer gave them.
 * @param meta – of the answer to exactly this address; undefined while it is on its way.
 */
function usePriceRange(
  key: string,
  meta: Parameters<typeof rememberRange>[2] | undefined,
): RememberedRange | undefined {
  const [remembered, setRemembered] = useState<RememberedRange>();
  const range = meta ? rememberRange(remembered, key, meta) : remembered;
  // Kept while rendering, not in an effect: the first picture already shows the right ends.
  if (range !== remembered) setRemembered(range);
  return range;
}
