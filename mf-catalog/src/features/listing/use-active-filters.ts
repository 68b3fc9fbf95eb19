import { useMoney } from '@dana/runtime';
import { type ActiveFilter, activeFilters } from './active-filters.ts';
import { facetCounts } from './facet-counts.ts';
import type { Listing } from './use-listing.ts';

/** The filters that are set, with amounts in the shopper's currency. */
export function useActiveFilters({ state, scope, categories, brands, meta }: Listing): ActiveFilter[] {
  const money = useMoney();
  const attributes = facetCounts(meta)?.attributes;
  const names = { categories, brands, ...(attributes && { attributes }) };
  return activeFilters(state, scope, names, { money: money.text });
}

/** Nothing was found for what was typed, and it was not narrowed either: other words may help, other filters may not. */
export function useIsVainSearch(listing: Listing): boolean {
  const filters = useActiveFilters(listing);
  const { state, meta, layout } = listing;
  return (
    meta?.total === 0 &&
    layout.help !== undefined &&
    Boolean(state.searchText || state.tag) &&
    filters.every(({ id }) => id === 'tag' || id === 'productType')
  );
}
