import { useTexts } from '@dana/i18n';
import { Button, Checkbox, ChoiceGroup, classNames } from '@dana/ui';
import { BrandFilter } from './brand-filter.tsx';
import { CategoryFilter } from './category-filter.tsx';
import css from './filter-panel.module.css';
import { changeListing, resetFilters, type Status, statuses } from './listing-state.ts';
import { PriceFilter } from './price-filter.tsx';
import type { Listing } from './use-listing.ts';
import { useActiveFilters } from './use-active-filters.ts';

/** All filters of a listing: price, status, categories, brands. The one that the page fixes is not shown. */
export function FilterPanel({ listing }: { listing: Listing }) {
  const { t } = useTexts('catalog');
  const { state, scope, goTo } = listing;
  const hasFilters = useActiveFilters(listing).length > 0;
  return (
    <div className={css.panel}>
      <PriceFilter listing={listing} />
      <div className={classNames(css.block, css.scripted)}>
        <StatusFilter listing={listing} />
      </div>
      {scope.kind !== 'category' && (
        <div className={css.block}>
          <CategoryFilter listing={listing} />
        </div>
      )}
      {scope.kind !== 'brand' && (
        <div className={css.block}>
          <BrandFilter listing={listing} />
        </div>
      )}
      <Button
        variant="outline"
        size="small"
        icon="return"
        className={css.scripted}
        disabled={!hasFilters}
        onClick={() => goTo(resetFilters(state, { keepsQuery: scope.kind === 'search' }))}
      >
        {t('filters.reset')}
      </Button>
    </div>
  );
}

function StatusFilter({ listing: { state, goTo } }: { listing: Listing }) {
  const { t } = useTexts('catalog');
  const toggle = (status: Status, isOn: boolean) => {
    const others = state.statuses.filter((other) => other !== status);
    goTo(changeListing(state, { statuses: isOn ? [...others, status] : others }));
  };
  return (
    <ChoiceGroup legend={t('filters.status')} className={css.choices}>
      {statuses.map((status) => (
        <Checkbox
          key={status}
          label={t(status === 'on-sale' ? 'filters.onSale' : 'filters.inStock')}
          checked={state.statuses.includes(status)}
          onChange={(event) => toggle(status, event.target.checked)}
        />
      ))}
    </ChoiceGroup>
  );
}
