import { Button, classNames } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import { BrandFilter } from './brand-filter.tsx';
import { CategoryFilter } from './category-filter.tsx';
import css from './filter-panel.module.css';
import { OptionFilter } from './option-filter.tsx';
import { PriceFilter } from './price-filter.tsx';
import { RatingFilter } from './rating-filter.tsx';
import { resetFilters } from './listing-state.ts';
import { useActiveFilters } from './use-active-filters.ts';
import type { Listing } from './use-listing.ts';
import { StatusFilter } from './status-filter.tsx';
import { TopRated } from './top-rated.tsx';

type FilterPanelProps = {
  listing: Listing;
  /** One below the other, or side by side in four columns. */
  form?: 'column' | 'columns';
};

/** All filters of a listing. The one that the page fixes is not shown. */
export function FilterPanel({ listing, form = 'column' }: FilterPanelProps) {
  const { kind } = listing.scope;
  const status = <StatusFilter listing={listing} />;
  const categories = kind !== 'category' && <CategoryFilter listing={listing} />;
  const brands = kind !== 'brand' && <BrandFilter listing={listing} />;
  const price = <PriceFilter listing={listing} />;
  if (form === 'columns')
    return (
      <div className={css.columns}>
        <div className={css.stack}>
          <div className={css.scripted}>{status}</div>
          <div>{brands}</div>
        </div>
        <div className={css.stack}>
          <div>{categories}</div>
          <OptionFilter listing={listing} className={css.scripted} />
        </div>
        <div className={css.stack}>
          {price}
          <div className={css.scripted}>
            <RatingFilter listing={listing} />
          </div>
          <ResetFilters listing={listing} className={css.scripted} />
        </div>
        <TopRated listing={listing} />
      </div>
    );
  return (
    <div className={css.panel}>
      {price}
      <div className={classNames(css.block, css.scripted)}>{status}</div>
      {categories && <div className={css.block}>{categories}</div>}
      <OptionFilter listing={listing} className={classNames(css.block, css.scripted)} />
      <div className={classNames(css.block, css.scripted)}>
        <RatingFilter listing={listing} />
      </div>
      {brands && <div className={css.block}>{brands}</div>}
      <TopRated listing={listing} className={css.block} />
      <ResetFilters listing={listing} className={css.scripted} />
    </div>
  );
}

/** Takes all filters away; off while there are none. */
function ResetFilters({ listing, className }: { listing: Listing; className: string | undefined }) {
  const { t } = useTranslation('catalog');
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
