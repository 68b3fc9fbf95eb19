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
