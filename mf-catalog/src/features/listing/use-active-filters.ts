import { useMoney } from '@dana/runtime';
import { type ActiveFilter, activeFilters } from './active-filters.ts';
import type { Listing } from './use-listing.ts';

/** The filters that are set, with amounts in the shopper's currency. */
export function useActiveFilters({ state, scope, categories, brands }: Listing): ActiveFilter[] {
  const money = useMoney();
  return activeFilters(state, scope, { categories, brands }, { money: money.text });
}
