import { useTexts } from '@dana/i18n';
import { Button } from '@dana/ui';
import { resetFilters } from './listing-state.ts';
import { useActiveFilters } from './use-active-filters.ts';
import type { Listing } from './use-listing.ts';

/** Takes all filters away; off while there are none. */
export function ResetFilters({ listing, className }: { listing: Listing; className: string | undefined }) {
  const { t } = useTexts('catalog');
  const { state, scope, goTo } = listing;
  const hasFilters = useActiveFilters(listing).length > 0;
  return (
    <Button
      variant="outline"
      size="small"
      icon="return"
      className={className}
      disabled={!hasFilters}
      onClick={() => goTo(resetFilters(state, { keepsQuery: scope.kind === 'search' }))}
    >
      {t('filters.reset')}
    </Button>
  );
}
